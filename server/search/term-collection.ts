import type { Locale } from '../../src/i18n/locale.ts'
import { analyse, type Token } from './analyse.ts'
import type { PlacedTerm } from './entry.ts'
import { type PhraseMatcher, synonymTerm } from './synonyms.ts'

/** A word of the texts as people may type it. */
interface CollectedWord {
  term: number
  count: number
  /** As it is written most often. */
  shown: string
}

/** The terms and words of one language while its documents are read: all that is kept of them in memory. */
export interface TermCollection {
  /** The terms of a text in order; every further term of a place follows its first one. */
  read(text: string): PlacedTerm[]
  /** Notes that a document has these terms. */
  countDocument(ids: ReadonlySet<number>): void
  terms(): Iterable<{ term: string; id: number; documents: number }>
  words(): Iterable<CollectedWord & { word: string }>
}

type SeenWord = { term: number; count: number; spellings: Map<string, number> }

/** More spellings than these tell nothing new about which one is usual. */
const mostSpellings = 4

/** An empty collection. */
export function collectTerms(locale: Locale, matchPhrase: PhraseMatcher): TermCollection {
  const ids = new Map<string, number>()
  const documents: number[] = []
  const words = new Map<string, SeenWord>()

  function idOf(term: string): number {
    const known = ids.get(term)
    if (known !== undefined) return known
    ids.set(term, ids.size + 1)
    return ids.size
  }

  function note({ word, start, end }: Token, text: string, term: number): void {
    let seen = words.get(word)
    if (!seen) {
      seen = { term, count: 0, spellings: new Map() }
      words.set(word, seen)
    }
    seen.count += 1
    const spelling = text.slice(start, end)
    const count = seen.spellings.get(spelling)
    if (count !== undefined || seen.spellings.size < mostSpellings) {
      seen.spellings.set(spelling, (count ?? 0) + 1)
    }
  }

  return {
    read(text) {
      const tokens = analyse(text, locale)
      return tokens.flatMap((token, at) => {
        const id = idOf(token.term)
        if (token.word !== '') note(token, text, id)
        const phrase = matchPhrase(tokens, at)
        const further = phrase ? [...token.also, synonymTerm(phrase.group)] : token.also
        return [
          { id, isFurther: false },
          ...further.map((term) => ({ id: idOf(term), isFurther: true })),
        ]
      })
    },
    countDocument(found) {
      for (const id of found) documents[id] = (documents[id] ?? 0) + 1
    },
    *terms() {
      for (const [term, id] of ids) yield { term, id, documents: documents[id] ?? 0 }
    },
    *words() {
      for (const [word, { term, count, spellings }] of words) {
        const [usual] = [...spellings].sort((a, b) => b[1] - a[1])
        yield { word, term, count, shown: usual?.[0] ?? word }
      }
    },
  }
}
