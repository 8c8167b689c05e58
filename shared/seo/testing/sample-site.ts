import type { PageFacts, SeoSite } from '../page-facts.ts'

/** Values for the tests of this folder; prices differ from the real ones so that a literal in the code would show. */
export const sampleSite: SeoSite = {
  origin: 'https://www.firstangle.example',
  site: {
    brand: { name: 'Firstangle', shortName: 'Firstangle' },
    company: {
      legalName: 'Firstangle GmbH',
      legalForm: 'GmbH',
      managingDirectors: ['Ada Muster'],
      registerCourt: 'Amtsgericht München',
      registerNumber: 'HRB 000000',
      vatId: 'DE000000000',
      businessId: null,
      responsibleForContent: 'Ada Muster',
      foundingYear: 2021,
    },
    address: {
      street: 'Musterstraße 1',
      postalCode: '80331',
      city: 'München',
      cityName: { en: 'Munich', de: 'München' },
      country: 'DE',
      countryName: { en: 'Germany', de: 'Deutschland' },
    },
    contact: {
      email: 'hello@firstangle.example',
      salesEmail: 'sales@firstangle.example',
      securityEmail: 'security@firstangle.example',
      legalEmail: 'legal@firstangle.example',
      pressEmail: 'press@firstangle.example',
      privacyEmail: 'privacy@firstangle.example',
      careersEmail: 'careers@firstangle.example',
      phone: '+49 89 990000',
    },
    social: {
      network: 'https://network.example/firstangle',
      code: 'https://code.example/firstangle',
      packages: 'https://packages.example/firstangle',
    },
  },
  facts: { price: { base: 991, basePerYear: 11_892, perPage: 0.86, currency: 'EUR' } },
}

/** Facts of an ordinary page; override what a test is about. */
export function samplePage(over: Partial<PageFacts> = {}): PageFacts {
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
export function sampleHome(): PageFacts {
  const breadcrumbs = [{ name: 'Home', path: '/' }]
  return samplePage({ path: '/', title: 'Drawings in, data out', kind: 'home', breadcrumbs })
}
