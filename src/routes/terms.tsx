import { createFileRoute } from '@tanstack/react-router'
import { pageRoute } from '../content/page-route.ts'
import { LegalPage } from '../pages/legal/legal-page.tsx'

export const Route = createFileRoute('/terms')({
  ...pageRoute('terms'),
  component: () => <LegalPage {...Route.useLoaderData()} />,
})
