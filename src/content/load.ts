import { createServerFn } from '@tanstack/react-start'
import { type ArticleData, articleData, articleLinks } from '../../server/rendering/article-data.ts'
import { type FrameData, frameData } from '../../server/rendering/frame-data.ts'
import { homeData } from '../../server/rendering/home-data.ts'
import { type PageData, pageData } from '../../server/rendering/page-data.ts'
import { isLocale, type Locale } from '../i18n/locale.ts'
import { type SitePageId, sitePaths } from '../navigation/site-map.ts'

/** The endpoints are public: whatever arrives is checked before it reaches the content. */
function locale(input: unknown): Locale {
  if (!isLocale(input)) throw new Error('Unknown language')
  return input
}

function pageRequest(input: { id: SitePageId; locale: Locale }) {
  if (!Object.hasOwn(sitePaths, input.id)) throw new Error('Unknown page')
  return { id: input.id, locale: locale(input.locale) }
}

function articleRequest(input: {
  collection: 'blog' | 'knowledge-base'
  slug: string
  locale: Locale
}) {
  const { collection, slug } = input
  if (collection !== 'blog' && collection !== 'knowledge-base')
    throw new Error('Unknown collection')
  if (typeof slug !== 'string') throw new Error('Unknown article')
  return { collection, slug, locale: locale(input.locale) }
}

const fetchFrame = createServerFn({ method: 'GET' })
  .validator(locale)
  .handler(({ data }) => frameData(data))

const fetchPage = createServerFn({ method: 'GET' })
  .validator(pageRequest)
  .handler(({ data }) => pageData(data.id, data.locale))

const fetchHome = createServerFn({ method: 'GET' })
  .validator(locale)
  .handler(({ data }) => homeData(data))

const fetchArticle = createServerFn({ method: 'GET' })
  .validator(articleRequest)
  .handler(({ data }) => articleData(data.collection, data.slug, data.locale))

const fetchBlogIndex = createServerFn({ method: 'GET' })
  .validator(locale)
  .handler(({ data }) => ({ ...pageData('blog', data), articles: articleLinks('blog', data) }))

/** One article, or undefined. */
export function loadArticle(
  collection: 'blog' | 'knowledge-base',
  slug: string,
  locale: Locale,
): Promise<ArticleData | undefined> {
  return fetchArticle({ data: { collection, slug, locale } })
}

/** The blog's page with its list of posts. */
export function loadBlogIndex(locale: Locale) {
  return fetchBlogIndex({ data: locale })
}

/** Words and facts of the frame around every page. */
export function loadFrame(locale: Locale): Promise<FrameData> {
  return fetchFrame({ data: locale })
}

/** Copy and head of one page. */
export function loadPage<K extends SitePageId>(id: K, locale: Locale): Promise<PageData<K>> {
  return fetchPage({ data: { id, locale } }) as Promise<PageData<K>>
}

/** The home page with its evidence and the figures of its calculator. */
export function loadHome(locale: Locale) {
  return fetchHome({ data: locale })
}
