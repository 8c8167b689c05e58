import { SiteLink } from '../../navigation/site-link.tsx'
import type { ArticleLink } from './article-data.ts'
import { keptDesignations } from './kept-designations.tsx'

/** Posts with a figure of their subject each: the newest on blueprint from edge to edge, the others two by two. */
export function PostList({ posts }: { posts: readonly ArticleLink[] }) {
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
