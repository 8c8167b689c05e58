import type { Locale } from '../../../shared/i18n/locale.ts'
import { analyse } from '../words/analyse.ts'
import type { Mark } from './snippet.ts'

/** The names of a document that its result shows. */
interface Shown {
  title: string
  heading: string
  keywords: string
}

/** Longer keywords are contents of tables, not names. */
const longestName = 40

/**
 * The keyword that a document was found by, if neither its title nor its heading shows why: `Kreditkarte` for the question
 * of how to pay.
 */
export function foundBy(
  { title, heading, keywords }: Shown,
  mark: Mark,
  query: string,
  locale: Locale,
): string | undefined {
  const marksOf = (text: string) => mark(analyse(text, locale)).length
  if (marksOf(`${title} · ${heading}`) > 0) return undefined
  const typed = new Set(analyse(query, locale).map(({ term }) => term))
  const typedIn = (name: string) =>
    analyse(name, locale).filter(({ term }) => typed.has(term)).length
  const marked = keywords
    .split(', ')
    .filter((name) => name.length <= longestName)
    .map((name) => ({ name, marks: marksOf(name) }))
    .filter(({ marks }) => marks > 0)
    .map((found) => ({ ...found, typed: typedIn(found.name) }))
  // Among names with equally many hits, one in the words of the query, then the shortest: it has the fewest others.
  const [best] = marked.sort(
    (a, b) => b.marks - a.marks || b.typed - a.typed || a.name.length - b.name.length,
  )
  return best?.name
}
