/** What a look-up in a table of a standard gives, or null where the table holds nothing. */
export function valueOrNull(lookUp: () => number): number | null {
  try {
    return lookUp()
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
