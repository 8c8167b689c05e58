/** Designation letters of threads of one type, as the API names them. */
export const threadSymbols = [
  'M',
  'UNC',
  'UNF',
  'UNEF',
  'UN',
  'G',
  'R',
  'Rp',
  'Rc',
  'NPT',
  'NPTF',
  'Tr',
  'W',
  'ACME',
  'Rd',
] as const

export type ThreadSymbol = (typeof threadSymbols)[number]
