import { createFileRoute } from '@tanstack/react-router'
import { pageRoute } from '../content/page-route.ts'
import { SearchPage } from '../pages/search/search-page.tsx'

export const Route = createFileRoute('/search')({
  ...pageRoute('search'),
  component: () => <SearchPage {...Route.useLoaderData()} />,
})
