import { ActionLink } from '../../components/actions/action-link.tsx'
import { MarkdownLinks } from '../../components/actions/markdown-links.tsx'
import { Breadcrumbs } from '../../components/sections/breadcrumbs.tsx'
import { Contents } from '../../components/sections/contents.tsx'
import { Enhanced } from '../../islands/island.tsx'
import { useUi } from '../../layout/ui-copy.tsx'
import type { ArticleData, RemovedPostData } from './article-data.ts'
import { ArticleFacts } from './article-facts.tsx'
import { enhanceArticle } from './enhance-article.enhance.ts'
import { keptDesignations, keptTitle } from './kept-designations.tsx'
import { MoreArticles } from './more-articles.tsx'

/** An article, or the notice that it is gone. */
export function ArticlePage({ data }: { data: ArticleData | RemovedPostData }) {
  return 'status' in data ? <RemovedPost {...data} /> : <Article article={data} />
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
          <h1 className="mt-8 max-w-[52rem] text-4xl">{keptTitle(article.title)}</h1>
          <p className="mt-6 max-w-[44rem] text-lg text-muted">
            {keptDesignations(article.description)}
          </p>
          <ArticleFacts article={article} />
        </>
      )}
      <MarkdownLinks href={article.markdown} labels={markdown} />
      <div className={chapters.length > 1 ? 'article-body sided' : 'article-body'}>
        {chapters.length > 1 && (
          <div className="no-print">
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

/**
 * The compiled text, with the words that its buttons and links show after copying. Its script is loaded at once: a
 * click on a link is followed by the browser and could not wait for it.
 */
function ArticleBody({ html, linkCopied }: { html: string; linkCopied: string }) {
  return (
    <Enhanced by={enhanceArticle} when="load">
      <div
        className="prose"
        data-link-copied={linkCopied}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, compiled at build, raw HTML refused
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </Enhanced>
  )
}

/** Shown at an address where there is no post any more (SPEC section 8). */
function RemovedPost({ words, href }: RemovedPostData) {
  return (
    <div className="pt-16 lg:pt-24">
      <h1 className="max-w-[48rem] text-4xl">{words.title}</h1>
      <p className="mt-6 mb-8 max-w-[44rem] text-lg text-muted">{words.text}</p>
      <ActionLink href={href} look="primary">
        {words.list}
      </ActionLink>
    </div>
  )
}

interface PostHeadProps {
  article: ArticleData
  /** Address of a figure of it. */
  figure: string
}

/** The head of an article on blueprint, beside a figure of its subject; the text shows it again, and explains it. */
function PostHead({ article, figure }: PostHeadProps) {
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
