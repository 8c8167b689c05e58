import { formatDate } from '../../src/i18n/format.ts'
import type { Locale } from '../../src/i18n/locale.ts'
import { sitePaths } from '../../src/navigation/site-map.ts'
import { type Crumb, type HeadTags, headTags, routeSeo } from '../../src/seo/head.ts'
import { socialImageName } from '../../src/seo/social-image-name.ts'
import type { TocEntry } from '../content/article-html.ts'
import type { Collection } from '../content/read-files.ts'
import { type PageData, pageData } from './page-data.ts'
import { siteContext } from './site-context.ts'

/** An article as its page shows it. */
export interface ArticleData {
  title: string
  description: string
  html: string
  toc: TocEntry[]
  published: { iso: string; text: string }
  updated: { iso: string; text: string }
  readingMinutes: number
  crumbs: Crumb[]
  head: HeadTags
}

/** What lists of articles show. */
export interface ArticleLink {
  href: string
  title: string
  description: string
  date: string
}

/** One article in one language; undefined where there is none. */
export function articleData(
  collection: Collection,
  slug: string,
  locale: Locale,
): ArticleData | undefined {
  const { content, origin } = siteContext()
  const article = content.article(collection, slug, locale)
  if (!article) return undefined
  const path = `/${collection}/${slug}`
  const crumbs = [
    { name: content.ui(locale).breadcrumb.home, path: '/' },
    { name: content.page(collection, locale).seo.title, path: sitePaths[collection] },
    { name: article.title, path },
  ]
  const facts = {
    ...article,
    path,
    image: socialImageName(path, locale),
    kind: 'article' as const,
    breadcrumbs: crumbs,
  }
  const shared = { origin, site: content.site(), facts: content.facts() }
  const { title, description, html, toc, published, updated, readingMinutes } = article
  return {
    title,
    description,
    html,
    toc,
    published: { iso: published, text: formatDate(published, locale) },
    updated: { iso: updated, text: formatDate(updated, locale) },
    readingMinutes,
    crumbs,
    head: headTags(routeSeo(facts, locale, shared)),
  }
}

/** The blog's page with its list of posts. */
export function blogData(locale: Locale): PageData<'blog'> & { articles: ArticleLink[] } {
  return { ...pageData('blog', locale), articles: articleLinks('blog', locale) }
}

/** The articles of a collection, the newest first. */
function articleLinks(collection: Collection, locale: Locale): ArticleLink[] {
  return siteContext()
    .content.articles(collection, locale)
    .map(({ slug, title, description, published }) => ({
      href: `/${collection}/${slug}`,
      title,
      description,
      date: formatDate(published, locale),
    }))
}
