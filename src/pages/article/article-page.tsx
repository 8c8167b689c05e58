import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { Contents } from '../../components/contents.tsx'
import { MarkdownLinks } from '../../components/markdown-links.tsx'
import { useUi } from '../../layout/ui-copy.tsx'
import { ArticleBody } from './article-body.tsx'
import type { ArticleData, RemovedArticleData } from './article-data.ts'
import { ArticleFacts } from './article-facts.tsx'
import { MoreArticles } from './more-articles.tsx'
import { PostHead } from './post-head.tsx'
import { RemovedArticle } from './removed-article.tsx'

/** What stands at the address of an article: the article, or the word that it is gone. */
export function ArticlePage({ data }: { data: ArticleData | RemovedArticleData }) {
  return 'status' in data ? <RemovedArticle {...data} /> : <Article article={data} />
}

function Article({ article }: { article: ArticleData }) {
  const { breadcrumb, contents, markdown } = useUi()
  const chapters = article.toc.filter(({ level }) => level === 2)
  return (
    <article className={article.figure ? undefined : 'pt-8 lg:pt-12'}>
      {article.figure ? (
        <PostHead article={article} figure={article.figure} />
      ) : (
        <>
          <Breadcrumbs label={breadcrumb.label} crumbs={article.crumbs} />
          <h1 className="mt-8 max-w-[52rem] text-4xl">{article.title}</h1>
          <p className="mt-6 max-w-[44rem] text-lg text-muted">{article.description}</p>
          <ArticleFacts article={article} />
        </>
      )}
      <MarkdownLinks href={article.markdown} labels={markdown} />
      <div className="mt-10 grid gap-x-12 gap-y-8 lg:grid-cols-12">
        {chapters.length > 1 && (
          <div className="no-print lg:order-2 lg:col-span-4">
            <Contents
              label={contents}
              items={chapters.map(({ id, text }) => ({ id, title: text }))}
            />
          </div>
        )}
        <ArticleBody html={article.html} linkCopied={article.words.linkCopied} />
      </div>
      <MoreArticles article={article} />
    </article>
  )
}
