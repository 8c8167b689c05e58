import type { Locale } from '../../../src/i18n/locale.ts'
import type { GlossaryEntry } from '../schemas/glossary.ts'
import { inflections } from './inflect.ts'

/** A term of the glossary in a text. */
interface FoundTerm {
  id: string
  start: number
  end: number
}

/** Finds the terms of a text in its order; of two that overlap the longer one. */
export type TermFinder = (text: string) => FoundTerm[]

const wordPattern = /[\p{L}\p{N}]+/gu

/** „Passungs-“ and “fit-up” are other words than the term in them. */
const joins = /[-\p{L}\p{N}]/u

/**
 * Looks every stretch of a few words up among all spellings of all terms: the time grows with the text, not with the
 * glossary.
 */
export function termFinder(entries: readonly GlossaryEntry[], locale: Locale): TermFinder {
  const spellings = new Map<string, string>()
  for (const { id, [locale]: words } of entries) {
    const marked = [...(words.marks ?? [words.term, ...words.also]), ...words.forms]
    for (const phrase of marked.flatMap((name) => inflections(name, locale))) {
      if (!spellings.has(phrase)) spellings.set(phrase, id)
    }
  }
  // Most words of a text begin no term: they cost one look-up.
  const mostWords = new Map<string, number>()
  for (const phrase of spellings.keys()) {
    const words = phrase.match(wordPattern) ?? []
    const first = words[0] ?? ''
    mostWords.set(first, Math.max(words.length, mostWords.get(first) ?? 0))
  }

  return (text) => {
    const words = Array.from(text.matchAll(wordPattern), ({ 0: word, index }) => ({
      word,
      start: index,
      end: index + word.length,
    }))
    const found: FoundTerm[] = []
    for (let at = 0; at < words.length; at += 1) {
      const { word = '', start = 0 } = words[at] ?? {}
      const most = mostWords.get(word) ?? 0
      for (let count = Math.min(most, words.length - at); count > 0; count -= 1) {
        const end = words[at + count - 1]?.end ?? 0
        const id = spellings.get(text.slice(start, end).replace(/\s+/g, ' '))
        if (id === undefined || isPartOfWord(text, start, end)) continue
        found.push({ id, start, end })
        at += count - 1
        break
      }
    }
    return found
  }
}

function isPartOfWord(text: string, start: number, end: number): boolean {
  return joins.test(text.charAt(start - 1)) || joins.test(text.charAt(end))
}
