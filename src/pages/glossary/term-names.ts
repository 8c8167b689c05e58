import type { GlossaryTerm } from './glossary-data.ts'

/** Everything a term can be found by: its names in both languages and its standard. */
export function namesOf({ term, also, standard, otherTerm, otherAlso }: GlossaryTerm): string {
  return [term, also, standard, otherTerm, otherAlso].join(' ')
}
