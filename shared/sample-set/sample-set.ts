/** What a sample set is for, and how many drawings it has (SPEC section 9). */
export const goals = { quoting: 100, feasibility: 30 } as const

export type Purpose = keyof typeof goals

/** What a drawing is expected to come to in a feasibility analysis. */
export const outcomes = ['pass', 'fail'] as const

export type ExpectedOutcome = (typeof outcomes)[number]

/** Currencies of prices. Invoices of the service are in euro; prices of parts need not be. */
export const currencies = [
  'EUR',
  'CHF',
  'CZK',
  'DKK',
  'GBP',
  'HUF',
  'JPY',
  'NOK',
  'PLN',
  'SEK',
  'USD',
] as const

export type Currency = (typeof currencies)[number]

/** What distinguishes drawings, and what a choice of them represents. */
export const traitNames = ['family', 'material', 'size', 'format'] as const

export type TraitName = (typeof traitNames)[number]

/** Largest size of a part, mm: `to200` is above 50 and up to 200. */
export const sizeClasses = ['to50', 'to200', 'to500', 'over500'] as const

export type SizeClass = (typeof sizeClasses)[number]

/** How parts are made, as the reader names it. */
export const families = ['TURNING', 'MILLING', 'CUTTING', 'INJECTION_MOULDING', 'ASSEMBLY'] as const

/** Kinds of materials that the reader distinguishes. */
export const materialKinds = [
  'STEEL',
  'CAST_IRON',
  'ALUMINIUM',
  'COPPER',
  'TITANIUM',
  'MAGNESIUM',
  'ZINC',
  'NICKEL',
  'THERMOPLASTIC',
  'THERMOSET',
  'ELASTOMER',
  'COMPOSITE',
  'CERAMIC',
  'ORGANIC',
] as const

/** The most files that are read at once. */
export const mostFiles = 1000
