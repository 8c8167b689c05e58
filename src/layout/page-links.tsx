import { stringifySearch } from '../../shared/addresses/search-params.ts'
import { fillText } from '../../shared/i18n/format.ts'
import { SiteLink } from '../navigation/site-link.tsx'

interface PageLinksProps {
  to: '/search' | '/blog' | '/knowledge-base'
  /** The query, where the pages are those of search results. */
  query?: string
  page: number
  lastPage: number
  /** Name of the links for screen readers. */
  label: string
  words: { page: string; previous: string; next: string }
}

/** Where one is in a list of several pages, with plain links to the pages around. */
export function PageLinks({ to, query, page, lastPage, label, words }: PageLinksProps) {
  const linkTo = (number: number, text: string) => (
    <SiteLink
      // The first page has one address.
      href={to + stringifySearch({ q: query, page: number === 1 ? undefined : number })}
      className="inline-flex min-h-11 items-center text-action underline"
      // Otherwise SiteLink would mark the link to the first page, which has no `page`, as the current one.
      aria-current="false"
      rel={number < page ? 'prev' : 'next'}
    >
      {text}
    </SiteLink>
  )
  const place = fillText(words.page, { count: page, max: lastPage })
  return (
    <nav aria-label={label} className="mt-6 flex flex-wrap items-center gap-x-8">
      {page > 1 && linkTo(page - 1, words.previous)}
      <span className="text-sm text-muted">{place}</span>
      {page < lastPage && linkTo(page + 1, words.next)}
    </nav>
  )
}
