import { createFileRoute } from '@tanstack/react-router'
import { pageRoute } from '../../content/page-route.ts'
import { catalogueSearch } from '../../feasibility/catalogue-search.ts'
import { FeasibilityPage } from '../../pages/use-case/feasibility/feasibility-page.tsx'

export const Route = createFileRoute('/use-cases/feasibility-analysis')({
  validateSearch: catalogueSearch,
  ...pageRoute('use-case-feasibility-analysis'),
  component: () => <FeasibilityPage {...Route.useLoaderData()} />,
})
