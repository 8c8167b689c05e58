import { SearchForm } from '../../components/search-form.tsx'
import { useUi } from '../../layout/ui-copy.tsx'
import type { BlogData } from '../article/article-data.ts'
import { FoundList } from './found-list.tsx'

/** The field that searches the posts, and what it found; the list of all posts stands below when there is nothing. */
export function BlogSearch({ found }: Pick<BlogData, 'found'>) {
  const { search } = useUi()
  return (
    <div className="mt-12">
      <SearchForm
        action="/blog"
        label={search.blogLabel}
        submit={search.submit}
        query={found?.query ?? ''}
      />
      {found && found.total > 0 && <FoundList found={found} action="/blog" />}
      {found && found.total === 0 && (
        <p className="mt-8 text-lg">{search.none.replace('{query}', () => found.query)}</p>
      )}
    </div>
  )
}
