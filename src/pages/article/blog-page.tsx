import { fillText } from '../../../shared/i18n/format.ts'
import { SearchForm } from '../../components/fields/search-form.tsx'
import { useUi } from '../../layout/ui-copy.tsx'
import { SiteLink } from '../../navigation/site-link.tsx'
import { FoundList } from '../search/found-list.tsx'
import type { ArticleLink, BlogData } from './article-data.ts'
import { ArticlesPage } from './articles-page.tsx'
import { keptDesignations } from './kept-designations.tsx'

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

/** Posts with a figure of their subject each: the newest on blueprint from edge to edge, the others two by two. */
function PostList({ posts }: { posts: readonly ArticleLink[] }) {
  return (
    <ul className="posts">
      {posts.map((post, index) => (
        <li key={post.href} className={index === 0 ? 'post blueprint' : 'post'}>
          {post.figure && (
            <img
              src={post.figure}
              alt=""
              width="560"
              height="420"
              loading={index === 0 ? undefined : 'lazy'}
              className="post__figure"
            />
          )}
          <div>
            <p className="post__facts">
              <span>{post.date}</span>
              <span>{post.readingTime}</span>
            </p>
            <h2>
              <SiteLink href={post.href}>{post.title}</SiteLink>
            </h2>
            <p className="post__summary">{keptDesignations(post.description)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The field that searches the posts. */
function BlogSearch({ found }: Pick<BlogData, 'found'>) {
  const { search } = useUi()
  return (
    <div className="mt-8">
      <SearchForm
        action="/blog"
        label={search.blogLabel}
        submit={search.submit}
        query={found?.query ?? ''}
      />
    </div>
  )
}

/** What the search of the posts found; the list of all posts stands below when there is nothing. */
function FoundPosts({ found }: Pick<BlogData, 'found'>) {
  const { search } = useUi()
  if (!found) return null
  if (found.total > 0) return <FoundList found={found} action="/blog" />
  return <p className="mt-8 text-lg">{fillText(search.none, { query: found.query })}</p>
}
