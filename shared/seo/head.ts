import type { Graph } from 'schema-dts'
import { markdownPath } from '../addresses/markdown-path.ts'
import type { Locale } from '../i18n/locale.ts'
import { type Alternate, alternates } from './alternates.ts'
import { articleDates } from './article.ts'
import { pageUrl } from './canonical.ts'
import { pageGraph } from './graph.ts'
import { jsonForScript } from './json-for-script.ts'
import type { PageFacts, SeoSite } from './page-facts.ts'
import { isIndexable, robotsFor } from './robots.ts'
import { type SocialCard, socialCard, type TwitterCard, twitterCard } from './social-card.ts'
import { pageTitle } from './title.ts'
import { documentTitle } from './title-from-slug.ts'

export type { Crumb, PageFacts, PageKind, Question, SeoSite } from './page-facts.ts'

/** Route metadata (SPEC section 3). */
export interface RouteSeo {
  title: string
  description: string
  robots: string
  lang: Locale
  type: 'website' | 'article'
  /** Null for pages without an address of their own: answers to a search, states of a form, missing pages. */
  canonical: string | null
  keywords: string[]
  og: SocialCard
  twitter: TwitterCard
  jsonLd: Graph
  /** Empty for pages that are not to be indexed. */
  alternates: Alternate[]
  /** Address of the same words as Markdown; null for pages that are not to be indexed. */
  markdown: string | null
  published?: string
  updated?: string
}

type MetaTag = { name: string; content: string } | { property: string; content: string }

/** Attributes in React's spelling. */
interface LinkTag {
  rel: 'canonical' | 'alternate'
  href: string
  hrefLang?: Alternate['hreflang']
  type?: string
  title?: string
}

export interface HeadTags {
  title: string
  meta: MetaTag[]
  links: LinkTag[]
  /** The graph as the text of a script element; undefined where there is nothing to say. */
  structuredData: string | undefined
}

/** Everything a page tells search engines and social cards. Plain data, a new object on every call. */
export function routeSeo(page: PageFacts, locale: Locale, site: SeoSite): RouteSeo {
  const origin = new URL(site.origin).origin
  const robots = robotsFor(page)
  const indexable = isIndexable(robots)
  const canonical = hasOwnAddress(page, indexable) ? pageUrl(origin, page.path, locale) : null
  const type = page.kind === 'article' ? 'article' : 'website'
  const og = socialCard({
    title: page.title,
    description: page.description,
    url: canonical,
    image: new URL(page.image, `${origin}/`).href,
    imageAlt: page.imageAlt,
    siteName: site.site.brand.name,
    type,
    locale,
  })
  const dates = articleDates(page)
  return {
    title: pageTitle(documentTitle(page.path, page.title, locale), site.site.brand.name),
    description: page.description,
    robots,
    lang: locale,
    type,
    canonical,
    keywords: [...page.keywords],
    og,
    twitter: twitterCard(og),
    jsonLd: pageGraph(page, locale, { ...site, origin }, og.image),
    alternates: indexable ? alternates(origin, page.path) : [],
    markdown: indexable ? pageUrl(origin, markdownPath(page.path), locale) : null,
    published: dates.datePublished,
    updated: dates.dateModified,
  }
}

/** SPEC 2: each route carries a canonical address. `/legacy` is a route too, though none to be indexed. */
function hasOwnAddress(page: PageFacts, indexable: boolean): boolean {
  return indexable || (page.kind === 'page' && !page.noindex)
}

/** Route metadata as elements of the head. */
export function headTags(seo: RouteSeo): HeadTags {
  const graphIsEmpty = seo.jsonLd['@graph'].length === 0
  return {
    title: seo.title,
    meta: [
      named('description', seo.description),
      named('robots', seo.robots),
      ...(seo.keywords.length > 0 ? [named('keywords', seo.keywords.join(', '))] : []),
      ...openGraphTags(seo),
      ...twitterTags(seo.twitter),
    ],
    links: linkTags(seo),
    structuredData: graphIsEmpty ? undefined : jsonForScript(seo.jsonLd),
  }
}

function openGraphTags({ og, alternates, type, published, updated }: RouteSeo): MetaTag[] {
  const isArticle = type === 'article'
  return [
    property('og:title', og.title),
    property('og:description', og.description),
    ...(og.url === null ? [] : [property('og:url', og.url)]),
    property('og:type', og.type),
    property('og:site_name', og.siteName),
    property('og:locale', og.locale),
    ...(alternates.length > 0 ? [property('og:locale:alternate', og.alternateLocale)] : []),
    property('og:image', og.image),
    property('og:image:type', og.imageType),
    property('og:image:width', String(og.imageWidth)),
    property('og:image:height', String(og.imageHeight)),
    property('og:image:alt', og.imageAlt),
    ...(isArticle && published ? [property('article:published_time', published)] : []),
    ...(isArticle && updated ? [property('article:modified_time', updated)] : []),
  ]
}

function twitterTags(twitter: TwitterCard): MetaTag[] {
  return [
    named('twitter:card', twitter.card),
    named('twitter:title', twitter.title),
    named('twitter:description', twitter.description),
    named('twitter:image', twitter.image),
    named('twitter:image:alt', twitter.imageAlt),
  ]
}

function linkTags({ canonical, alternates, markdown }: RouteSeo): LinkTag[] {
  return [
    ...(canonical === null ? [] : [{ rel: 'canonical' as const, href: canonical }]),
    ...alternates.map(({ hreflang, href }) => ({
      rel: 'alternate' as const,
      hrefLang: hreflang,
      href,
    })),
    ...(markdown === null
      ? []
      : [{ rel: 'alternate' as const, type: 'text/markdown', href: markdown }]),
  ]
}

function named(name: string, content: string): MetaTag {
  return { name, content }
}

function property(name: string, content: string): MetaTag {
  return { property: name, content }
}
