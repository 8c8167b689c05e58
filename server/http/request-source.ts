/** Where a request comes from, as its browser says: our own pages, elsewhere, or no browser at all. */
type RequestSource = 'own' | 'foreign' | 'unknown'

/**
 * Tells forged posts from our own (OWASP: Fetch Metadata with an Origin fallback; ASVS 3.5.1). `none` is a visitor's
 * own doing, such as a bookmark. `unknown` (neither header) is a program or a very old browser: the caller decides.
 */
export function requestSource(headers: Headers, siteUrl: string): RequestSource {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none' ? 'own' : 'foreign'
  const origin = headers.get('origin')
  if (origin === null) return 'unknown'
  return origin === siteUrl || isHostOf(origin, headers.get('host')) ? 'own' : 'foreign'
}

/** A host name of 253 characters with scheme and port. */
const longestOrigin = 300

/** A page cannot choose its browser's Host header, so an origin that equals it is ours, also on `127.0.0.1:3000`. */
function isHostOf(origin: string, host: string | null): boolean {
  if (host === null || origin.length > longestOrigin) return false
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase()
}
