import { SiteLink } from '../../navigation/site-link.tsx'
import type { ArticleLink } from './article-data.ts'

interface ArticleListProps {
  articles: readonly ArticleLink[]
  /** Level of the titles: one below the heading above the list. */
  heading?: 'h2' | 'h3'
  className?: string
}

/** Articles as rows, like the entries of a register of drawings; where there is room, with the first figure of each. */
export function ArticleList({ articles, heading: Heading = 'h2', className }: ArticleListProps) {
  return (
    <ul className={`border-t border-line ${className ?? 'mt-14'}`}>
      {articles.map((article) => (
        <li
          key={article.href}
          className="border-b border-hairline py-6 lg:grid lg:grid-cols-12 lg:gap-10"
        >
          <p className="flex gap-x-4 font-mono text-sm text-muted lg:col-span-2 lg:block">
            <span>{article.date}</span>
            <span className="lg:block">{article.readingTime}</span>
          </p>
          <div className={article.figure ? 'lg:col-span-6' : 'lg:col-span-10'}>
            <Heading className="mt-1 text-xl lg:mt-0">
              <SiteLink
                href={article.href}
                className="text-ink no-underline hover:text-action hover:underline"
              >
                {article.title}
              </SiteLink>
            </Heading>
            <p className="mt-2 max-w-[44rem] text-muted">{article.description}</p>
          </div>
          {article.figure && (
            <img
              src={article.figure}
              alt=""
              width="384"
              height="208"
              loading="lazy"
              className="hidden h-52 w-full border border-hairline bg-sheet object-contain p-3 lg:col-span-4 lg:block"
            />
          )}
        </li>
      ))}
    </ul>
  )
}
