import { pageAt } from '../page-at.ts'
import { barePath } from './canonical.ts'
import type { SeoPage } from './seo-page.ts'

const robotsValues = Object.freeze({
  index: 'index,follow,max-image-preview:large',
  noindex: 'noindex',
  noindexFollow: 'noindex,follow',
  noindexNofollow: 'noindex,nofollow',
})

/** Robots directive of a page (SPEC section 5). */
export function robotsFor(page: Pick<SeoPage, 'path' | 'kind' | 'noindex'>): string {
  const path = barePath(page.path).toLowerCase()
  if (isUnfollowed(path)) return robotsValues.noindexNofollow
  const listed = pageAt(path)
  if (page.kind === 'search' || page.kind === 'thank-you' || listed?.kind === 'search') {
    return robotsValues.noindexFollow
  }
  const isHidden = page.kind === 'not-found' || page.noindex || listed?.isUnlisted
  if (isHidden) return robotsValues.noindex
  return robotsValues.index
}

/** Whether a robots directive lets the page be indexed. */
export function isIndexable(robots: string): boolean {
  return !robots.split(',').includes('noindex')
}

/**
 * Whether a path is one that search engines neither index nor follow. SPEC section 5 says "paths starting /login or
 * /cards": read literally, `/login-help` and `/cardset` are meant too; the site has no such pages, so the literal
 * reading costs nothing, and `/blog/login` is not meant.
 */
export function isUnfollowed(path: string): boolean {
  return /^\/(?:login|cards)/i.test(path)
}
