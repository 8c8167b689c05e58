import type { Locale } from '../../../shared/i18n/locale.ts'

/** Endings of German nouns, and of adjectives before them. */
const nounEndings = ['', 'e', 'en', 'es', 's', 'er', 'n']
const adjectiveEndings = ['', 'e', 'en', 'es', 'er', 'em']

/** The spellings in which running text may use a term: plural, case, capital at the start of a sentence. */
export function inflections(term: string, locale: Locale): string[] {
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
