import type { Offer, Service, Thing, UnitPriceSpecification } from 'schema-dts'
import type { Locale } from '../i18n/locale.ts'
import { pageUrl } from './canonical.ts'
import { nodeIds, ref } from './node-ids.ts'
import { organisationRef } from './organisation.ts'
import type { SeoSite } from './seo-page.ts'

const words = Object.freeze({
  en: Object.freeze({
    service: 'Data extraction from technical drawings',
    base: 'Base fee per month',
    month: 'month',
    page: 'drawing page',
    perPage: 'Price per drawing page',
  }),
  de: Object.freeze({
    service: 'Datenextraktion aus technischen Zeichnungen',
    base: 'Grundgebühr pro Monat',
    month: 'Monat',
    page: 'Zeichnungsseite',
    perPage: 'Preis je Zeichnungsseite',
  }),
})

/** The service and its Essential offer, prices from the facts (SPEC section 3, "Offer Essential"). */
export function offers(seoSite: SeoSite, locale: Locale): Thing[] {
  return [service(seoSite, locale), essentialOffer(seoSite, locale)]
}

function service({ origin, site }: SeoSite, locale: Locale): Service {
  const ids = nodeIds(origin)
  return {
    '@type': 'Service',
    '@id': ids.service,
    name: site.brand.name,
    serviceType: words[locale].service,
    provider: organisationRef(origin),
    offers: ref(ids.offer),
  }
}

function essentialOffer({ origin, facts }: SeoSite, locale: Locale): Offer {
  const ids = nodeIds(origin)
  const { base, perPage, currency } = facts.price
  const word = words[locale]
  return {
    '@type': 'Offer',
    '@id': ids.offer,
    name: 'Essential',
    url: `${pageUrl(origin, '/pricing', locale)}#essential`,
    price: base,
    priceCurrency: currency,
    itemOffered: ref(ids.service),
    seller: organisationRef(origin),
    priceSpecification: [
      unitPrice(base, currency, word.base, { unitCode: 'MON', unitText: word.month }),
      unitPrice(perPage, currency, word.perPage, { unitText: word.page }),
    ],
  }
}

/** `MON` is the month in UN/CEFACT's codes; a drawing page has no code. Prices to businesses are net. */
function unitPrice(
  price: number,
  priceCurrency: string,
  name: string,
  unit: { unitCode?: string; unitText: string },
): UnitPriceSpecification {
  return {
    '@type': 'UnitPriceSpecification',
    name,
    price,
    priceCurrency,
    ...unit,
    referenceQuantity: { '@type': 'QuantitativeValue', value: 1, ...unit },
    valueAddedTaxIncluded: false,
  }
}
