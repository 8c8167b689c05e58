import { createHash, type Hash } from 'node:crypto'
import type { Effort } from './compress.ts'
import type { Coding } from './negotiate-encoding.ts'

/** What stands for a body in its tags. */
export function digestOf(identityBody: Uint8Array): string {
  return shortDigest(createHash('sha256').update(identityBody))
}

/** The same of a body that was hashed piece by piece (SHA-256). */
export function shortDigest(hash: Hash): string {
  return hash.digest('base64url').slice(0, 24)
}

/** The strong tag of a body in one coding; other codings and other bytes get other tags (RFC 9110 8.8.3.3). */
export function codedEtag(digest: string, coding: Coding, effort: Effort = 'dense'): string {
  if (coding === 'identity') return `"${digest}"`
  return effort === 'dense' ? `"${digest}-${coding}"` : `"${digest}-${coding}-${effort}"`
}

/** Caches that know several forms of a page name each of their tags. */
const longestList = 2000

/**
 * Whether `If-None-Match` names this tag (RFC 9110 13.1.2): `*`, lists and weak tags count.
 *
 * @example isNoneMatch('W/"a", "b"', '"b"') // true
 */
export function isNoneMatch(header: string | null | undefined, etag: string): boolean {
  if (!header || header.length > longestList) return false
  if (header === etag || header.trim() === '*') return true
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
