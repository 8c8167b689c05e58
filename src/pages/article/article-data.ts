import type { Collection } from '../../../shared/collections.ts'
import type { ArticlesCopy } from '../../../shared/content/articles/articles.ts'
import type { PageData } from '../../../shared/page-data.ts'
import type { Crumb, HeadTags } from '../../../shared/seo/head.ts'
import type { FoundPages } from '../search/search-data.ts'

interface ShownDate {
  iso: string
  text: string
}

/** An article as its page shows it. */
export interface ArticleData {
  title: string
  description: string
  html: string
  toc: TocEntry[]
  published: ShownDate
  updated: ShownDate
  readingTime: string
  /** Address of the figure that its head shows. */
  figure?: string
  crumbs: Crumb[]
  head: HeadTags
  markdown: string
  words: Omit<ArticlesCopy, 'removed' | 'feed' | 'pages' | 'readingTime'>
  /** Articles that its author names. */
  related: ArticleLink[]
  /** Its neighbours in the list of its collection. */
  older?: ArticleLink
  newer?: ArticleLink
}

/** What is shown instead of a post of the blog that is gone. */
export interface RemovedPostData {
  words: ArticlesCopy['removed']
  /** The list of what there is. */
  href: string
  head: HeadTags
  status: 404
}

/** What lists of articles show. */
export interface ArticleLink {
  href: string
  title: string
  description: string
  date: string
  readingTime: string
  /** Address of its first figure, where a list shows one. */
  figure?: string
}

/** The blog's page with its list of posts, or with those its address searches for. */
export type BlogData = CollectionData<'blog'> & { found?: FoundPages }

/** What the page of a collection shows. */
export type CollectionData<K extends Collection> = PageData<K> & {
  articles: ArticleLink[]
  feed: { href: string; label: string }
  /** If the list has several pages, or the address names one that does not exist. */
  pages?: ListPages
}

/** One page of several, with the words around it. */
export interface ListPages extends ListPage {
  words: Omit<ArticlesCopy['pages'], 'title' | 'missing' | 'first'>
  /** In the place of a page that does not exist. */
  missing?: { text: string; first: string }
}

/** An entry of an article's table of contents. */
export interface TocEntry {
  id: string
  text: string
  level: 2 | 3
}

/** A page of a list of articles; beyond the last one there is nothing. */
export interface ListPage {
  page: number
  lastPage: number
}
