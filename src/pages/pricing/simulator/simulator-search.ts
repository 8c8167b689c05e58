/** The simulator's values in the address: its invoices can be shared as a link. */
export interface SimulatorSearch {
  /** `2027-01-15`. */
  start?: string
  pages?: string
}

const MAX_LENGTH = 24

/** The simulator's part of an address's query; the values stay text, the simulator checks them. */
export function simulatorSearch(search: Record<string, unknown>): SimulatorSearch {
  const known: SimulatorSearch = {}
  for (const key of ['start', 'pages'] as const) {
    const value = search[key]
    if (typeof value === 'string' && value.length <= MAX_LENGTH) known[key] = value
  }
  return known
}
