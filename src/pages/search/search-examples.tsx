import { stringifySearch } from '../../../shared/addresses/search-params.ts'
import { useUi } from '../../layout/ui-copy.tsx'
import { SiteLink } from '../../navigation/site-link.tsx'

/** Questions to begin with: a callout, a designation, a term, a sentence. */
export function SearchExamples() {
  const { label, queries } = useUi().search.examples
  return (
    <p className="site-index__examples">
      <span>{label}</span>
      {queries.map((query) => (
        <SiteLink key={query.label} href={`/search${stringifySearch({ q: query.label })}`}>
          {query.label}
        </SiteLink>
      ))}
    </p>
  )
}
