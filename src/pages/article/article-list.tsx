import { SiteLink } from '../../navigation/site-link.tsx'
import type { ArticleLink } from './article-data.ts'

interface ArticleListProps {
  articles: readonly ArticleLink[]
  /** Level of the titles: one below the heading above the list. */
  heading?: 'h2' | 'h3'
  className?: string
}

/** Articles as rows, like the entries of a register of drawings, with the first figure of each. */
export function ArticleList({ articles, heading: Heading = 'h2', className }: ArticleListProps) {
  return (
    <ul className={`article-rows ${className ?? 'mt-14'}`}>
      {articles.map((article) => (
        <li key={article.href} data-drawn={article.figure ? true : undefined}>
          <p className="article-rows__facts">
            <span>{article.date}</span>
            <span>{article.readingTime}</span>
          </p>
          <Heading className="text-xl">
            <SiteLink href={article.href}>{article.title}</SiteLink>
          </Heading>
          <p className="article-rows__summary">{article.description}</p>
          {article.figure && (
            <img src={article.figure} alt="" width="384" height="208" loading="lazy" />
          )}
        </li>
      ))}
    </ul>
  )
}
