import { shortTexts } from '../addresses/short-texts.ts'

/** The simulator's values in the address: its invoices can be shared as a link. */
export interface SimulatorSearch {
  /** `2027-01-15`. */
  start?: string
  pages?: string
}

/** The simulator's values in the query of an address, as text; the simulator checks them. */
export function simulatorSearch(search: Record<string, unknown>): SimulatorSearch {
  return shortTexts(search, ['start', 'pages'])
}
