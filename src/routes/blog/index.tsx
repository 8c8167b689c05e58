import { createFileRoute } from '@tanstack/react-router'
import { pageRoute } from '../../content/page-route.ts'
import { ArticlesPage } from '../../pages/article/articles-page.tsx'
import { BlogSearch } from '../../pages/search/blog-search.tsx'

export const Route = createFileRoute('/blog/')({
  ...pageRoute('blog'),
  component: BlogIndex,
})

function BlogIndex() {
  const { found, ...page } = Route.useLoaderData()
  const sections = found ? [] : page.copy.sections
  const pages = found && found.total > 0 ? undefined : page.pages
  return (
    <ArticlesPage {...page} pages={pages} copy={{ ...page.copy, sections }}>
      <BlogSearch found={found} />
    </ArticlesPage>
  )
}
