import { BlogSearch } from '../search/blog-search.tsx'
import type { BlogData } from './article-data.ts'
import { ArticlesPage } from './articles-page.tsx'

/** The list of posts with its search; what was found takes the place of the list. */
export function BlogPage({ found, ...page }: BlogData) {
  const sections = found ? [] : page.copy.sections
  const pages = found && found.total > 0 ? undefined : page.pages
  return (
    <ArticlesPage {...page} pages={pages} copy={{ ...page.copy, sections }}>
      <BlogSearch found={found} />
    </ArticlesPage>
  )
}
