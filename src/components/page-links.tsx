import { Link } from '@tanstack/react-router'

interface PageLinksProps {
  to: '/search' | '/blog' | '/knowledge-base'
  /** What the pages are pages of, where they were searched for. */
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
    <Link
      to={to}
      search={({ lang }: { lang?: 'de' }) => ({
        lang,
        q: query,
        // The first page has one address.
        page: number === 1 ? undefined : String(number),
      })}
      className="inline-flex min-h-11 items-center text-action underline"
      // Without this a link to the first page, which has no `page`, would pass for the current one.
      activeOptions={{ exact: true, includeSearch: true, explicitUndefined: true }}
      rel={number < page ? 'prev' : 'next'}
    >
      {text}
    </Link>
  )
  const place = words.page.replace('{count}', String(page)).replace('{max}', String(lastPage))
  return (
    <nav aria-label={label} className="mt-6 flex flex-wrap items-center gap-x-8">
      {page > 1 && linkTo(page - 1, words.previous)}
      <span className="text-sm text-muted">{place}</span>
      {page < lastPage && linkTo(page + 1, words.next)}
    </nav>
  )
}
