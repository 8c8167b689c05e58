import { useLoaderData } from '@tanstack/react-router'
import type { PageData } from '../../../server/rendering/page-data.ts'
import { loadPage } from '../../content/load.ts'
import type { SitePageId } from '../../navigation/site-map.ts'
import { PlainPage } from './plain-page.tsx'

type PlainPageId = Exclude<SitePageId, 'home'>

/** What every route of a plain page does: load its copy, set its head, show it. */
export function plainPageRoute(id: PlainPageId) {
  return {
    loaderDeps: ({ search }: { search: { lang?: 'de' } }) => ({
      locale: search.lang ?? ('en' as const),
    }),
    loader: ({ deps }: { deps: { locale: 'en' | 'de' } }) => loadPage(id, deps.locale),
    head: ({ loaderData }: { loaderData?: PageData<PlainPageId> }) => loaderData?.head ?? {},
    component: PlainPageOfRoute,
  }
}

function PlainPageOfRoute() {
  const { copy, crumbs } = useLoaderData({ strict: false }) as PageData<PlainPageId>
  return <PlainPage copy={copy} crumbs={crumbs} />
}
