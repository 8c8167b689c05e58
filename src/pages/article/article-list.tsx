import type { ArticleLink } from '../../../server/rendering/article-data.ts'
import { SiteLink } from '../../navigation/site-link.tsx'

/** Articles as rows of a table, the newest first. */
export function ArticleList({ articles }: { articles: readonly ArticleLink[] }) {
  return (
    <ul className="mt-16 border-t border-line">
      {articles.map((article) => (
        <li
          key={article.href}
          className="border-b border-hairline py-6 lg:grid lg:grid-cols-12 lg:gap-12"
        >
          <p className="font-mono text-sm text-muted lg:col-span-3">{article.date}</p>
          <div className="lg:col-span-9">
            <h2 className="text-xl">
              <SiteLink
                href={article.href}
                className="text-ink no-underline hover:text-action hover:underline"
              >
                {article.title}
              </SiteLink>
            </h2>
            <p className="mt-2 max-w-[44rem] text-muted">{article.description}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
