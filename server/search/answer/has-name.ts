import { type Entry, fields, isFurther, pauseTerm, termId } from '../index/entry.ts'
import type { LanguageIndex } from '../index/language-index.ts'
import type { Candidate } from './read-candidate.ts'

/** Least certainty at which a term counts as what was typed. */
export const surely = 0.7

/** Whether a document has a name that is nothing but one clause of a query: its heading, a keyword, its page's title. */
type HasName = (
  document: Pick<Candidate, 'entry' | 'isPage'>,
  weights: ReadonlyMap<number, number>,
) => boolean

/** Prepares the comparison with names; filler words such as `who` do not count as words of a name. */
export function nameReader({ term, fillers }: Pick<LanguageIndex, 'term' | 'fillers'>): HasName {
  const pause = term(pauseTerm)?.id
  const empty = new Set(fillers)
  return ({ entry, isPage }, weights) =>
    namesOf(entry, isPage, pause).some((name) => isNothingBut(name, weights, empty))
}

function namesOf(entry: Entry, isPage: boolean, pause: number | undefined): Entry[] {
  let start: number = fields.length
  return fields.flatMap((field, at) => {
    const text = entry.subarray(start, start + (entry[at] as number))
    start += text.length
    if (field === 'keywords') return splitAt(text, pause)
    return field === 'heading' || (field === 'title' && isPage) ? [text] : []
  })
}

function splitAt(text: Entry, pause: number | undefined): Entry[] {
  const parts: Entry[] = []
  for (let from = 0; from < text.length; ) {
    const found = pause === undefined ? -1 : text.indexOf(pause, from)
    const to = found === -1 ? text.length : found
    parts.push(text.subarray(from, to))
    from = to + 1
  }
  return parts
}

/** Whether each word of a name, in one of its meanings, is what was typed. */
function isNothingBut(
  name: Entry,
  weights: ReadonlyMap<number, number>,
  empty: ReadonlySet<number>,
): boolean {
  let [words, hits] = [0, 0]
  let isHit = false
  for (const number of name) {
    const id = termId(number)
    if (empty.has(id)) continue
    if (!isFurther(number)) {
      words += 1
      isHit = false
    }
    if (isHit || (weights.get(id) ?? 0) < surely) continue
    hits += 1
    isHit = true
  }
  return words > 0 && hits === words
}
