import { Link } from '@tanstack/react-router'
import type { FoundPages } from '../../../server/rendering/search-data.ts'
import { useUi } from '../../layout/ui-copy.tsx'

/** Asks whether another spelling was meant. */
export function Suggestion({ found, action }: { found: FoundPages; action: '/search' | '/blog' }) {
  const { search } = useUi()
  const { suggestion } = found
  if (!suggestion) return null
  return (
    <p className="mt-3">
      {search.suggestion}{' '}
      <Link
        to={action}
        search={(previous: { lang?: 'de' }) => ({ lang: previous.lang, q: suggestion })}
        className="text-action underline"
      >
        {suggestion}
      </Link>
    </p>
  )
}
