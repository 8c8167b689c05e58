import { barePath } from './canonical.ts'
import type { PageFacts } from './page-facts.ts'

export const robotsValues = Object.freeze({
  index: 'index,follow,max-image-preview:large',
  noindex: 'noindex',
  noindexFollow: 'noindex,follow',
  noindexNofollow: 'noindex,nofollow',
})

/**
 * Robots directive of a page (SPEC section 5, CONVENTIONS 2.4).
 * SPEC says "paths starting /login or /cards": read literally, `/login-help` and `/cardset` are meant too; the site
 * has no such pages, so the literal reading costs nothing, and `/blog/login` is not meant.
 */
export function robotsFor(page: Pick<PageFacts, 'path' | 'kind' | 'noindex'>): string {
  const path = barePath(page.path).toLowerCase()
  if (path.startsWith('/login') || path.startsWith('/cards')) return robotsValues.noindexNofollow
  if (page.kind === 'search' || page.kind === 'thank-you' || path === '/search') {
    return robotsValues.noindexFollow
  }
  if (page.kind === 'not-found' || page.noindex || path === '/legacy') return robotsValues.noindex
  return robotsValues.index
}

/** Whether a robots directive lets the page be indexed. */
export function isIndexable(robots: string): boolean {
  return !robots.split(',').includes('noindex')
}
