import { createFileRoute } from '@tanstack/react-router'
import { pageRoute } from '../content/page-route.ts'
import { PartnersPage } from '../pages/partners/partners-page.tsx'

export const Route = createFileRoute('/partners')({
  ...pageRoute('partners'),
  component: () => <PartnersPage {...Route.useLoaderData()} />,
})
