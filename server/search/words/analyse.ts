import type { Locale } from '../../../shared/i18n/locale.ts'
import { foldWord } from './fold-word.ts'
import { numberTerm, withoutLastZeros } from './number-term.ts'
import { signWord, wordSigns } from './sign-words.ts'
import { standardTerms } from './standard-terms.ts'
import { stem } from './stem.ts'
import { isStopWord } from './stop-words.ts'

/** A word of a text: where it stands, and the terms it is compared by. */
export interface Token {
  /** Offsets in the text. */
  start: number
  end: number
  /** Folded, as a person would type it: for vocabulary, completion and spelling. Empty for numbers and symbols. */
  word: string
  /** What index and query are compared by: the stem, or the one spelling of a number, thread or standard. */
  term: string
  /** Further terms that this word stands for: the part of a standard, the body that issues it. */
  also: readonly string[]
}

const longestWord = 40

/**
 * The alternatives are tried in order, the most specific first; each match is one token. The groups have no names, because
 * creating an object of names for each word took longer than finding the word; `tokenOf` takes them in the same order.
 */
const pattern = new RegExp(
  [
    // M8, M8x1.25, M 8 × 1,25
    String.raw`((?<![\p{L}\d])m(?:\d+(?:[.,]\d+)?(?:\s?[x×*]\s?\d+(?:[.,]\d+)?)?|\s\d+(?:[.,]\d+)?\s?[x×*]\s?\d+(?:[.,]\d+)?)(?![\p{L}\d]))`,
    // DIN EN ISO 286-1:2010-11, ISO2768-mK, ASME Y14.5-2018, Y14.5; 2768-mK, 2768 mK and 2768-1 without a body
    String.raw`((?<![\p{L}\d])(?:(?:(?:din|en|iso|iec|asme|ansi|astm|vdi|vda|vde|jis|bs|nf|aisi|sae|uni|ts|tr)[\s/-]{0,2})+(?:[a-z]{1,2})?\d+(?:\.\d+)*|y14\.\d+|(?<!-)(?:\d{4,5}(?=-(?:\d{1,2}|[fmcv][hkl]?)(?![-\p{L}\d]))|2768(?=\s[fmcv][hkl]?(?![-\p{L}\d]))))(?:(?:-(?:\d{1,4}|[fmcv][hkl]?)|(?<=2768)\s[fmcv][hkl]?)(?![\p{L}\d]))?(?::(?:19|20)\d\d(?:-\d\d)?)?(?![\p{L}\d]))`,
    // Ø20, ⌀ 20, ⌖; in Sørensen it is a letter
    String.raw`((?<!\p{L})[øØ](?!\p{L})|[${wordSigns}])`,
    String.raw`([¼½¾⅛⅜⅝⅞]|\d+\s?[/⁄]\s?\d+(?![\d/]))`,
    // 5mm and 3,2µm are a number and a unit; S235JR and 2D are words
    String.raw`(\d+(?:[.,]\d+)*(?=(?:[µμ]m|mm|cm|dpi|ms|kg|kb|mb|eur|mpa|nm|[hsmg€%°"″])?(?![\p{L}\d])))`,
    // Ra3.2 is Ra 3.2, the pipe thread G1/2 is G 1/2
    String.raw`((?:ra|rz|rt)(?=\d)|(?<![\p{L}\d])(?:g|rp|rc|r)(?=\d+[/⁄]\d)|[\p{L}\p{M}]+(?:&[\p{L}]+)+|[µμ]m|[\p{L}\p{M}\d]+(?:(?<=\d)[.,]\d+)*)`,
  ].join('|'),
  'giu',
)

/** Words that are another name of a word; folded. */
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
/** Beginnings of American words of the trade, and of their British spellings. */
const british: readonly (readonly [RegExp, string])[] = [
  [/^licens/, 'licenc'],
  [/^mold/, 'mould'],
  [/^color/, 'colour'],
  [/^center/, 'centre'],
  [/^aluminum/, 'aluminium'],
  [/^catalog(?!u)/, 'catalogue'],
  [/^program(?=s?$)/, 'programme'],
  [/^(milli|micro|centi|kilo)?meter/, '$1metre'],
  [/^behavior/, 'behaviour'],
  [/(?<=anal|paral)yz/, 'ys'],
  // `anodize`, but not `oversize`.
  [/^([a-z]{3,15}[a-rt-z])iz(?=(?:e[drs]?|ing|ations?)$)/, '$1is'],
]

