import type { GlossaryTerm } from '../../../server/rendering/glossary-data.ts'

/** Whether a term, one of its other names in either language, or its standard has all words of the query. */
export function matchesFilter(entry: GlossaryTerm, query: string): boolean {
  const { term, also, standard, otherTerm, otherAlso } = entry
  const text = folded([term, also, standard, otherTerm, otherAlso].join(' '))
  return folded(query)
    .split(' ')
    .every((word) => text.includes(word))
}

/** Without case, accents and punctuation: `run out` and `Run-out`, `Übermaß` and `ubermass` are the same. */
function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
