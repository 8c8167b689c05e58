import type { ReactNode } from 'react'
import type { ArticleData } from './article-data.ts'

/** Author, dates and reading time of an article, in cells like those of a title block. */
export function ArticleFacts({ article }: { article: ArticleData }) {
  const { words, published, updated, readingTime } = article
  const { facts } = words
  return (
    <dl className="article-facts">
      <Cell name={facts.author}>{words.author}</Cell>
      <Cell name={facts.publishedOn}>
        <time dateTime={published.iso}>{published.text}</time>
      </Cell>
      <Cell name={facts.updatedOn}>
        <time dateTime={updated.iso}>{updated.text}</time>
      </Cell>
      <Cell name={facts.reading}>{readingTime}</Cell>
    </dl>
  )
}

function Cell({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
