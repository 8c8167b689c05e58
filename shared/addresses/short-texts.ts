const longestText = 24

/** Values of the query under the given names, without those that are too long. Callers check what they mean. */
export function shortTexts<K extends string>(
  search: Readonly<Record<string, unknown>>,
  names: readonly K[],
): Partial<Record<K, string>> {
  const known: Partial<Record<K, string>> = {}
  for (const name of names) {
    const value = search[name]
    if (typeof value === 'string' && value.length <= longestText) known[name] = value
  }
  return known
}
