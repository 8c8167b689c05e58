import { decodePiece, isTooLong } from './canonical-url.ts'

const prefixes = ['utm_', 'pk_', 'ga_', 'hsa_']

/** SPEC 5: click ids, `ref`, `tracking` and the feature-link variants, as their senders spell them. */
const names = new Set([
  'gclid',
  'gclsrc',
  'gbraid',
  'wbraid',
  'dclid',
  'fbclid',
  'igshid',
  'igsh',
  'msclkid',
  'yclid',
  'ttclid',
  'twclid',
  'li_fat_id',
  'epik',
  'rdt_cid',
  'sccid',
  'mc_cid',
  'mc_eid',
  '_hsenc',
  '_hsmi',
  'mkt_tok',
  'vero_id',
  'ref',
  'tracking',
  'feature_link',
  'featurelink',
  'feature-link',
])

/** Whether a query parameter only says where a visitor came from (SPEC 5), in any letter case. */
export function isTrackingParam(name: string): boolean {
  const lower = name.toLowerCase()
  return names.has(lower) || prefixes.some((prefix) => lower.startsWith(prefix))
}

/**
 * A search string without tracking parameters, the rest verbatim and in order: for canonical URLs.
 *
 * @example stripTrackingParams('?a=1&UTM_source=x') // '?a=1'
 */
export function stripTrackingParams(search: string): string {
  return withoutParams(search, isTrackingParam)
}

/** A search string without what leaves the address bar at start-up: only `utm_*` in any letter case and `ref` (SPEC 5). */
export function stripStartupParams(search: string): string {
  return withoutParams(search, (name) => /^utm_/i.test(name) || name === 'ref')
}

function withoutParams(search: string, isUnwanted: (name: string) => boolean): string {
  if (isTooLong(search)) return search
  const pieces = search.replace(/^\?/, '').split('&')
  const kept = pieces.filter((piece) => piece !== '' && !isUnwanted(decodePiece(piece)[0]))
  return kept.length > 0 ? `?${kept.join('&')}` : ''
}
