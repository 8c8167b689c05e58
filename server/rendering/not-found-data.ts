import type { Locale } from '../../shared/i18n/locale.ts'
import type { PageQuery } from '../../shared/page-query.ts'
import { sitePages } from '../../shared/pages.ts'
import { nearestPage } from './nearest-page.ts'
import { type PageData, pageData } from './page-data.ts'
import { siteContext } from './site-context.ts'

/** What the page for unknown paths shows. */
export interface NotFoundData extends PageData<'not-found'> {
  /** The page that was probably meant. */
  nearest?: { title: string; path: string }
}

/** The copy of the page for unknown paths, and the page whose path is nearest to the one asked for. */
export function notFoundData(locale: Locale, query: PageQuery): NotFoundData {
  const id = nearestPage(query.path ?? '')
  const nearest = id && {
    title: siteContext().content.page(id, locale).seo.title,
    path: sitePages[id].path,
  }
  return { ...pageData('not-found', locale), ...(nearest ? { nearest } : {}) }
}
