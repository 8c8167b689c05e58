import type { ContactPoint, Organization, PostalAddress } from 'schema-dts'
import { nodeIds, ref } from './node-ids.ts'
import type { SeoSite } from './seo-page.ts'

/** The company with address, contact points and service areas (SPEC section 3 "Organisation"). */
export function organisation({ origin, site }: SeoSite): Organization {
  const ids = nodeIds(origin)
  return {
    '@type': 'Organization',
    '@id': ids.organisation,
    name: site.brand.name,
    legalName: site.company.legalName,
    url: `${origin}/`,
    email: site.contact.email,
    telephone: site.contact.phone,
    // A placeholder is not a number: launch-check lists it.
    ...(/^[A-Z]{2}\w+$/.test(site.company.vatId) ? { vatID: site.company.vatId } : {}),
    logo: {
      '@type': 'ImageObject',
      '@id': ids.logo,
      url: `${origin}/icon-512.png`,
      width: '512',
      height: '512',
      caption: site.brand.name,
    },
    address: address(site.address),
    contactPoint: [
      contactPoint('sales', site.contact.salesEmail, site.contact.phone),
      contactPoint('security', site.contact.securityEmail),
    ],
    areaServed: serviceAreas(),
    knowsLanguage: ['en', 'de'],
    sameAs: [site.social.network, site.social.code, site.social.packages],
  }
}

/** The company as other pages name it: enough for every reference to resolve within the page. */
export function organisationStub({ origin, site }: SeoSite): Organization {
  return {
    '@type': 'Organization',
    '@id': nodeIds(origin).organisation,
    name: site.brand.name,
    url: `${origin}/`,
  }
}

/** Europe, North America, DE, EU and US (SPEC section 3). */
function serviceAreas() {
  return [
    { '@type': 'Place', name: 'Europe' },
    { '@type': 'Place', name: 'North America' },
    { '@type': 'Country', name: 'DE' },
    { '@type': 'AdministrativeArea', name: 'EU' },
    { '@type': 'Country', name: 'US' },
  ] as const
}

/** Reference to the organisation's node. */
export function organisationRef(origin: string): { '@id': string } {
  return ref(nodeIds(origin).organisation)
}

function address(from: SeoSite['site']['address']): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: from.street.replaceAll('\u00a0', ' '),
    postalCode: from.postalCode,
    addressLocality: from.city,
    addressCountry: from.country,
  }
}

function contactPoint(contactType: string, email: string, telephone?: string): ContactPoint {
  return {
    '@type': 'ContactPoint',
    contactType,
    email,
    ...(telephone === undefined ? {} : { telephone }),
    areaServed: ['DE', 'EU', 'US'],
    availableLanguage: ['en', 'de'],
  }
}
