import type { Locale } from './i18n/locale.ts'

/** What kind of place a result leads to. Results of equal worth come in this order. */
export const documentKinds = [
  'page',
  'documentation',
  'faq',
  'knowledge-base',
  'glossary',
  'blog',
] as const

export type DocumentKind = (typeof documentKinds)[number]

/** A page that answers a query, at the section that answers it best. */
export interface SearchResult {
  /** Kind of the place; `callout` where the query is a callout itself, which is no place of the index. */
  kind: DocumentKind | 'callout'
  title: string
  /** Heading of the section; empty if the whole page was found and its heading only repeats the title. */
  heading: string
  /** Inside the site, with the section's anchor: `/pricing#growth`. */
  href: string
  snippet: TextPart[]
  /** Other sections of the page that answer it, too. */
  more: { heading: string; href: string }[]
  /** What a callout means. Shown instead of the snippet if it can be drawn. */
  answer?: CalloutAnswer
}

/** The decoder's answer in short. */
export interface CalloutAnswer {
  meaning: string
  values: { label: string; value: string }[]
  /** SVG markup; empty where there is nothing to draw. */
  figure: string
}

/** The result of a search. */
export interface SearchAnswer {
  /** As it was searched: cleaned and cut. */
  query: string
  locale: Locale
  /** Number of pages found among those that were examined. */
  total: number
  results: SearchResult[]
  /** The query with its misspelt words corrected. */
  suggestion?: string
  /** Words of the query that nothing on the site resembles; undefined where there are none. */
  missing?: string[]
  /** No place deals with what was asked for: the few results only have some of its words. */
  isFar?: true
}

/** A stretch of text; hits are shown marked. */
export interface TextPart {
  text: string
  isHit: boolean
}
