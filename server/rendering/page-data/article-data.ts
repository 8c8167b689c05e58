import { localAddress } from '../../../shared/addresses/local-address.ts'
import { markdownPath } from '../../../shared/addresses/markdown-path.ts'
import type { Collection } from '../../../shared/collections.ts'
import { fillText, formatDate } from '../../../shared/i18n/format.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import { sitePages } from '../../../shared/pages.ts'
import { pageUrl } from '../../../shared/seo/canonical.ts'
import {
  type Crumb,
  type HeadTags,
  headTags,
  routeSeo,
  type SeoPage,
} from '../../../shared/seo/head.ts'
import { socialImageName } from '../../../shared/seo/social-image-name.ts'
import { keepTogether } from '../../../shared/typesetting/keep-together.ts'
import type {
  ArticleData,
  ArticleLink,
  RemovedPostData,
} from '../../../src/pages/article/article-data.ts'
import { figureAddress } from '../../content/figures/figure-address.ts'
import type { Article, ArticleSummary } from '../../content/store/queries.ts'
import { feedPath } from '../documents/feed-path.ts'
import { siteContext } from '../site-context.ts'

/** One article in one language; undefined where there is none. */
export function articleData(
  collection: Collection,
  slug: string,
  locale: Locale,
): ArticleData | undefined {
  const { content } = siteContext()
  const article = content.article(collection, slug, locale)
  if (!article) return undefined
  const { title, description, html, toc, published, updated } = article
  const {
    removed: _removed,
    feed: _feed,
    pages: _pages,
    readingTime,
    ...words
  } = content.wording('articles', locale)
  const crumbs = [...crumbsTo(collection, locale), { name: title, path: pathOf(article) }]
  const { older, newer } = content.neighbours(article)
  // Lists show a post with its first figure; an article of the knowledge base begins with it, right below its head.
  const figure = collection === 'blog' ? article.figure : article.leadFigure
  return {
    html,
    toc,
    words,
    crumbs,
    title: keepTogether(title),
    description: keepTogether(description),
    published: { iso: published, text: formatDate(published, locale) },
    updated: { iso: updated, text: formatDate(updated, locale) },
    readingTime: fillText(readingTime, { count: article.readingMinutes }),
    ...(figure && { figure: figureAddress(figure, locale) }),
    head: withFeed(articleHead(article, crumbs), collection, locale),
    markdown: localAddress(markdownPath(pathOf(article)), locale),
    related: content.articlesBySlug(article.related, locale).map(articleLink),
    ...(older && { older: articleLink(older) }),
    ...(newer && { newer: articleLink(newer) }),
  }
}

/** The answer for any slug without a post (SPEC section 8): 404, not to be indexed. */
export function removedPostData(locale: Locale): RemovedPostData {
  const { content } = siteContext()
  const { seo } = content.page('blog', locale)
  const words = content.wording('articles', locale).removed
  const href = sitePages.blog.path
  const facts: SeoPage = {
    path: href,
    title: words.title,
    description: words.text,
    keywords: [],
    image: socialImageName(href, locale),
    imageAlt: seo.imageAlt,
    kind: 'not-found',
    breadcrumbs: [],
  }
  return { words, href, head: head(facts, locale), status: 404 }
}

/** Readers of feeds find one in the head of the pages that belong to it, and of no others. */
export function withFeed(tags: HeadTags, collection: Collection, locale: Locale): HeadTags {
  const { content, origin } = siteContext()
  const { title } = content.wording('machine-readers', locale).feeds[collection]
  const href = pageUrl(origin, feedPath(collection), locale)
  const link = { rel: 'alternate' as const, type: 'application/atom+xml', title, href }
  return { ...tags, links: [...tags.links, link] }
}

const pathOf = ({ collection, slug }: ArticleSummary): string => `/${collection}/${slug}`

function crumbsTo(collection: Collection, locale: Locale): Crumb[] {
  const { content } = siteContext()
  return [
    { name: content.ui(locale).breadcrumb.home, path: '/' },
    { name: content.page(collection, locale).seo.title, path: sitePages[collection].path },
  ]
}

function articleHead(article: Article, breadcrumbs: Crumb[]): HeadTags {
  const path = pathOf(article)
  const image = socialImageName(path, article.locale)
  return head({ ...article, path, image, kind: 'article', breadcrumbs }, article.locale)
}

function head(facts: SeoPage, locale: Locale): HeadTags {
  const { content, origin } = siteContext()
  const shared = { origin, site: content.site(), facts: content.facts() }
  return headTags(routeSeo(facts, locale, shared))
}

/** An article as lists show it. */
export function articleLink(article: ArticleSummary): ArticleLink {
  const { title, description, published, readingMinutes, locale } = article
  const { readingTime } = siteContext().content.wording('articles', locale)
  return {
    href: pathOf(article),
    title: keepTogether(title),
    description: keepTogether(description),
    date: formatDate(published, locale),
    readingTime: fillText(readingTime, { count: readingMinutes }),
  }
}
