import type { Facts } from '../../shared/content/facts.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import { type PageData, pageData } from './page-data.ts'
import { siteContext } from './site-context.ts'

/** The pricing page: its words, and the figures its invoices are computed from. */
export interface PricingData extends PageData<'pricing'> {
  locale: Locale
  facts: Pick<Facts, 'price' | 'invoiceExample' | 'invoiceSimulator'>
}

/** Copy, head and figures of the pricing page in one language. */
export function pricingData(locale: Locale): PricingData {
  const { price, invoiceExample, invoiceSimulator } = siteContext().content.facts()
  return {
    ...pageData('pricing', locale),
    locale,
    facts: { price, invoiceExample, invoiceSimulator },
  }
}
