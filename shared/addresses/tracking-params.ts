import { decodePiece, isTooLong } from './canonical-url.ts'

/**
 * A search string without what leaves the address bar at start-up: `utm_*` in any letter case, `ref` (SPEC 5), and
 * `lang=en`, which the server lets through in this spelling only (SPEC 2).
 */
export function stripStartupParams(search: string): string {
  if (isTooLong(search)) return search
  const pieces = search.replace(/^\?/, '').split('&')
  const kept = pieces.filter(
    (piece) => !['', 'lang=en'].includes(piece) && !isRemoved(decodePiece(piece)[0]),
  )
  return kept.length > 0 ? `?${kept.join('&')}` : ''
}

function isRemoved(name: string): boolean {
  return /^utm_/i.test(name) || name === 'ref'
}
