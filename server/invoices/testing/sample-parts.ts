import type { SpecimenParts } from '../en-16931.ts'
import type { SpecimenInvoice } from '../specimen-invoice.ts'

/** An invoice with a seller, a buyer and made-up words. */
export function sampleParts(invoice: SpecimenInvoice): SpecimenParts {
  const address = { city: 'City', postalCode: '1', country: 'DE', email: 'a@b.example' }
  return {
    invoice,
    seller: {
      ...address,
      name: 'Seller',
      brand: 'Brand',
      street: 'Street',
      vatId: 'DE1',
      contact: 'Contact',
      phone: '123',
    },
    buyer: { ...address, name: 'Buyer', reference: 'REF' },
    copy: { notes: ['Note'], terms: 'Terms' } as unknown as SpecimenParts['copy'],
    words: {
      items: { base: 'Base', baseProRata: 'Share', pages: 'Pages' },
    } as SpecimenParts['words'],
  }
}
