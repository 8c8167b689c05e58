import { sampleOperator } from '../../content/testing/sample-operator.ts'
import type { SeoPage, SeoSite } from '../seo-page.ts'

/** Values for the tests of this folder; prices differ from the real ones so that a literal in the code would show. */
export const sampleSite: SeoSite = {
  origin: 'https://www.firstangle.example',
  site: {
    ...sampleOperator,
    social: {
      network: 'https://network.example/firstangle',
      code: 'https://code.example/firstangle',
      packages: 'https://packages.example/firstangle',
    },
  },
  facts: { price: { base: 991, basePerYear: 11_892, perPage: 0.86, currency: 'EUR' } },
}

/** Facts of an ordinary page; override what a test is about. */
export function samplePage(over: Partial<SeoPage> = {}): SeoPage {
  return {
    path: '/pricing',
    title: 'Pricing',
    description: 'What reading a drawing costs.',
    keywords: ['pricing', 'drawing'],
    image: '/social/pricing.en.png',
    imageAlt: 'Drawing sheet with the title Pricing',
    kind: 'page',
    breadcrumbs: [
      { name: 'Home', path: '/' },
      { name: 'Pricing', path: '/pricing' },
    ],
    ...over,
  }
}

/** Facts of the home page. */
export function sampleHome(): SeoPage {
  const breadcrumbs = [{ name: 'Home', path: '/' }]
  return samplePage({ path: '/', title: 'Drawings in, data out', kind: 'home', breadcrumbs })
}
