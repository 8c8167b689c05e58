import parseRanges from 'range-parser'

/** The bytes to send: from `start` to `end`, both included. */
export type ByteRange = { readonly start: number; readonly end: number }

/** Longest header that is read; one range of the largest file takes a quarter of it. */
const longestRange = 100

/**
 * Reads a `Range` header for a body of `size` bytes (RFC 9110 14.2). Null means "send everything": no range, another
 * unit, several ranges (which may be ignored, and no client needs them here), no valid range, or an overlong header.
 * `unsatisfiable` means 416.
 *
 * @example parseByteRange('bytes=-100', 1000) // { start: 900, end: 999 }
 */
export function parseByteRange(
  header: string | null | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | null {
  if (!header || header.length > longestRange) return null
  const [unit = '', wanted = ''] = header.split('=')
  if (unit.trim().toLowerCase() !== 'bytes') return null
  const ranges = parseRanges(size, header)
  if (ranges === -2) return null
  if (ranges === -1) return rangeBeyondEnd(wanted, size)
  const [range, ...others] = ranges
  return range && others.length === 0 ? range : null
}

/** Two ranges count as outside for the parser, and not for the RFC: a tail longer than the body, an end before its start. */
function rangeBeyondEnd(wanted: string, size: number): ByteRange | 'unsatisfiable' | null {
  const [first = '', last = ''] = wanted.split('-').map((position) => position.trim())
  if (first === '' && Number(last) > 0 && size > 0) return { start: 0, end: size - 1 }
  return first !== '' && last !== '' && Number(last) < Number(first) ? null : 'unsatisfiable'
}

/**
 * Whether a range may be sent: without `If-Range` always, else only for the same bytes; dates never match, since we
 * send none.
 */
export function isRangeCurrent(ifRange: string | null | undefined, etag: string): boolean {
  if (!ifRange) return true
  return ifRange.length <= longestRange && ifRange.trim() === etag
}
