import { Breadcrumbs } from '../../components/sections/breadcrumbs.tsx'
import { useUi } from '../../layout/ui-copy.tsx'
import type { ArticleData } from './article-data.ts'
import { ArticleFacts } from './article-facts.tsx'
import { keptDesignations, keptTitle } from './kept-designations.tsx'

interface PostHeadProps {
  article: ArticleData
  /** Address of a figure of it. */
  figure: string
}

/** The head of an article on blueprint, beside a figure of its subject; the text shows it again, and explains it. */
export function PostHead({ article, figure }: PostHeadProps) {
  const { breadcrumb } = useUi()
  return (
    <header className="post-head blueprint">
      <div>
        <Breadcrumbs label={breadcrumb.label} crumbs={article.crumbs} />
        <h1 className="mt-8 text-4xl">{keptTitle(article.title)}</h1>
        <p className="mt-6 max-w-[44rem] text-lg text-muted">
          {keptDesignations(article.description)}
        </p>
        <ArticleFacts article={article} />
      </div>
      <img
        src={figure}
        alt=""
        width="560"
        height="420"
        loading="lazy"
        className="post__figure no-print"
      />
    </header>
  )
}
