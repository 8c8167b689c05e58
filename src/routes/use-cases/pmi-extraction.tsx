import { createFileRoute } from '@tanstack/react-router'
import { pageRoute } from '../../content/page-route.ts'
import { PmiExtractionPage } from '../../pages/use-case/pmi/pmi-extraction-page.tsx'

export const Route = createFileRoute('/use-cases/pmi-extraction')({
  ...pageRoute('use-case-pmi-extraction'),
  component: () => <PmiExtractionPage {...Route.useLoaderData()} />,
})
