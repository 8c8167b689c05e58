import type { Locale } from '../../src/i18n/locale.ts'
import { foldWord } from './fold-word.ts'
import { numberTerm } from './number-term.ts'
import { standardTerms } from './standard-terms.ts'
import { stem } from './stem.ts'
import { isStopWord } from './stop-words.ts'

/** A word of a text: where it stands, what it is compared by. */
export interface Token {
  /** Offsets in the text. */
  start: number
  end: number
  /** Folded, as a person would type it; what vocabulary, completion and spelling look at. Empty for numbers and symbols. */
  word: string
  /** What index and query have in common: the stem, or a number, thread or standard in its one spelling. */
  term: string
  /** Further terms that this word stands for: the part of a standard, the body that issues it. */
  also: readonly string[]
}

const longestWord = 40

/** One alternative after the other, the most special first; each match is one token. */
const pattern = new RegExp(
  [
    // M8, M8x1.25, M 8 × 1,25
    String.raw`(?<thread>(?<![\p{L}\d])m(?:\d+(?:[.,]\d+)?(?:\s?[x×*]\s?\d+(?:[.,]\d+)?)?|\s\d+(?:[.,]\d+)?\s?[x×*]\s?\d+(?:[.,]\d+)?)(?![\p{L}\d]))`,
    // DIN EN ISO 286-1:2010-11, ISO2768-mK, ASME Y14.5-2018, Y14.5; 2768-mK and 2768-1 without a body
    String.raw`(?<standard>(?<![\p{L}\d])(?:(?:(?:din|en|iso|iec|asme|ansi|astm|vdi|vda|vde|jis|bs|nf|aisi|sae|uni|ts|tr)[\s/-]{0,2})+(?:[a-z]{1,2})?\d+(?:\.\d+)*|y14\.\d+|(?<!-)\d{4,5}(?=-(?:\d{1,2}|[fmcv][hkl]?)(?![-\p{L}\d])))(?:-(?:\d{1,4}|[fmcv][hkl]?)(?![\p{L}\d]))?(?::(?:19|20)\d\d(?:-\d\d)?)?(?![\p{L}\d]))`,
    // Ø20, ⌀ 20; as a letter in Sørensen it is none
    String.raw`(?<diameter>(?<!\p{L})[øØ⌀∅](?!\p{L}))`,
    String.raw`(?<fraction>[¼½¾⅛⅜⅝⅞]|\d+\s?[/⁄]\s?\d+(?![\d/]))`,
    // 5mm and 3,2µm are a number and a unit; S235JR and 2D are words
    String.raw`(?<number>\d+(?:[.,]\d+)*(?=(?:[µμ]m|mm|cm|dpi|ms|kg|kb|mb|eur|mpa|nm|[hsmg€%°"″])?(?![\p{L}\d])))`,
    // Ra3.2 is Ra 3.2
    String.raw`(?<word>(?:ra|rz|rt)(?=\d)|[\p{L}\p{M}]+(?:&[\p{L}]+)+|[µμ]m|[\p{L}\p{M}\d]+(?:(?<=\d)[.,]\d+)*)`,
  ].join('|'),
  'giu',
)

/** What some words are another name of; folded. */
const sameAs: Record<Locale, ReadonlyMap<string, string>> = {
  en: new Map([
    ['dia', 'diameter'],
    ['diam', 'diameter'],
    ['durchmesser', 'diameter'],
    ['µm', 'micrometre'],
  ]),
  de: new Map([
    ['dia', 'durchmesser'],
    ['diam', 'durchmesser'],
    ['diameter', 'durchmesser'],
    ['µm', 'mikrometer'],
  ]),
}
const symbolWord: Record<Locale, string> = { en: 'diameter', de: 'durchmesser' }

/** Takes a text apart into what search compares. Pure; the same for documents and queries, so that both agree. */
export function analyse(text: string, locale: Locale): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(pattern)) {
    const token = tokenOf(match, locale)
    if (token) tokens.push(token)
  }
  return tokens
}

function tokenOf(match: RegExpExecArray, locale: Locale): Token | undefined {
  const { groups = {}, index: start } = match
  const text = match[0]
  const span = { start, end: start + text.length }
  if (groups.word !== undefined) return wordToken(text, span, locale)
  if (groups.number !== undefined) {
    return { ...span, word: '', term: numberTerm(text, locale), also: [] }
  }
  if (groups.standard !== undefined) {
    const [term = '', ...also] = standardTerms(text)
    return { ...span, word: '', term, also }
  }
  if (groups.thread !== undefined) return threadToken(text, span)
  if (groups.diameter !== undefined) return wordToken(symbolWord[locale], span, locale)
  return { ...span, word: '', term: fractionTerm(text), also: [] }
}

/** Most words of a text have been seen before. Small enough to be kept, large enough for the words of this trade. */
const known: Record<Locale, Map<string, Pick<Token, 'word' | 'term'> | null>> = {
  en: new Map(),
  de: new Map(),
}
const mostKnown = 20_000

function wordToken(
  text: string,
  span: Pick<Token, 'start' | 'end'>,
  locale: Locale,
): Token | undefined {
  const cache = known[locale]
  let found = cache.get(text)
  if (found === undefined) {
    found = wordOf(text, locale)
    if (cache.size >= mostKnown) cache.clear()
    cache.set(text, found)
  }
  return found ? { ...span, word: found.word, term: found.term, also: [] } : undefined
}

function wordOf(text: string, locale: Locale): Pick<Token, 'word' | 'term'> | null {
  const plain = text.replaceAll('&', '').replace(/[µμ]m/i, 'µm')
  const folded = plain === 'µm' ? plain : foldWord(plain, locale)
  const word = (sameAs[locale].get(folded) ?? folded).slice(0, longestWord)
  if (word === '' || isStopWord(word, locale)) return null
  return { word, term: stem(word, locale) }
}

/** `m8x1.25`, and `m8` beside it: who looks for the size finds every pitch. */
function threadToken(text: string, span: Pick<Token, 'start' | 'end'>): Token {
  const term = text
    .toLowerCase()
    .replace(/\s/g, '')
    .replace(/[×*]/, 'x')
    .replaceAll(',', '.')
    .replace(/(\.\d*?)0+(?=x|$)/g, '$1')
    .replace(/\.(?=x|$)/g, '')
  const [size = ''] = term.split('x')
  return { ...span, word: '', term, also: size === term ? [] : [size] }
}

/** `½` is `1/2`. */
function fractionTerm(text: string): string {
  return text.normalize('NFKD').replaceAll('⁄', '/').replace(/\s/g, '')
}
