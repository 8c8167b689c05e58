import { createFileRoute, notFound } from '@tanstack/react-router'
import { loadArticle, loadPage } from '../../content/load.ts'
import { ArticlePage } from '../../pages/article/article-page.tsx'
import { PlainPage } from '../../pages/plain/plain-page.tsx'

export const Route = createFileRoute('/blog/$slug')({
  loaderDeps: ({ search }) => ({ locale: search.lang ?? ('en' as const) }),
  loader: async ({ params, deps }) => {
    const article = await loadArticle('blog', params.slug, deps.locale)
    if (!article) throw notFound({ data: await loadPage('not-found', deps.locale) })
    return article
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  notFoundComponent: ({ data }) => (
    <PlainPage {...(data as Awaited<ReturnType<typeof loadPage<'not-found'>>>)} />
  ),
  component: () => <ArticlePage article={Route.useLoaderData()} />,
})
