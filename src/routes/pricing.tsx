import { createFileRoute } from '@tanstack/react-router'
import { pageRoute } from '../content/page-route.ts'
import { PricingPage } from '../pages/pricing/pricing-page.tsx'
import { simulatorSearch } from '../pages/pricing/simulator/simulator-search.ts'

export const Route = createFileRoute('/pricing')({
  validateSearch: simulatorSearch,
  ...pageRoute('pricing'),
  component: () => <PricingPage {...Route.useLoaderData()} />,
})
