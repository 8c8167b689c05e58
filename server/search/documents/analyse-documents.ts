import type { Locale } from '../../../shared/i18n/locale.ts'
import { type FieldName, fields, fillerTerm, furtherBit, pauseTerm } from '../index/entry.ts'
import { analyse } from '../words/analyse.ts'
import { stopWordsOf } from '../words/stop-words.ts'
import {
  type PhraseMatcher,
  phraseMatcher,
  type SynonymGroup,
  synonymTerm,
} from '../words/synonyms.ts'
import type { SearchDocument } from './search-document.ts'

/** The words of some documents as people may type them, one entry for each way to write one; lists of equal length. */
interface AnalysedWords {
  words: string[]
  spellings: string[]
  /** Place of the word's term among the terms. */
  terms: number[]
  /** How often it is written so. */
  counts: number[]
}

/** The words of documents of one language as the index needs them. */
export interface AnalysedDocuments {
  locale: Locale
  /** Each term once. */
  terms: string[]
  words: AnalysedWords
  documents: AnalysedDocument[]
}

/** One document; its terms by their place among the terms of all. */
export interface AnalysedDocument {
  document: SearchDocument
  /** Number of terms of each field, in the order of {@link fields}. */
  lengths: number[]
  /** The fields' terms in order; a further term at the same place has {@link furtherBit}. */
  numbers: Uint32Array
}

/** Takes documents of one language apart. */
type Analyser = (documents: readonly SearchDocument[]) => AnalysedDocuments

export type Analysers = Readonly<Record<Locale, Analyser>>

/** Prepares the analysis of documents in each language. */
export function documentAnalysers(synonyms: readonly SynonymGroup[]): Analysers {
  return { en: documentAnalyser('en', synonyms), de: documentAnalyser('de', synonyms) }
}

function documentAnalyser(locale: Locale, synonyms: readonly SynonymGroup[]): Analyser {
  const matchPhrase = phraseMatcher(synonyms, locale)
  return (documents) => {
    const found: Found = { terms: new Map(), uses: new Map(), numbers: [] }
    const analysed = documents.map(withoutBreakHints).map((document): AnalysedDocument => {
      found.numbers = []
      const lengths = fields.map((field) => {
        const before = found.numbers.length
        readField(field, document[field], locale, matchPhrase, found)
        return found.numbers.length - before
      })
      return { document, lengths, numbers: Uint32Array.from(found.numbers) }
    })
    const uses = [...found.uses.values()]
    const words = {
      words: uses.map(({ word }) => word),
      spellings: [...found.uses.keys()],
      terms: uses.map(({ term }) => term),
      counts: uses.map(({ count }) => count),
    }
    return { locale, terms: [...found.terms.keys()], words, documents: analysed }
  }
}

/** Where a long word may break is for the page: to the search it would be the end of a word. */
function withoutBreakHints(document: SearchDocument): SearchDocument {
  const plain = Object.fromEntries(
    fields.map((field) => [field, document[field].replaceAll(breakHints, '')]),
  )
  return { ...document, ...plain }
}

const breakHints = /[\u00ad\u200b\u2060]/g

interface Found {
  terms: Map<string, number>
  /** By spelling. */
  uses: Map<string, { word: string; term: number; count: number }>
  numbers: number[]
}

function readField(
  field: FieldName,
  text: string,
  locale: Locale,
  matchPhrase: PhraseMatcher,
  found: Found,
): void {
  const parts = field === 'keywords' ? text.split(', ') : [text]
  parts.forEach((part, at) => {
    if (at > 0) found.numbers.push(placeOf(pauseTerm, found))
    readText(part, locale, matchPhrase, found)
  })
  if (field !== 'title' && field !== 'heading') return
  for (const word of stopWordsOf(text, locale)) {
    found.numbers.push(placeOf(fillerTerm(word), found))
  }
}

function placeOf(term: string, { terms }: Found): number {
  const known = terms.get(term)
  if (known !== undefined) return known
  terms.set(term, terms.size)
  return terms.size - 1
}

function readText(text: string, locale: Locale, matchPhrase: PhraseMatcher, found: Found): void {
  const { uses, numbers } = found
  const tokens = analyse(text, locale)
  tokens.forEach(({ term: name, also, word, start, end }, at) => {
    const term = placeOf(name, found)
    numbers.push(term)
    if (word !== '') {
      const spelling = text.slice(start, end)
      const use = uses.get(spelling)
      if (use) use.count += 1
      else uses.set(spelling, { word, term, count: 1 })
    }
    for (const further of also) numbers.push(placeOf(further, found) + furtherBit)
    const phrase = matchPhrase(tokens, at)
    if (phrase) {
      numbers.push(placeOf(synonymTerm(phrase.group), found) + furtherBit)
    }
  })
}
