import { stringifySearch } from '../../../shared/addresses/search-params.ts'
import { useUi } from '../../layout/ui-copy.tsx'
import { SiteLink } from '../../navigation/site-link.tsx'
import type { FoundPages } from './search-data.ts'

/** Asks whether another spelling was meant. */
export function Suggestion({ found, action }: { found: FoundPages; action: '/search' | '/blog' }) {
  const { search } = useUi()
  const { suggestion } = found
  if (!suggestion) return null
  return (
    <p className="mt-3">
      {search.suggestion}{' '}
      <SiteLink
        href={action + stringifySearch({ q: suggestion })}
        className="text-action underline"
      >
        {suggestion}
      </SiteLink>
    </p>
  )
}
