import { createFileRoute } from '@tanstack/react-router'
import { pageRoute } from '../../content/page-route.ts'
import { ErpDataEntryPage } from '../../pages/use-case/erp/erp-data-entry-page.tsx'

export const Route = createFileRoute('/use-cases/erp-data-entry')({
  ...pageRoute('use-case-erp-data-entry'),
  component: () => <ErpDataEntryPage {...Route.useLoaderData()} />,
})
