import type { Locale } from '../../../shared/i18n/locale.ts'
import type { HomeData } from '../../../src/pages/home/home-data.ts'
import { siteContext } from '../site-context.ts'
import { pageData } from './page-data.ts'

/** Copy, head and figures of the home page in one language. */
export function homeData(locale: Locale): HomeData {
  const { content } = siteContext()
  const { price, roi } = content.facts()
  const { host, readPath } = content.site().api
  return { ...pageData('home', locale), locale, facts: { price, roi }, api: { host, readPath } }
}
