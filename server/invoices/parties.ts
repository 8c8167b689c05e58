import type { Site } from '../../shared/content/site.ts'
import type { SpecimenCopy } from '../../shared/content/words/specimen.ts'

/** A well-formed IBAN of no bank: its bank code is all zeros. */
export const specimenIban = 'DE36000000000000000000'

/** The seller on a specimen: the operator, without the bracketed notes that mark placeholders. */
export function sellerOf({ company, brand, address, contact }: Site, copy: SpecimenCopy) {
  return {
    name: company.legalName,
    brand: brand.name,
    street: address.street,
    postalCode: address.postalCode,
    city: address.city,
    country: address.country,
    vatId: withoutRemark(company.vatId),
    contact: copy.contact,
    phone: contact.phone,
    email: contact.legalEmail,
  }
}

/** A number without the note in brackets that marks it as an example. */
function withoutRemark(number: string): string {
  const [bare = ''] = number.split('(', 1)
  return bare.trim()
}

/** A buyer that is plainly invented. */
export function buyerOf({ buyer, mark }: SpecimenCopy) {
  return {
    name: buyer.name,
    postalCode: '00000',
    city: buyer.city,
    country: 'DE',
    email: 'specimen@buyer.example',
    /** BT-10: authorities name themselves by it, others give a reference. */
    reference: mark,
  }
}

export type Seller = ReturnType<typeof sellerOf>
export type Buyer = ReturnType<typeof buyerOf>
