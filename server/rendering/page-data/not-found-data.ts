import type { Locale } from '../../../shared/i18n/locale.ts'
import type { PageQuery } from '../../../shared/page-query.ts'
import { sitePages } from '../../../shared/pages.ts'
import type { NotFoundData } from '../../../src/pages/not-found/not-found-data.ts'
import { nearestPage } from '../nearest-page.ts'
import { siteContext } from '../site-context.ts'
import { pageData } from './page-data.ts'

/** The copy of the page for unknown paths, and the page whose path is nearest to the one asked for. */
export function notFoundData(locale: Locale, query: PageQuery): NotFoundData {
  const id = nearestPage(query.path ?? '')
  const nearest = id && {
    title: siteContext().content.page(id, locale).seo.title,
    path: sitePages[id].path,
  }
  return { ...pageData('not-found', locale), nearest }
}
