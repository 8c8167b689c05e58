import type { ReactNode } from 'react'
import type { CollectionData } from '../../../server/rendering/article-data.ts'
import { TextSection } from '../../components/text-section.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { ArticleList } from './article-list.tsx'

type ArticlesPageProps = Pick<
  CollectionData<'blog' | 'knowledge-base'>,
  'copy' | 'crumbs' | 'articles' | 'feed'
> & {
  /** Between the introduction and the list, such as a search. */
  children?: ReactNode
}

/** The page of a collection: what it is, its articles, and what else there is to say. */
export function ArticlesPage({ copy, crumbs, articles, feed, children }: ArticlesPageProps) {
  return (
    <>
      <PageHead copy={copy.hero} crumbs={crumbs} />
      {children}
      {articles.length > 0 && <ArticleList articles={articles} />}
      <p className="mt-6 text-sm">
        <a href={feed.href} type="application/atom+xml">
          {feed.label}
        </a>
      </p>
      {copy.sections.map((section, index) => (
        <TextSection key={section.id} copy={section} number={index + 1} />
      ))}
    </>
  )
}
