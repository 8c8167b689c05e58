import { createFileRoute } from '@tanstack/react-router'
import { loadHome } from '../content/load.ts'
import { HomePage } from '../pages/home/home.tsx'
import { roiSearch } from '../pages/home/roi/roi-search.ts'

export const Route = createFileRoute('/')({
  validateSearch: roiSearch,
  loaderDeps: ({ search }) => ({ locale: (search as { lang?: 'de' }).lang ?? ('en' as const) }),
  loader: ({ deps }) => loadHome(deps.locale),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: () => <HomePage {...Route.useLoaderData()} />,
})
