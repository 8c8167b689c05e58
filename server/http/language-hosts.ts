import { canonicalLocation, splitLocation } from '../../shared/addresses/canonical-url.ts'
import { settledLocation } from '../../shared/addresses/settled-location.ts'

/** Decides where a request to a language subdomain that only redirects (SPEC 2: `fr.`, `es.`) must go. */
export interface LanguageHosts {
  /** Whether this `Host` header names such a subdomain. */
  isRetired(host: string | null | undefined): boolean
  /** The absolute address on the main host, always built from SITE_URL and never from the request's host. */
  target(pathAndQuery: string): string
}

/** A name of 253 characters, the root's dot and a port. */
const longestHost = 260

/** Sections that exist on the main host under the same path. */
const keptSections = ['/blog', '/knowledge-base']

/**
 * The retired hosts of a site: for `https://www.firstangle.example` and `fr`, `fr.firstangle.example`,
 * `fr.www.firstangle.example` and `fr.localhost`. The target is already canonical, so the main host does not redirect again.
 */
export function languageHosts(siteUrl: string, retired: readonly string[]): LanguageHosts {
  const main = new URL(siteUrl).hostname
  // The last one serves to look at this on one machine.
  const bases = [main, main.replace(/^www\./, ''), 'localhost']
  const hosts = new Set(retired.flatMap((prefix) => bases.map((base) => `${prefix}.${base}`)))
  return {
    isRetired: (host) => host != null && host.length <= longestHost && hosts.has(hostnameOf(host)),
    target(pathAndQuery) {
      const canonical = canonicalLocation(pathAndQuery)
      const [path] = splitLocation(canonical)
      const isKept = keptSections.some((kept) => path === kept || path.startsWith(`${kept}/`))
      return siteUrl + (isKept ? settledLocation(canonical) : '/')
    },
  }
}

/** Host names ignore case, and may carry a port and the root's dot. */
function hostnameOf(host: string): string {
  const colon = host.indexOf(':')
  const name = colon < 0 ? host : host.slice(0, colon)
  return (name.endsWith('.') ? name.slice(0, -1) : name).toLowerCase()
}
