import { SiteLink } from '../../navigation/site-link.tsx'
import type { ArticleLink } from './article-data.ts'
import { keptDesignations } from './kept-designations.tsx'

interface ArticleListProps {
  articles: readonly ArticleLink[]
  /** Level of the titles: one below the heading above the list. */
  heading?: 'h2' | 'h3'
  className?: string
}

/** Articles as rows of a register; where they have figures, as sheets beside each other, each with its first one. */
export function ArticleList({ articles, heading: Heading = 'h2', className }: ArticleListProps) {
  const look = articles.some(({ figure }) => figure) ? 'article-sheets' : 'article-rows'
  return (
    <ul className={`${look} ${className ?? 'mt-14'}`}>
      {articles.map((article) => (
        <li key={article.href}>
          <p className="listed-facts">
            <span>{article.date}</span>
            <span>{article.readingTime}</span>
          </p>
          <Heading className="text-lg leading-tight sm:text-xl">
            <SiteLink href={article.href}>{article.title}</SiteLink>
          </Heading>
          <p className="listed-summary">{keptDesignations(article.description)}</p>
          {article.figure && (
            <img src={article.figure} alt="" width="480" height="360" loading="lazy" />
          )}
        </li>
      ))}
    </ul>
  )
}
