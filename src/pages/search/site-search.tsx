import { SearchForm } from '../../components/fields/search-form.tsx'
import { useUi } from '../../layout/ui-copy.tsx'

/** The field that searches the whole site. */
export function SiteSearch({ query }: { query: string }) {
  const { search } = useUi()
  return (
    <div className="mt-8">
      <SearchForm action="/search" label={search.label} submit={search.submit} query={query} />
    </div>
  )
}
