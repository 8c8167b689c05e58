/** A content coding this server can send. */
export type Coding = 'br' | 'gzip' | 'identity'

/** At equal weight the smaller result wins. */
const codings: readonly Coding[] = ['br', 'gzip', 'identity']
const identityOnly: readonly Coding[] = ['identity']

/** Browsers send a handful of values, so parsing them again for each request would be waste; bounded against odd ones. */
const known = new Map<string, readonly Coding[]>()
const knownLimit = 64

/**
 * The codings a client accepts, best first (RFC 9110 12.5.3). Always ends in something sendable: where a client refuses
 * everything it gets identity, because the RFC prefers an answer to 406. Malformed items count as not said.
 *
 * @example acceptedCodings('gzip;q=0.5, br') // ['br', 'gzip', 'identity']
 */
export function acceptedCodings(header: string | null | undefined): readonly Coding[] {
  if (!header) return identityOnly
  const seen = known.get(header)
  if (seen) return seen
  const parsed = parse(header)
  if (known.size < knownLimit && header.length < 200) known.set(header, parsed)
  return parsed
}

function parse(header: string): readonly Coding[] {
  const weights = parseWeights(header)
  const others = weights.get('*')
  // Identity is acceptable unless refused, but a client that lists codings prefers those.
  const weightOf = (coding: Coding) =>
    weights.get(coding) ?? others ?? (coding === 'identity' ? 0.0001 : 0)
  const accepted = codings.filter((coding) => weightOf(coding) > 0)
  const sorted = accepted.toSorted((a, b) => weightOf(b) - weightOf(a))
  return sorted.length > 0 ? sorted : identityOnly
}

function parseWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>()
  for (const item of header.split(',')) {
    const match = /^\s*([\w*-]+)\s*(?:;\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*)?$/i.exec(item)
    if (!match) continue
    const name = (match[1] ?? '').toLowerCase().replace(/^x-gzip$/, 'gzip')
    const weight = Math.min(Number(match[2] ?? 1), 1)
    if (!weights.has(name)) weights.set(name, weight)
  }
  return weights
}
