import { matchesFilter } from './text-filter.ts'

/** What the table is filtered by. An empty text is no filter. */
export interface PackFilter {
  q: string
  category: string
  status: string
}

/** What a row is filtered by: its words are topic, id, question and answer. */
interface FilteredControl {
  words: string
  category: string
  status: string
}

/** Whether a question is of the topic and the status, and has all words. */
export function matchesControl(control: FilteredControl, filter: PackFilter): boolean {
  const { q, category, status } = filter
  return (
    (category === '' || control.category === category) &&
    (status === '' || control.status === status) &&
    matchesFilter(control.words, q)
  )
}

/** The topic of a question: `ACC` of `FA-ACC-01`. */
export const categoryOf = (id: string): string => id.slice(3, 6)

/** Whether there is something left to ask. */
export const isOpen = (status: string): boolean => status !== 'answered'
