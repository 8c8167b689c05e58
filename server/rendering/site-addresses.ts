import { markdownPath, pathOfMarkdown } from '../../shared/addresses/markdown-path.ts'
import { stringifySearch } from '../../shared/addresses/search-params.ts'
import { type Collection, collections } from '../../shared/collections.ts'
import { pageIdAt } from '../../shared/page-at.ts'
import { sitePages } from '../../shared/pages.ts'
import { isUnfollowed } from '../../shared/seo/robots.ts'
import type { Content } from '../content/store/queries.ts'
import type { Addresses } from '../http/addresses.ts'
import { isDocument } from './documents/content-document.ts'
import { nearestPage } from './nearest-page.ts'
import { listPage } from './page-data/list-page.ts'

type AddressContent = Pick<Content, 'hasArticle' | 'articleCount'>

/** No slug is a lone hyphen. */
const noSlug = '-'

/** The pages of the table, the articles, the Markdown of both, and the documents for programs. */
export function siteAddresses(content: AddressContent): Addresses {
  return {
    has(path) {
      const page = pathOfMarkdown(path)
      const isThere = isPage(page ?? path) || isArticle(page ?? path, content)
      return isThere || (page === undefined && isDocument(path))
    },
    lastListPage(path, locale) {
      const collection = collections.find((each) => listPaths(each).includes(path))
      if (!collection) return undefined
      return listPage(undefined, content.articleCount(collection, locale)).lastPage
    },
    notFoundPath(path, asked) {
      if (path.startsWith('/words/')) return `/words/${noSlug}.json`
      if (path.startsWith('/schemas/')) return `/schemas/${noSlug}.json`
      const page = pathOfMarkdown(path)
      return page === undefined ? missingPage(path, asked) : markdownPath(missingPage(page, asked))
    },
  }
}

function isPage(path: string): boolean {
  const id = pageIdAt(path)
  return id !== undefined && id !== 'not-found'
}

/** One for posts of the blog, one for paths that robots must not follow, and one for each page that was probably meant. */
function missingPage(path: string, asked: string | undefined): string {
  if (articleSlug(path, 'blog') !== undefined) return `/blog/${noSlug}`
  if (isUnfollowed(path)) return '/login'
  const meant = nearestPage(path === sitePages['not-found'].path ? (asked ?? path) : path)
  return sitePages['not-found'].path + stringifySearch({ path: meant && sitePages[meant].path })
}

function isArticle(path: string, content: AddressContent): boolean {
  return collections.some((collection) => {
    const slug = articleSlug(path, collection)
    return slug !== undefined && content.hasArticle(collection, slug)
  })
}

/** What follows a collection's path, if it is one part. */
function articleSlug(path: string, collection: Collection): string | undefined {
  const start = `/${collection}/`
  const slug = path.startsWith(start) ? path.slice(start.length) : ''
  return slug === '' || slug.includes('/') ? undefined : slug
}

function listPaths(collection: Collection): string[] {
  const path = sitePages[collection].path
  return [path, markdownPath(path)]
}
