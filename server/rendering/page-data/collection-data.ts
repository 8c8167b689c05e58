import { localAddress } from '../../../shared/addresses/local-address.ts'
import type { Collection } from '../../../shared/collections.ts'
import { fillText } from '../../../shared/i18n/format.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import type { PageQuery } from '../../../shared/page-query.ts'
import type {
  ArticleLink,
  CollectionData,
  ListPage,
  ListPages,
} from '../../../src/pages/article/article-data.ts'
import { figureAddress } from '../../content/figures/figure-address.ts'
import type { ArticleSummary } from '../../content/store/queries.ts'
import { feedPath } from '../documents/feed-path.ts'
import { siteContext } from '../site-context.ts'
import { articleLink, withFeed } from './article-data.ts'
import { articlesPerPage, listPage } from './list-page.ts'
import { type PageState, pageData } from './page-data.ts'

/** An article as the list of its collection shows it: with its first figure. */
function illustratedLink(article: ArticleSummary): ArticleLink {
  const { figure, locale } = article
  return { ...articleLink(article), ...(figure && { figure: figureAddress(figure, locale) }) }
}

/**
 * The page of a collection with a page of the list of its articles. The first page is the one to be indexed: a canonical
 * address has no `page`, and every article is in the sitemap.
 */
export const collectionData =
  <K extends Collection>(collection: K) =>
  (locale: Locale, query: PageQuery): CollectionData<K> => {
    const { content } = siteContext()
    const { feed, pages: words } = content.wording('articles', locale)
    const place = listPage(query.page, content.articleCount(collection, locale))
    const { page, lastPage } = place
    const isMissing = page > lastPage
    const name = content.page(collection, locale).seo.title
    const filled = (text: string) => fillText(text, { name, count: page, max: lastPage })
    const data = pageData(collection, locale, stateOf(place, filled(words.title)))
    const range = { limit: articlesPerPage, offset: (page - 1) * articlesPerPage }
    const missing = { text: filled(words.missing), first: words.first }
    const { label, page: where, previous, next } = words
    const pages: ListPages = { ...place, words: { label, page: where, previous, next } }
    return {
      ...data,
      head: withFeed(data.head, collection, locale),
      articles: content.articles(collection, locale, range).map(illustratedLink),
      feed: { href: localAddress(feedPath(collection), locale), label: feed },
      ...(page > 1 || lastPage > 1 ? { pages: isMissing ? { ...pages, missing } : pages } : {}),
      ...(isMissing ? { status: 404 } : {}),
    }
  }

/** All pages beyond the last share one state, whatever their number. */
function stateOf({ page, lastPage }: ListPage, title: string): PageState {
  if (page === 1) return {}
  return page > lastPage ? { kind: 'not-found', noindex: true } : { title, noindex: true }
}
