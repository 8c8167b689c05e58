/** Categories of the response's `material_category`, from the general to the special, that can be listed. */
export const materialCategories = [
  'STEEL',
  'QUENCHED_AND_TEMPERED_STEEL',
  'COLD_FORMING_STEEL',
  'ALUMINIUM',
  'THERMOPLASTIC',
  'POLYAMIDE',
] as const

export type MaterialCategory = (typeof materialCategories)[number]

/** General tolerance classes whose values the response does not carry; a shop may accept them by name. */
export const namedNotes = ['TG6'] as const

export type NamedNote = (typeof namedNotes)[number]
