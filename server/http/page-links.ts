import { localAddress } from '../../shared/addresses/local-address.ts'
import { markdownPath } from '../../shared/addresses/markdown-path.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import { discoveryPaths } from './discovery.ts'

/**
 * The `Link` header of a page (RFC 8288): its Markdown, what describes the site to programs, and the interfaces. It
 * leads programs that do not parse HTML.
 *
 * @param location canonical path and query of a page of the site, not of a view that a visitor asked for
 */
export function pageLinks(location: string, locale: Locale): string {
  return [
    `<${markdownPath(location)}>; rel="alternate"; type="text/markdown"`,
    `<${localAddress('/llms.txt', locale)}>; rel="describedby"; type="text/plain"`,
    `<${discoveryPaths.apiCatalog}>; rel="api-catalog"`,
    ...(isAboutApi(location) ? serviceLinks : []),
  ].join(', ')
}

/** RFC 8631: the interface, for programs and for people. */
const serviceLinks = [
  '</openapi.json>; rel="service-desc"; type="application/json"',
  '</documentation>; rel="service-doc"; type="text/html"',
]

const isAboutApi = (location: string): boolean =>
  /^\/(?:documentation(?:\/|\?|$)|$|\?)/.test(location)
