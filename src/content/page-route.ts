import type { PageDataOf } from '../../server/rendering/pages.ts'
import type { Locale } from '../i18n/locale.ts'
import { type PageQuery, pageQuery } from '../navigation/page-queries.ts'
import type { SitePageId } from '../navigation/site-map.ts'
import { loadPage } from './load.ts'

/**
 * What the route of every page of the site map does besides showing it: load its copy in the language
 * of the address with what the address asks for, set its head.
 */
export function pageRoute<K extends SitePageId>(id: K) {
  return {
    loaderDeps: ({ search }: { search: { lang?: 'de' } }) => ({
      locale: search.lang ?? ('en' as const),
      query: pageQuery(id, search),
    }),
    loader: ({ deps }: { deps: { locale: Locale; query: PageQuery } }) =>
      loadPage(id, deps.locale, deps.query),
    head: ({ loaderData }: { loaderData?: PageDataOf<K> | undefined }) => loaderData?.head ?? {},
  }
}
