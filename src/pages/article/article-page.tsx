import type { ArticleData } from '../../../server/rendering/article-data.ts'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { Contents } from '../../components/contents.tsx'
import { useUi } from '../../layout/ui-copy.tsx'

/** One article: title, date, table of contents, text. */
export function ArticlePage({ article }: { article: ArticleData }) {
  const { breadcrumb, contents, article: words } = useUi()
  return (
    <article className="pt-8 lg:pt-12">
      <Breadcrumbs label={breadcrumb.label} crumbs={article.crumbs} />
      <h1 className="mt-8 max-w-[52rem] text-4xl">{article.title}</h1>
      <p className="mt-6 font-mono text-sm text-muted">
        <time dateTime={article.published.iso}>{article.published.text}</time>
        {article.updated.iso !== article.published.iso && (
          <>
            {' · '}
            {words.updatedOn} <time dateTime={article.updated.iso}>{article.updated.text}</time>
          </>
        )}
        {' · '}
        {words.readingTime.replace('{count}', String(article.readingMinutes))}
      </p>
      <div className="mt-10 grid gap-x-12 gap-y-8 lg:grid-cols-12">
        <div className="lg:order-2 lg:col-span-4">
          <Contents
            label={contents}
            items={article.toc.map(({ id, text }) => ({ id, title: text }))}
          />
        </div>
        <div
          className="prose lg:col-span-8"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, compiled at build, raw HTML refused
          dangerouslySetInnerHTML={{ __html: article.html }}
        />
      </div>
    </article>
  )
}
