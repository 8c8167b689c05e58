import { createFileRoute } from '@tanstack/react-router'
import { pageRoute } from '../../content/page-route.ts'
import { PressReleasesPage } from '../../pages/press/press-releases-page.tsx'

export const Route = createFileRoute('/press/press-releases')({
  ...pageRoute('press-releases'),
  component: () => <PressReleasesPage {...Route.useLoaderData()} />,
})
