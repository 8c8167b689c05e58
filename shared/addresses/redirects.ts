/** An address that moved for good. `below`: `with-rest` keeps what follows the prefix, `to-target` drops it. */
interface Redirect {
  readonly from: string
  readonly to: string
  readonly below?: 'with-rest' | 'to-target'
}

/** Every address of the old site that has a new one. Segments are matched whole: `/cartoon` is not `/cart`. */
export const redirects: readonly Redirect[] = [
  // SPEC 2: legacy root press paths; the pages now live below /press.
  { from: '/press-kit', to: '/press/press-kit' },
  { from: '/press-releases', to: '/press/press-releases' },
  { from: '/media-coverage', to: '/press/media-coverage' },
  { from: '/press-contact', to: '/press/press-contact' },
  // SPEC 2: singular index path, and each of the four case slugs.
  { from: '/case-study', to: '/case-studies' },
  ...[
    'laser-cutting-marketplace',
    'additive-manufacturing-analysis',
    'process-automation',
    'plastics-feasibility-analysis',
  ].map((slug) => ({ from: `/case-study/${slug}`, to: `/case-studies/${slug}` })),
  // SPEC 2: the only case study of the first site.
  { from: '/laser-cutting-case-study', to: '/case-studies/laser-cutting-marketplace' },
  // SPEC 2: knowledge base under its long name; articles keep their slugs.
  { from: '/knowledge-base-technical-drawings', to: '/knowledge-base', below: 'with-rest' },
  // SPEC 2: a truncated slug that was published and linked.
  { from: '/blog/us-amp-eu-', to: '/blog/us-amp-eu-technical-drawings' },
  // SPEC 2: renamed page.
  { from: '/privacy-statement', to: '/privacy-policy' },
  // SPEC 2: the shop is gone, with all below.
  { from: '/cart', to: '/', below: 'to-target' },
  // SPEC 2: service levels are plan rows now.
  { from: '/service-levels', to: '/pricing' },
  // SPEC 2: replaced front pages meet the "page moved" landing page.
  { from: '/old-home', to: '/legacy' },
  { from: '/old-about', to: '/legacy' },
  // SPEC 2 names the pages of use cases without their folder, too.
  ...[
    'feasibility-analysis',
    'pmi-extraction',
    'accelerated-quoting',
    'supplier-matching',
    'erp-data-entry',
  ].map((slug) => ({ from: `/${slug}`, to: `/use-cases/${slug}` })),
  // RFC 9116 3: the top-level place redirects to the well-known one.
  { from: '/security.txt', to: '/.well-known/security.txt' },
]

const exact = new Map(redirects.map((entry) => [entry.from, entry]))
const prefixes = redirects.filter((entry) => entry.below !== undefined)

/**
 * The new path of a canonical old path, or null when the path never moved. Query and hash are the caller's to keep.
 *
 * @example redirectOf('/knowledge-base-technical-drawings/gdt') // '/knowledge-base/gdt'
 */
export function redirectOf(path: string): string | null {
  const moved = exact.get(path)
  if (moved) return moved.to
  const above = prefixes.find((entry) => path.startsWith(`${entry.from}/`))
  if (!above) return null
  return above.below === 'with-rest' ? above.to + path.slice(above.from.length) : above.to
}
