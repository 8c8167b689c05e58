import { createFileRoute } from '@tanstack/react-router'
import { loadArticle, loadPage } from '../../content/load.ts'
import { ArticlePage } from '../../pages/article/article-page.tsx'
import { PlainPage } from '../../pages/plain/plain-page.tsx'

export const Route = createFileRoute('/blog/$slug')({
  loaderDeps: ({ search }) => ({ locale: search.lang ?? ('en' as const) }),
  loader: async ({ params, deps }) =>
    (await loadArticle('blog', params.slug, deps.locale)) ?? loadPage('not-found', deps.locale),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Post,
})

function Post() {
  const data = Route.useLoaderData()
  return 'html' in data ? <ArticlePage article={data} /> : <PlainPage {...data} />
}