/**
 * Splits a text into the terms that search compares. Pure; the same for documents and queries. Stop words are left out,
 * unless there is nothing else, as in `about us`.
 */
export function analyse(text: string, locale: Locale): Token[] {
  const tokens = tokensOf(text, (match) => tokenOf(match, locale))
  if (tokens.length > 0 || text.length > longestPhrase) return tokens
  return tokensOf(text, (match) => plainWord(match, locale))
}

/** A longer text counts as having a word that is no stop word. */
const longestPhrase = 40

function tokensOf(text: string, read: (match: RegExpExecArray) => Token | undefined): Token[] {
  const tokens: Token[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const token = read(match)
    if (token) tokens.push(token)
  }
  return tokens
}

function tokenOf(match: RegExpExecArray, locale: Locale): Token | undefined {
  const [text, thread, standard, sign, _fraction, number, word] = match
  const start = match.index
  const end = start + text.length
  if (word !== undefined) return wordToken(text, start, end, locale)
  if (number !== undefined) {
    return { start, end, word: '', term: numberTerm(text, locale), also: nothing }
  }
  if (standard !== undefined) {
    const [term = '', ...also] = standardTerms(text)
    return { start, end, word: '', term, also }
  }
  if (thread !== undefined) return threadToken(text, start, end)
  if (sign !== undefined) return wordToken(signWord(sign, locale), start, end, locale)
  return { start, end, word: '', term: fractionTerm(text), also: nothing }
}

const nothing: readonly string[] = []

/** Analysed words by their spelling, since most words of a text have been seen before. */
const known: Record<Locale, Map<string, Pick<Token, 'word' | 'term'> | null>> = {
  en: new Map(),
  de: new Map(),
}
const mostKnown = 20_000

function wordToken(text: string, start: number, end: number, locale: Locale): Token | undefined {
  const cache = known[locale]
  let found = cache.get(text)
  if (found === undefined) {
    found = wordOf(text, locale)
    if (cache.size >= mostKnown) cache.clear()
    cache.set(text, found)
  }
  return found ? { start, end, word: found.word, term: found.term, also: nothing } : undefined
}

function wordOf(text: string, locale: Locale): Pick<Token, 'word' | 'term'> | null {
  const plain = text.replaceAll('&', '').replace(/[µμ]m/i, 'µm')
  const folded = plain === 'µm' ? plain : foldWord(plain, locale)
  const spelling = locale === 'en' ? british.find(([start]) => start.test(folded)) : undefined
  const spelled = spelling ? folded.replace(...spelling) : folded
  const word = (sameAs[locale].get(spelled) ?? spelled).slice(0, longestWord)
  if (word === '' || isStopWord(word, locale)) return null
  return { word, term: stem(word, locale) }
}

/** A stop word, neither stemmed nor replaced. */
function plainWord(match: RegExpExecArray, locale: Locale): Token | undefined {
  const [text, , , , , , word] = match
  if (word === undefined) return undefined
  const folded = foldWord(text, locale)
  return {
    start: match.index,
    end: match.index + text.length,
    word: folded,
    term: folded,
    also: nothing,
  }
}

/** `m8x1.25`, and `m8` beside it, so that a search for the size finds every pitch. */
function threadToken(text: string, start: number, end: number): Token {
  const plain = text.toLowerCase().replace(/\s/g, '').replace(/[×*]/, 'x').replaceAll(',', '.')
  const parts = plain.split('x').map(withoutLastZeros)
  const [size = ''] = parts
  const term = parts.join('x')
  return { start, end, word: '', term, also: size === term ? nothing : [size] }
}

/** `½` is `1/2`. */
function fractionTerm(text: string): string {
  return text.normalize('NFKD').replaceAll('⁄', '/').replace(/\s/g, '')
}
