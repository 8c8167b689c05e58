/** The settings of a page, beside its words. Only the path is required; the rest is for pages that differ from most. */
export interface SitePage {
  readonly path: string
  /** Another address of the page. Its canonical address is the first one. */
  readonly secondPath?: string
  /** What it is to search engines, if not an ordinary page. */
  readonly kind?: 'home' | 'article' | 'search' | 'not-found'
  /** A page that must not be found: not in the sitemap, the search or llms.txt. */
  readonly isUnlisted?: true
  /** Its section in llms.txt; without one it is listed as optional. */
  readonly llms?: 'product' | 'developers' | 'useCases' | 'knowledge-base' | 'blog' | 'contact'
  /** The background pattern of the page and of those below its path. */
  readonly background?:
    | 'home'
    | 'documentation'
    | 'partners'
    | 'knowledge-base'
    | 'case-studies'
    | 'blog'
    | 'use-cases'
    | 'schedule-call'
  /** The drawing on its social image and on those of pages below its path. */
  readonly motif?: 'reading' | 'grid' | 'hatching' | 'ruled' | 'columns' | 'crosses' | 'views'
  /** Query keys that change what it shows, beside `lang`. None is called `ref`: that is taken out of the address bar. */
  readonly queries?: readonly string[]
  /** Those of them that are numbers, which addresses carry in plain spelling whatever the language. */
  readonly numbers?: readonly string[]
  /** What a query shows is the same for all, and so kept; elsewhere it is one visitor's, as a booked call. */
  readonly isOpenView?: true
  /** Searches for its question, and shows it, in a cleaned form. */
  readonly cleansQuestion?: true
  /** Depends on the moment or the visitor: prefetched, but not prerendered. So are all paths below it. */
  readonly isMomentary?: true
  /** Valid for some seconds only. */
  readonly isShortLived?: true
  /** Reads a visitor's own files: nothing of it goes to another host, and its errors are not reported. */
  readonly isLocal?: true
  /** Shows the price of the plan that structured data states. So does home. */
  readonly showsOffer?: true
  /** Anchors of sections that are not their key in kebab case; null where a part has none of its own. */
  readonly anchors?: Readonly<Record<string, string | null>>
}
