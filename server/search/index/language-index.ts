import type { DatabaseSync } from 'node:sqlite'
import { compareText } from '../../../shared/compare-text.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import { allStopWords } from '../words/stop-words.ts'
import { type PhraseMatcher, phraseMatcher, type SynonymGroup } from '../words/synonyms.ts'
import { fillerTerm } from './entry.ts'
import { idRangeOf } from './id-range.ts'
import { createVocabulary, type KnownWord, type Vocabulary } from './vocabulary.ts'

/** The parts of the index of one language that are kept in memory. Read once, at the first query. */
export interface LanguageIndex {
  locale: Locale
  vocabulary: Vocabulary
  synonyms: readonly SynonymGroup[]
  /** Matches synonyms in a text; `matchTyped` in a query, where words may be joined or separated differently. */
  matchPhrase: PhraseMatcher
  matchTyped: PhraseMatcher
  /** Number of a term and how many documents have it. */
  term(name: string): Term | undefined
  documentsWith(term: number): number
  documentCount: number
  /** Numbers of the filler words, where names have them. */
  fillers: readonly number[]
  /** The highest number of a term; some below it may be no longer in use. */
  lastTerm: number
  /** A word as the texts write it: `Größe` for `grosse`. */
  shown(word: string): string
}

interface Term {
  id: number
  documents: number
}

/** Looked-up terms that are kept: a query asks for the same one several times, and people ask for the same ones. */
const mostTerms = 4000

function remembering(look: (name: string) => Term | undefined): (name: string) => Term | undefined {
  const kept = new Map<string, Term | null>()
  return (name) => {
    const known = kept.get(name)
    if (known !== undefined) return known ?? undefined
    const found = look(name)
    if (kept.size >= mostTerms) kept.clear()
    kept.set(name, found ?? null)
    return found
  }
}

/** Reads a language's words and prepares its look-ups. */
export function openLanguage(database: DatabaseSync, locale: Locale): LanguageIndex {
  const synonyms = database
    .prepare('SELECT json FROM search_synonyms ORDER BY position')
    .all()
    .map(({ json }) => JSON.parse(String(json)) as SynonymGroup)
  const words = database
    .prepare('SELECT word, term, count FROM search_words WHERE locale = ? ORDER BY word')
    .all(locale) as unknown as KnownWord[]
  const terms = database
    .prepare('SELECT id, documents FROM search_terms WHERE locale = ?')
    .all(locale) as unknown as Term[]
  const lastTerm = terms.reduce((last, { id }) => Math.max(last, id), 0)
  const documentsWith = new Uint32Array(lastTerm + 1)
  for (const { id, documents } of terms) documentsWith[id] = documents
  const count = database.prepare(
    'SELECT count(*) AS count FROM search_entries WHERE id BETWEEN ? AND ?',
  )
  const term = database.prepare(
    'SELECT id, documents FROM search_terms WHERE locale = ? AND term = ?',
  )
  const shown = database.prepare('SELECT shown FROM search_words WHERE locale = ? AND word = ?')
  // SQLite orders by bytes, the vocabulary by code units: the same except for rare characters.
  const vocabulary = createVocabulary(words.sort((a, b) => compareText(a.word, b.word)))
  const isKnown = (word: string) => vocabulary.exact(word) !== undefined
  const termOf = remembering((name) => term.get(locale, name) as Term | undefined)
  const fillers = Array.from(allStopWords(locale), (word) => termOf(fillerTerm(word))?.id)
  return {
    locale,
    vocabulary,
    synonyms,
    matchPhrase: phraseMatcher(synonyms, locale),
    matchTyped: phraseMatcher(synonyms, locale, isKnown),
    term: termOf,
    fillers: fillers.filter((id) => id !== undefined),
    documentsWith: (id) => documentsWith[id] ?? 0,
    lastTerm,
    documentCount: Number(count.get(...idRangeOf(locale))?.count),
    shown: (word) => String(shown.get(locale, word)?.shown ?? word),
  }
}
