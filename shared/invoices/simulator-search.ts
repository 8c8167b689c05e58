import { shortTexts } from '../addresses/short-texts.ts'

/** The simulator's values in the address: its invoices can be shared as a link. */
export interface SimulatorSearch {
  /** `2027-01-15`. */
  start?: string
  pages?: string
}

/** The simulator's part of an address's query; the values stay text, the simulator checks them. */
export function simulatorSearch(search: Record<string, unknown>): SimulatorSearch {
  return shortTexts(search, ['start', 'pages'])
}
