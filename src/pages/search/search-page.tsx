import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { RichText } from '../../components/rich-text.tsx'
import { useUi } from '../../layout/ui-copy.tsx'
import { FoundList } from './found-list.tsx'
import { NothingFound } from './nothing-found.tsx'
import type { SearchData } from './search-data.ts'
import { SearchExamples } from './search-examples.tsx'
import { SiteIndex } from './site-index.tsx'
import { SiteSearch } from './site-search.tsx'

/** The search: a field, what was found, and the index of the site for those who know the subject but not the word. */
export function SearchPage({ copy, crumbs, found }: Pick<SearchData, 'copy' | 'crumbs' | 'found'>) {
  const { breadcrumb } = useUi()
  const hasResults = found !== undefined && found.total > 0
  return (
    <div className="pt-8 lg:pt-12">
      <Breadcrumbs label={breadcrumb.label} crumbs={crumbs} />
      <h1 className="mt-8 text-4xl">{copy.hero.title}</h1>
      {!found && (
        <p className="mt-6 max-w-[44rem] text-lg text-muted">
          <RichText nodes={copy.hero.intro} />
        </p>
      )}
      <SiteSearch query={found?.query ?? ''} />
      {hasResults && <FoundList found={found} action="/search" />}
      {found && !hasResults && <NothingFound found={found} words={copy.results} />}
      {!found && <SearchExamples />}
      {!hasResults && <SiteIndex sections={copy.sections} />}
    </div>
  )
}
