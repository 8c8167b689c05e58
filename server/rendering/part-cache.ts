import { LRUCache } from 'lru-cache'
import type { Locale } from '../../shared/i18n/locale.ts'
import { pageAt } from '../../shared/page-at.ts'
import type { CachedParts } from '../../src/islands/cache-parts.tsx'

/** More than there are pages with views, in both languages. */
const mostPages = 40

/**
 * Cached parts for pages with too many views to cache each as a whole: search results, calculators. Other pages have
 * none.
 */
export function createPartCache<Piece>() {
  const pages = new LRUCache<string, CachedParts<Piece>>({ max: mostPages })
  return (path: string, locale: Locale): CachedParts<Piece> | undefined => {
    if (!pageAt(path)?.isOpenView) return undefined
    const key = `${locale} ${path}`
    const parts = pages.get(key) ?? new Map()
    pages.set(key, parts)
    return parts
  }
}
