import { localAddress } from '../addresses/local-address.ts'
import type { Locale } from '../i18n/locale.ts'

/**
 * Absolute address of a page in a language: English bare, German with `lang=de`, nothing else.
 * Query, hash and trailing slash of `path` are dropped; the host is always that of `origin`.
 */
export function pageUrl(origin: string, path: string, locale: Locale): string {
  return new URL(origin).origin + localAddress(barePath(path), locale)
}

/** Path without query, hash and trailing slash; leading slashes collapse so that `//evil.example` stays a path. */
export function barePath(address: string): string {
  const local = address.replace(/^https?:\/\/[^/?#]*/i, '')
  const [path = ''] = local.split(/[?#]/, 1)
  return encodeUnsafe(`/${path.replace(/^[/\\]+/, '').replace(/(?<!\/)\/+$/, '')}`)
}

function encodeUnsafe(path: string): string {
  return path.replace(/[\s"<>\\^`{|}]|[^\x20-\x7e]+/g, (part) => encodeURIComponent(part))
}
