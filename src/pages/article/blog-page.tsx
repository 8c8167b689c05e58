import { BlogSearch, FoundPosts } from '../search/blog-search.tsx'
import type { BlogData } from './article-data.ts'
import { ArticlesPage } from './articles-page.tsx'
import { PostList } from './post-list.tsx'

/** The list of posts with its search; what was found takes the place of the list. */
export function BlogPage({ found, ...page }: BlogData) {
  const sections = found ? [] : page.copy.sections
  const pages = found && found.total > 0 ? undefined : page.pages
  const list = page.articles.length > 0 && <PostList posts={page.articles} />
  return (
    <ArticlesPage
      {...page}
      pages={pages}
      search={<BlogSearch found={found} />}
      list={list}
      copy={{ ...page.copy, sections }}
    >
      <FoundPosts found={found} />
    </ArticlesPage>
  )
}
