import { longestAddress } from './canonical-url.ts'

/** The first value of each name, as text: no JSON in addresses, `?q=42` stays the text "42". What is too long is cut. */
export function parseSearch(search: string): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [name, value] of new URLSearchParams(search.slice(0, longestAddress)))
    values[name] ??= value
  return values
}

/** Inverse of {@link parseSearch}; names without a value are left out. */
export function stringifySearch(values: Record<string, unknown>): string {
  const pairs = Object.entries(values).filter(([, value]) => value !== undefined && value !== null)
  const text = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString()
  return text ? `?${text}` : ''
}
