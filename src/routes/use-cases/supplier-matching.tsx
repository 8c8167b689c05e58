import { createFileRoute } from '@tanstack/react-router'
import { pageRoute } from '../../content/page-route.ts'
import { SupplierSelectionPage } from '../../pages/use-case/supplier/supplier-selection-page.tsx'

export const Route = createFileRoute('/use-cases/supplier-matching')({
  ...pageRoute('use-case-supplier-matching'),
  component: () => <SupplierSelectionPage {...Route.useLoaderData()} />,
})
