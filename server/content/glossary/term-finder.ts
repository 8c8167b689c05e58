import type { GlossaryEntry } from '../../../shared/content/articles/glossary.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'

/** A term of the glossary in a text. */
interface FoundTerm {
  id: string
  start: number
  end: number
}

/** Finds the terms of a text in its order, as they are asked for; of two that overlap the longer one. */
export type TermFinder = (text: string) => Iterable<FoundTerm>

const wordPattern = /[\p{L}\p{N}]+/gu

/** A letter, digit or hyphen beside a term makes it part of another word: „Passungs-“, “fit-up”. */
const joins = /[-\p{L}\p{N}]/u

/**
 * Prepares the search for terms: each sequence of a few words is looked up in a map of all spellings, so the time it
 * takes depends on the text, not on the size of the glossary.
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

  return function* (text) {
    const words = wordsOf(text)
    let free = 0
    for (const [at, { word, start }] of words.entries()) {
      const most = start < free ? 0 : (mostWords.get(word) ?? 0)
      for (let last = Math.min(at + most, words.length) - 1; last >= at; last -= 1) {
        const { end } = words[last] as Word
        const id = spellings.get(text.slice(start, end).replace(/\s+/g, ' '))
        if (id === undefined || isPartOfWord(text, start, end)) continue
        free = end
        yield { id, start, end }
        break
      }
    }
  }
}

interface Word {
  word: string
  start: number
  end: number
}

function wordsOf(text: string): Word[] {
  const words: Word[] = []
  wordPattern.lastIndex = 0
  for (let found = wordPattern.exec(text); found; found = wordPattern.exec(text)) {
    words.push({ word: found[0], start: found.index, end: wordPattern.lastIndex })
  }
  return words
}

function isPartOfWord(text: string, start: number, end: number): boolean {
  return joins.test(text.charAt(start - 1)) || joins.test(text.charAt(end))
}

/** Endings of German nouns, and of adjectives before them. */
const nounEndings = ['', 'e', 'en', 'es', 's', 'er', 'n']
const adjectiveEndings = ['', 'e', 'en', 'es', 'er', 'em']

/** The spellings in which running text may use a term: plural, case, capital at the start of a sentence. */
function inflections(term: string, locale: Locale): string[] {
  const words = term.split(' ')
  const variants = words.map((word, at) => {
    if (locale === 'de') return germanForms(word)
    return at === words.length - 1 ? englishForms(word) : [word]
  })
  const phrases = variants.reduce<string[]>(
    (starts, forms) => starts.flatMap((start) => forms.map((form) => `${start} ${form}`.trim())),
    [''],
  )
  return [...new Set(phrases.flatMap((phrase) => [phrase, capitalised(phrase)]))]
}

/** Symbols such as Ra, abbreviations such as TED and words such as „und“ have no endings. */
const isFixed = (word: string): boolean => word.length <= 3 || /^[\p{Lu}\p{N}\W]+$/u.test(word)

function englishForms(word: string): string[] {
  if (isFixed(word) && !/^[a-z]{3}$/.test(word)) return [word]
  if (/(?:s|x|z|ch|sh)$/.test(word)) return [word, `${word}es`]
  if (/[^aeiou]y$/.test(word)) return [word, `${word.slice(0, -1)}ies`]
  return [word, `${word}s`]
}

function germanForms(word: string): string[] {
  if (/^\p{Lu}\p{Ll}/u.test(word)) {
    return word.length < 3 ? [word] : nounEndings.map((ending) => word + ending)
  }
  if (isFixed(word)) return [word]
  const stem = word.replace(/(?:er|es|en|em|e)$/, '')
  return adjectiveEndings.map((ending) => stem + ending)
}

const capitalised = (phrase: string): string => phrase.charAt(0).toUpperCase() + phrase.slice(1)
