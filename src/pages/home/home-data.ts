import type { Facts } from '../../../shared/content/facts.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import type { PageData } from '../../../shared/page-data.ts'

/** The home page: its words, and the figures its calculator works with. */
export interface HomeData extends PageData<'home'> {
  locale: Locale
  facts: { price: Facts['price']; roi: Facts['roi'] }
  api: { host: string; readPath: string }
}
