import type { Site } from '../site.ts'

/** Who runs the site, for tests: what `content/site.yaml` says before a launch replaces it. */
export const sampleOperator: Pick<Site, 'brand' | 'company' | 'address' | 'contact'> = {
  brand: { name: 'Firstangle', shortName: 'Firstangle' },
  company: {
    legalName: 'Firstangle GmbH',
    legalForm: 'GmbH',
    managingDirectors: ['Max Mustermann', 'Erika Mustermann'],
    registerCourt: 'Amtsgericht München',
    registerNumber: 'HRB 000000',
    vatId: 'DE000000000',
    businessId: null,
    responsibleForContent: 'Erika Mustermann',
    foundingYear: 2024,
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
    phone: '+49 89 99998 100',
  },
}
