import { createFileRoute } from '@tanstack/react-router'
import { pageRoute } from '../content/page-route.ts'
import { ImprintPage } from '../pages/legal/imprint-page.tsx'

export const Route = createFileRoute('/imprint')({
  ...pageRoute('imprint'),
  component: () => <ImprintPage {...Route.useLoaderData()} />,
})
