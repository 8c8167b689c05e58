import type { Locale } from '../i18n/locale.ts'

/**
 * Absolute address of a page in a language: English bare, German with `lang=de`, nothing else.
 * Query, hash and trailing slash of `path` are dropped; the host is always that of `origin`.
 */
export function pageUrl(origin: string, path: string, locale: Locale): string {
  const query = locale === 'de' ? '?lang=de' : ''
  return new URL(origin).origin + barePath(path) + query
}

/**
 * Canonical form of any address a visitor may have used. Only the path and a German `lang` survive, so every
 * tracking parameter of SPEC section 5 (utm_, pk_, ga_, hsa_, click ids, ref, ...) goes without being listed.
 *
 * `canonicalUrl(O, '/pricing/?lang=DE&utm_source=x#faq')` -> `O/pricing?lang=de`
 */
export function canonicalUrl(origin: string, address: string): string {
  const { path, query } = parts(address)
  return pageUrl(origin, path, isGerman(new URLSearchParams(query).get('lang')) ? 'de' : 'en')
}

/** Path without query, hash and trailing slash; leading slashes collapse so that `//evil.example` stays a path. */
export function barePath(address: string): string {
  const { path } = parts(address)
  return encodeUnsafe(`/${path.replace(/^[/\\]+/, '').replace(/(?<!\/)\/+$/, '')}`)
}

function parts(address: string): { path: string; query: string } {
  const local = address.replace(/^https?:\/\/[^/?#]*/i, '').split('#', 1)[0] ?? ''
  const mark = local.indexOf('?')
  return mark < 0
    ? { path: local, query: '' }
    : { path: local.slice(0, mark), query: local.slice(mark + 1) }
}

/** `de`, `DE` and `de-DE` are German. */
function isGerman(lang: string | null): boolean {
  return lang !== null && /^de(-|$)/i.test(lang.trim())
}

function encodeUnsafe(path: string): string {
  return path.replace(/[\s"<>\\^`{|}]|[^\x20-\x7e]+/g, (part) => encodeURIComponent(part))
}
