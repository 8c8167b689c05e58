import { createFileRoute } from '@tanstack/react-router'
import { pageRoute } from '../content/page-route.ts'
import { HomePage } from '../pages/home/home.tsx'
import { roiSearch } from '../pages/home/roi/roi-search.ts'

export const Route = createFileRoute('/')({
  validateSearch: roiSearch,
  ...pageRoute('home'),
  component: () => <HomePage {...Route.useLoaderData()} />,
})
