import type { ArticleData, RemovedArticleData } from '../../server/rendering/article-data.ts'
import type { Locale } from '../i18n/locale.ts'
import { loadArticle } from './load.ts'

/** Where loading takes longer, the visitor is told so; what is there at once does not flicker. */
const pendingMs = 150
const pendingMinMs = 300

/** What the routes of articles do besides showing them: load one in the language of the address, set its head. */
export function articleRoute(collection: 'blog' | 'knowledge-base') {
  return {
    loaderDeps: ({ search }: { search: { lang?: 'de' } }) => ({
      locale: search.lang ?? ('en' as const),
    }),
    loader: ({ params, deps }: { params: { slug: string }; deps: { locale: Locale } }) =>
      loadArticle(collection, params.slug, deps.locale),
    head: ({ loaderData }: { loaderData?: ArticleData | RemovedArticleData | undefined }) =>
      loaderData?.head ?? {},
    pendingMs,
    pendingMinMs,
  }
}
