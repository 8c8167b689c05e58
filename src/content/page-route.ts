import type { PageDataOf } from '../../server/rendering/pages.ts'
import type { Locale } from '../i18n/locale.ts'
import type { SitePageId } from '../navigation/site-map.ts'
import { loadPage } from './load.ts'

/**
 * What the route of every page of the site map does besides showing it: load its copy in the language
 * of the address, set its head.
 */
export function pageRoute<K extends SitePageId>(id: K) {
  return {
    loaderDeps: ({ search }: { search: { lang?: 'de' } }) => ({
      locale: search.lang ?? ('en' as const),
    }),
    loader: ({ deps }: { deps: { locale: Locale } }) => loadPage(id, deps.locale),
    head: ({ loaderData }: { loaderData?: PageDataOf<K> | undefined }) => loaderData?.head ?? {},
  }
}
