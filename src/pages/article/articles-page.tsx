import type { ArticleLink } from '../../../server/rendering/article-data.ts'
import type { PageData } from '../../../server/rendering/page-data.ts'
import { TextSection } from '../../components/text-section.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { ArticleList } from './article-list.tsx'

type ArticlesPageProps = Pick<PageData<'blog' | 'knowledge-base'>, 'copy' | 'crumbs'> & {
  articles: readonly ArticleLink[]
}

/** The page of a collection: what it is, its articles, and what else there is to say. */
export function ArticlesPage({ copy, crumbs, articles }: ArticlesPageProps) {
  return (
    <>
      <PageHead copy={copy.hero} crumbs={crumbs} />
      {articles.length > 0 && <ArticleList articles={articles} />}
      {copy.sections.map((section, index) => (
        <TextSection key={section.id} copy={section} number={index + 1} />
      ))}
    </>
  )
}
