import { stringifySearch } from '../addresses/search-params.ts'

/** The forms of a specimen: XRechnung, and a PDF that carries the same figures as Factur-X (ZUGFeRD). */
export const specimenForms = ['xml', 'pdf'] as const

export type SpecimenForm = (typeof specimenForms)[number]

/** What of a query names a specimen: the entries of the invoice simulator, and which of its three invoices. */
export const specimenQueries = ['start', 'pages', 'invoice'] as const

export type SpecimenQuery = Readonly<Partial<Record<(typeof specimenQueries)[number], string>>>

const specimenPath = (form: SpecimenForm) => `/pricing/specimen.${form}`

/** The form that stands at a path; undefined where none does. */
export function specimenFormAt(path: string): SpecimenForm | undefined {
  return specimenForms.find((form) => specimenPath(form) === path)
}

/** The address of a specimen, in English. */
export function specimenAddress(form: SpecimenForm, query: SpecimenQuery): string {
  return specimenPath(form) + stringifySearch(query)
}
