import { createFileRoute } from '@tanstack/react-router'
import { pageRoute } from '../content/page-route.ts'
import { IntegrationsPage } from '../pages/integrations/integrations-page.tsx'

export const Route = createFileRoute('/integrations')({
  ...pageRoute('integrations'),
  component: () => <IntegrationsPage {...Route.useLoaderData()} />,
})
