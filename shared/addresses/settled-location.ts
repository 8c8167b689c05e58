import { pageAt } from '../page-at.ts'
import { canonicalLocation, splitLocation } from './canonical-url.ts'
import { plainNumbers } from './plain-numbers.ts'
import { redirectOf } from './redirects.ts'

/**
 * Where a request for this path and query must end up: legacy addresses followed, the result canonical and its numbers plain,
 * in one step, so that no combination of old path, slash and language costs two redirects.
 *
 * @example settledLocation('/case-study/?lang=DE&a=1') // '/case-studies?lang=de&a=1'
 */
export function settledLocation(pathAndQuery: string): string {
  const canonical = canonicalLocation(pathAndQuery)
  const [path, query] = splitLocation(canonical)
  const moved = redirectOf(path)
  if (moved === null) return withPlainNumbers(canonical)
  // What a query may have depends on the path.
  return query === '' ? moved : withPlainNumbers(canonicalLocation(`${moved}?${query}`))
}

function withPlainNumbers(canonical: string): string {
  const [path, query] = splitLocation(canonical)
  const keys = query === '' ? undefined : pageAt(path)?.numbers
  if (!keys) return canonical
  const isGerman = query.split('&').includes('lang=de')
  return `${path}?${plainNumbers(query, keys, isGerman ? 'de' : 'en')}`
}
