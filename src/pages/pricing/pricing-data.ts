import type { Facts } from '../../../shared/content/facts.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import type { PageData } from '../../../shared/page-data.ts'

/** The pricing page: its words, and the figures its invoices are computed from. */
export interface PricingData extends PageData<'pricing'> {
  locale: Locale
  facts: Pick<Facts, 'price' | 'invoiceExample' | 'invoiceSimulator'>
}
