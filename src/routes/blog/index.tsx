import { createFileRoute } from '@tanstack/react-router'
import { loadBlogIndex } from '../../content/load.ts'
import { ArticleList } from '../../pages/article/article-list.tsx'
import { PlainPage } from '../../pages/plain/plain-page.tsx'

export const Route = createFileRoute('/blog/')({
  loaderDeps: ({ search }) => ({ locale: search.lang ?? ('en' as const) }),
  loader: ({ deps }) => loadBlogIndex(deps.locale),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: BlogIndex,
})

function BlogIndex() {
  const { copy, crumbs, articles } = Route.useLoaderData()
  return (
    <>
      <PlainPage copy={copy} crumbs={crumbs} />
      <ArticleList articles={articles} />
    </>
  )
}
