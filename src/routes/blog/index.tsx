import { createFileRoute } from '@tanstack/react-router'
import { pageRoute } from '../../content/page-route.ts'
import { ArticleList } from '../../pages/article/article-list.tsx'
import { PlainPage } from '../../pages/plain/plain-page.tsx'

export const Route = createFileRoute('/blog/')({
  ...pageRoute('blog'),
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
