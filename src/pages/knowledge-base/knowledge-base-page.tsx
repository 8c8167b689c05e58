import { ArticlesPage } from '../article/articles-page.tsx'
import { Atlas } from './atlas.tsx'
import type { KnowledgeBaseData } from './atlas-data.ts'

/** The wall of symbols, then the articles by date; pages with older articles have only these. */
export function KnowledgeBasePage({ atlas, ...page }: KnowledgeBaseData) {
  if ((page.pages?.page ?? 1) > 1) return <ArticlesPage {...page} />
  return (
    <ArticlesPage {...page} listTitle={page.copy.articles.title}>
      <Atlas copy={page.copy.atlas} {...atlas} />
    </ArticlesPage>
  )
}
