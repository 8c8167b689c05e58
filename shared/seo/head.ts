import type { Graph } from 'schema-dts'
import { markdownPath } from '../addresses/markdown-path.ts'
import type { Locale } from '../i18n/locale.ts'
import { type Alternate, alternates } from './alternates.ts'
import { articleDates } from './article.ts'
import { pageUrl } from './canonical.ts'
import { pageGraph } from './graph.ts'
import { jsonForScript } from './json-for-script.ts'
import { isIndexable, isUnfollowed, robotsFor } from './robots.ts'
import type { SeoPage, SeoSite } from './seo-page.ts'
import { type SocialCard, socialCard, type TwitterCard, twitterCard } from './social-card.ts'
import { pageTitle } from './title.ts'
import { documentTitle } from './title-from-slug.ts'

export type { Crumb, PageKind, Question, SeoPage, SeoSite } from './seo-page.ts'

/** Route metadata (SPEC section 3). */
interface RouteSeo {
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
export function routeSeo(page: SeoPage, locale: Locale, site: SeoSite): RouteSeo {
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
function hasOwnAddress(page: SeoPage, indexable: boolean): boolean {
  return indexable || (page.kind === 'page' && !page.noindex)
}

/** Route metadata as elements of the head. */
export function headTags(seo: RouteSeo): HeadTags {
  const graphIsEmpty = seo.jsonLd['@graph'].length === 0
  return {
    title: seo.title,
    meta: [
      metaName('description', seo.description),
      metaName('robots', seo.robots),
      ...(seo.keywords.length > 0 ? [metaName('keywords', seo.keywords.join(', '))] : []),
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
    metaProperty('og:title', og.title),
    metaProperty('og:description', og.description),
    ...(og.url === null ? [] : [metaProperty('og:url', og.url)]),
    metaProperty('og:type', og.type),
    metaProperty('og:site_name', og.siteName),
    metaProperty('og:locale', og.locale),
    ...(alternates.length > 0 ? [metaProperty('og:locale:alternate', og.alternateLocale)] : []),
    metaProperty('og:image', og.image),
    metaProperty('og:image:type', og.imageType),
    metaProperty('og:image:width', String(og.imageWidth)),
    metaProperty('og:image:height', String(og.imageHeight)),
    metaProperty('og:image:alt', og.imageAlt),
    ...(isArticle && published ? [metaProperty('article:published_time', published)] : []),
    ...(isArticle && updated ? [metaProperty('article:modified_time', updated)] : []),
  ]
}

function twitterTags(twitter: TwitterCard): MetaTag[] {
  return [
    metaName('twitter:card', twitter.card),
    metaName('twitter:title', twitter.title),
    metaName('twitter:description', twitter.description),
    metaName('twitter:image', twitter.image),
    metaName('twitter:image:alt', twitter.imageAlt),
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

function metaName(name: string, content: string): MetaTag {
  return { name, content }
}

function metaProperty(name: string, content: string): MetaTag {
  return { property: name, content }
}

/**
 * Head of the page for a path that does not exist. Only here the visited path is known: `/login…` and
 * `/cards…` must not be followed by robots (SPEC section 5).
 */
export function missingPageHead(head: HeadTags, path: string): HeadTags {
  if (!isUnfollowed(path)) return head
  const meta = head.meta.map((tag) =>
    'name' in tag && tag.name === 'robots' ? { ...tag, content: 'noindex,nofollow' } : tag,
  )
  return { ...head, meta }
}
