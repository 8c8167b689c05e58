import { localAddress } from '../../shared/addresses/local-address.ts'
import type { ArticlesCopy } from '../../shared/content/articles.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import type { PageQuery } from '../../shared/page-query.ts'
import { figureAddress } from '../content/figure-address.ts'
import type { ArticleSummary } from '../content/queries.ts'
import type { Collection } from '../content/read-files.ts'
import { type ArticleLink, articleLink, withFeed } from './article-data.ts'
import { feedPath } from './feed-path.ts'
import { articlesPerPage, type ListPage, listPage } from './list-page.ts'
import { type PageData, type PageState, pageData } from './page-data.ts'
import { siteContext } from './site-context.ts'

/** What the page of a collection shows. */
export type CollectionData<K extends Collection> = PageData<K> & {
  articles: ArticleLink[]
  feed: { href: string; label: string }
  /** Where the list has several pages, or was asked for one that it has not. */
  pages?: ListPages
}

/** One page of several, with the words around it. */
interface ListPages extends ListPage {
  words: Omit<ArticlesCopy['pages'], 'title' | 'missing' | 'first'>
  /** In the place of a page that does not exist. */
  missing?: { text: string; first: string }
}

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
    const filled = (text: string) =>
      text
        .replace('{name}', name)
        .replace('{count}', String(page))
        .replace('{max}', String(lastPage))
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

/** Of a page that does not exist the number says nothing: all of them are the same. */
function stateOf({ page, lastPage }: ListPage, title: string): PageState {
  if (page === 1) return {}
  return page > lastPage ? { kind: 'not-found', noindex: true } : { title, noindex: true }
}
