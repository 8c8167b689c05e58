import type { Article, BlogPosting, TechArticle } from 'schema-dts'
import type { Locale } from '../i18n/locale.ts'
import { ref } from './node-ids.ts'
import { organisationRef } from './organisation.ts'
import type { SeoPage } from './seo-page.ts'

interface ArticleInput {
  page: SeoPage
  locale: Locale
  origin: string
  id: string
  pageId: string
  image: string
}

/** Article node: `BlogPosting` in the blog, `TechArticle` in the knowledge base, else `Article`. */
export function article(input: ArticleInput): Article | BlogPosting | TechArticle {
  const { page, origin } = input
  return {
    '@type': articleType(page.path),
    '@id': input.id,
    headline: page.title,
    description: page.description,
    image: input.image,
    inLanguage: input.locale,
    mainEntityOfPage: ref(input.pageId),
    isPartOf: ref(input.pageId),
    author: organisationRef(origin),
    publisher: organisationRef(origin),
    keywords: [...page.keywords],
    genre: page.genre,
    ...articleDates(page),
  }
}

/** Publication dates with a time zone; the revision date falls back to the publication date. */
export function articleDates({ published, updated }: Pick<SeoPage, 'published' | 'updated'>): {
  datePublished?: string
  dateModified?: string
} {
  const modified = updated ?? published
  return {
    ...(published === undefined ? {} : { datePublished: instant(published) }),
    ...(modified === undefined ? {} : { dateModified: instant(modified) }),
  }
}

function articleType(path: string) {
  if (path.startsWith('/blog/')) return 'BlogPosting'
  return path.startsWith('/knowledge-base/') ? 'TechArticle' : 'Article'
}

/** Content gives days. Noon UTC is that same day from California to Japan; midnight would show the day before in the US. */
function instant(date: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(date) ? `${date}T12:00:00Z` : new Date(date).toISOString()
}
