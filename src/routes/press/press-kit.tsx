import { createFileRoute } from '@tanstack/react-router'
import { pageRoute } from '../../content/page-route.ts'
import { PressKitPage } from '../../pages/press/press-kit-page.tsx'

export const Route = createFileRoute('/press/press-kit')({
  ...pageRoute('press-kit'),
  component: () => <PressKitPage {...Route.useLoaderData()} />,
})
