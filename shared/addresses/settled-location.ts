import { canonicalLocation, splitLocation } from './canonical-url.ts'
import { redirectOf } from './redirects.ts'

/**
 * Where a request for this path and query must end up: legacy addresses followed and the result canonical, in one step,
 * so that no combination of old path, slash and language costs two redirects.
 *
 * @example settledLocation('/case-study/?lang=DE&a=1') // '/case-studies?lang=de&a=1'
 */
export function settledLocation(pathAndQuery: string): string {
  const canonical = canonicalLocation(pathAndQuery)
  const [path, query] = splitLocation(canonical)
  const moved = redirectOf(path)
  if (moved === null) return canonical
  // What a query may have depends on the path.
  return query === '' ? moved : canonicalLocation(`${moved}?${query}`)
}
