/** Letters by which threads of one type are told apart, as the API names them. */
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
