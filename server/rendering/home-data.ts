import type { Facts } from '../../shared/content/facts.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import { type PageData, pageData } from './page-data.ts'
import { siteContext } from './site-context.ts'

/** The home page: its words, and the figures its calculator works with. */
export interface HomeData extends PageData<'home'> {
  locale: Locale
  facts: { price: Facts['price']; roi: Facts['roi'] }
  api: { host: string; readPath: string }
}

/** Copy, head and figures of the home page in one language. */
export function homeData(locale: Locale): HomeData {
  const { content } = siteContext()
  const { price, roi } = content.facts()
  const { host, readPath } = content.site().api
  return { ...pageData('home', locale), locale, facts: { price, roi }, api: { host, readPath } }
}
