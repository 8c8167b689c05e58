import type { Locale } from '../../../shared/i18n/locale.ts'
import type { PricingData } from '../../../src/pages/pricing/pricing-data.ts'
import { siteContext } from '../site-context.ts'
import { pageData } from './page-data.ts'

/** Copy, head and figures of the pricing page in one language. */
export function pricingData(locale: Locale): PricingData {
  const { price, invoiceExample, invoiceSimulator } = siteContext().content.facts()
  return {
    ...pageData('pricing', locale),
    locale,
    facts: { price, invoiceExample, invoiceSimulator },
  }
}
