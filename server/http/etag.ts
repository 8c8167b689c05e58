import { createHash, hash } from 'node:crypto'
import type { Effort } from './compress.ts'
import type { Coding } from './negotiate-encoding.ts'

/** Enough of a digest to tell bodies of one address apart. */
const tagLength = 24

/** The hash that identifies a body, in one piece or several: its SHA-256, base64url. */
export function digestOf(body: Uint8Array | readonly Uint8Array[]): string {
  if (body instanceof Uint8Array) return hash('sha256', body, 'base64url')
  const sum = createHash('sha256')
  for (const piece of body) sum.update(piece)
  return sum.digest('base64url')
}

/** The strong tag of a body in one coding; other codings and other bytes get other tags (RFC 9110 8.8.3.3). */
export function codedEtag(digest: string, coding: Coding, effort: Effort = 'dense'): string {
  const tag = digest.slice(0, tagLength)
  if (coding === 'identity') return `"${tag}"`
  return effort === 'dense' ? `"${tag}-${coding}"` : `"${tag}-${coding}-${effort}"`
}

/** In characters. A cache that holds several forms of a page lists the tags of all. */
const longestList = 2000

/**
 * Whether `If-Match` names none of these tags, so that the answer is 412 (RFC 9110 13.1.1): a download that goes on after
 * a deploy must not join the bytes of two files. Weak tags never count.
 */
export function isMatchFailed(
  header: string | null | undefined,
  etags: readonly string[],
): boolean {
  if (!header || header.trim() === '*') return false
  if (header.length > longestList) return true
  return !header.split(',').some((tag) => etags.includes(tag.trim()))
}

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
