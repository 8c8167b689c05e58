/** The bytes to send: from `start` to `end`, both included. */
export type ByteRange = { readonly start: number; readonly end: number }

/**
 * Reads a `Range` header for a body of `size` bytes (RFC 9110 14.2). Null means "send everything": no range, another
 * unit, several ranges (allowed to be ignored; nobody needs them here) or nonsense. `unsatisfiable` means 416.
 *
 * @example parseRange('bytes=-100', 1000) // { start: 900, end: 999 }
 */
export function parseRange(
  header: string | null | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes\s*=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(header ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return null
  if (match[1] === '') return lastBytes(Number(match[2]), size)
  const start = Number(match[1])
  const end = match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1)
  if (match[2] !== '' && Number(match[2]) < start) return null
  return start < size ? { start, end } : 'unsatisfiable'
}

function lastBytes(count: number, size: number): ByteRange | 'unsatisfiable' {
  if (count === 0 || size === 0) return 'unsatisfiable'
  return { start: Math.max(size - count, 0), end: size - 1 }
}

/** Whether a range may be sent: without `If-Range` always, else only for the very same bytes; dates never match, we send none. */
export function isRangeCurrent(ifRange: string | null | undefined, etag: string): boolean {
  return !ifRange || ifRange.trim() === etag
}
