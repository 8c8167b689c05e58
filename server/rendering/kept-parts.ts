import { LRUCache } from 'lru-cache'
import type { Locale } from '../../shared/i18n/locale.ts'
import { pageAt } from '../../shared/page-at.ts'
import type { KeptParts } from '../../src/islands/keep-parts.tsx'

/** More than pages have views, in both languages. */
const mostPages = 40

/** Parts of pages that have views, which cannot all be kept whole: search results, calculators. Other pages have none. */
export function keptParts<Piece>() {
  const pages = new LRUCache<string, KeptParts<Piece>>({ max: mostPages })
  return (path: string, locale: Locale): KeptParts<Piece> | undefined => {
    if (!pageAt(path)?.isOpenView) return undefined
    const key = `${locale} ${path}`
    const parts = pages.get(key) ?? new Map()
    pages.set(key, parts)
    return parts
  }
}
