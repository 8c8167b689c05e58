import type { SearchAction, WebSite, WithActionConstraints } from 'schema-dts'
import { nodeIds } from './node-ids.ts'
import { organisationRef } from './organisation.ts'
import type { SeoSite } from './page-facts.ts'

/** The site with its search target (SPEC section 2: `/search?q={query}` in structured data). */
export function website(seoSite: SeoSite): WebSite {
  return {
    ...websiteStub(seoSite),
    inLanguage: ['en', 'de'],
    publisher: organisationRef(seoSite.origin),
    potentialAction: searchAction(seoSite.origin),
  }
}

/** The site as other pages name it: enough for `isPartOf` to resolve within the page. */
export function websiteStub({ origin, site }: SeoSite) {
  return {
    '@type': 'WebSite',
    '@id': nodeIds(origin).website,
    name: site.brand.name,
    url: `${origin}/`,
  } as const
}

function searchAction(origin: string): WithActionConstraints<SearchAction> {
  return {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={query}` },
    'query-input': 'required name=query',
  }
}
