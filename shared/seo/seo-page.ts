import type { Facts } from '../content/facts.ts'
import type { Site } from '../content/site.ts'
import type { SitePage } from '../site-page.ts'

/** What a page is to search engines. `thank-you` is the state of a page after a form was accepted. */
export type PageKind = NonNullable<SitePage['kind']> | 'page' | 'thank-you'

export interface Crumb {
  name: string
  path: string
}

export interface Question {
  question: string
  answer: string
}

/** An entry of a glossary; the id is its anchor. */
export interface TermFacts {
  id: string
  term: string
}

/** What a page knows about itself. */
export interface SeoPage {
  /** Path without language, e.g. `/pricing`. */
  path: string
  /** Without the brand suffix. */
  title: string
  description: string
  keywords: readonly string[]
  /** Path of the social image from the root, e.g. `/social/pricing.de.png` (see `socialImageName`). */
  image: string
  imageAlt: string
  kind: PageKind
  /** From home to this page, names as shown; home lists itself (SPEC section 2: each route). Empty on the 404 page. */
  breadcrumbs: readonly Crumb[]
  /** ISO date or instant; articles only. */
  published?: string
  updated?: string
  /** The genre of an article where readers must know it: an invented case says so. */
  genre?: string
  /** Only questions that are visible on the page, as plain text. */
  faq?: readonly Question[]
  terms?: readonly TermFacts[]
  /** Keeps a page out of the index beyond what its path and kind say. */
  noindex?: boolean
  /** The page shows the Essential price (home always does). */
  showsOffer?: boolean
}

/** What all pages share. `origin` is SITE_URL, never a request header. */
export interface SeoSite {
  origin: string
  site: Pick<Site, 'brand' | 'company' | 'address' | 'contact' | 'social'>
  facts: Pick<Facts, 'price'>
}
