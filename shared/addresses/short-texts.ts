const MAX_LENGTH = 24

/** Of an address's query the texts of sensible length under the given names; what they mean is for the reader to check. */
export function shortTexts<K extends string>(
  search: Readonly<Record<string, unknown>>,
  names: readonly K[],
): Partial<Record<K, string>> {
  const known: Partial<Record<K, string>> = {}
  for (const name of names) {
    const value = search[name]
    if (typeof value === 'string' && value.length <= MAX_LENGTH) known[name] = value
  }
  return known
}
