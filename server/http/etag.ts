import { createHash } from 'node:crypto'
import type { Coding } from './negotiate-encoding.ts'

/** A strong tag of these bytes; other codings of one body get other tags (RFC 9110 8.8.3.3). */
export function etagOf(identityBody: Uint8Array, coding: Coding): string {
  const digest = createHash('sha256').update(identityBody).digest('base64url').slice(0, 24)
  return codedEtag(digest, coding)
}

/** The quoted tag of a content digest in one coding. */
export function codedEtag(digest: string, coding: Coding): string {
  return coding === 'identity' ? `"${digest}"` : `"${digest}-${coding}"`
}

/**
 * Whether `If-None-Match` names this tag (RFC 9110 13.1.2): `*`, lists and weak tags count.
 *
 * @example isNoneMatch('W/"a", "b"', '"b"') // true
 */
export function isNoneMatch(header: string | null | undefined, etag: string): boolean {
  if (!header) return false
  if (header === etag || header.trim() === '*') return true
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
