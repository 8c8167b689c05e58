import type { MetadataField } from '../reading.ts'
import { normalUnit } from './normal-names.ts'

/** Cyrillic and full-width letters that look Latin, as they stand in files of drawings. */
const lookalikes: Readonly<Record<string, string>> = Object.fromEntries(
  [...'АВЕКМНОРСТХ'].map((letter, i) => [letter, 'ABEKMHOPCTX'[i] ?? letter]),
)

const folded = (text: string): string =>
  [...text.normalize('NFKC')]
    .map((letter) => lookalikes[letter] ?? letter)
    .join('')
    .toLowerCase()

/** Letters and figures alone. */
const bare = (text: string): string => folded(text).replace(/[^\p{L}\p{N}]/gu, '')

/** Without remarks of the transcriber in brackets. */
const withoutRemarks = (text: string): string => text.replace(/\([^)]*\)/g, ' ').trim() || text

const wordsOf = (text: string): string[] =>
  folded(text)
    .replace(/(\d),(?=\d)/g, '$1.')
    .match(/[\p{L}\d.±]+/gu) ?? []

/** Share of the words of the shorter text that stand in the other one. */
function sharedWords(a: string, b: string): number {
  const [short, long] = [new Set(wordsOf(a)), new Set(wordsOf(b))].sort((x, y) => x.size - y.size)
  if (!short || !long || short.size === 0) return 0
  const shared = [...short].filter((word) => long.has(word)).length
  return short.size * 2 < long.size ? shared / long.size : shared / short.size
}

const isSameText = (expected: string, found: string): boolean =>
  bare(expected) === bare(found) || bare(withoutRemarks(expected)) === bare(found)

const isSimilarText = (expected: string, found: string): boolean =>
  isSameText(expected, found) || sharedWords(withoutRemarks(expected), found) >= 0.75

const integers = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number)

/** `1 of 2`, `1/2` and `1 (of Sheets 2)` are the same sheet; a sheet without a total is compared by its number. */
function isSameSheet(expected: string, found: string): boolean {
  const [a, b] = [integers(expected), integers(found)]
  const length = Math.min(a.length, b.length)
  return length > 0 && a.slice(0, length).every((value, i) => value === b[i])
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Day, month and year in any order and with any signs between them; a number above 31 of two figures is a year. */
const dateParts = (text: string): string => {
  const month = months.findIndex((name) => folded(text).includes(name)) + 1
  const parts = [...integers(text), ...(month > 0 ? [month] : [])]
  return parts
    .map((part) => (part > 31 && part < 100 ? part + 2000 : part))
    .sort((a, b) => a - b)
    .join('-')
}

const methodOf = (text: string): string | undefined => /first|third/.exec(folded(text))?.[0]

const numbers = (text: string): number[] =>
  (text.replace(/,/g, '.').match(/\d*\.?\d+/g) ?? []).map(Number)

const gradeNames: readonly (readonly [RegExp, string])[] = [
  [/\b(?:medium|mittel)\b/, 'm'],
  [/\b(?:very coarse|sehr grob)\b/, 'v'],
  [/\b(?:fine|fein)\b/, 'f'],
  [/\b(?:coarse|grob)\b/, 'c'],
]

const withGrades = (text: string): string =>
  gradeNames.reduce((all, [name, letter]) => all.replace(name, letter), folded(text))

/** General tolerances are worded in many ways: the numbers and the class that were read must be among the words. */
function isSameTolerances(expected: string, found: string): boolean {
  if (isSimilarText(expected, found)) return true
  const [truth, read] = [withGrades(expected), withGrades(found)]
  const known = numbers(truth)
  const classes = classesOf(read)
  const hasClasses = classes.every((name) => classesOf(truth).includes(name))
  const own = numbers(read)
  if (known.length === 0) return classes.length > 0 && hasClasses
  return own.length > 0 && own.every((value) => known.includes(value)) && hasClasses
}

const classesOf = (text: string): string[] => text.match(/(?<![a-z])[fmcvhkl]{1,2}(?![a-z])/g) ?? []

const roughnessOf = (text: string): string =>
  /(r[az]|n)\s*(\d*\.?\d+)/.exec(folded(text).replace(/,/g, '.'))?.slice(1, 3).join(' ') ??
  bare(text)

const languageNames: Readonly<Record<string, string>> = {
  eng: 'en',
  english: 'en',
  deu: 'de',
  ger: 'de',
  german: 'de',
  fra: 'fr',
  fre: 'fr',
  spa: 'es',
  ita: 'it',
  nld: 'nl',
  dut: 'nl',
  jpn: 'ja',
  zho: 'zh',
  chi: 'zh',
  swe: 'sv',
}

/** Codes of ISO 639-1, sorted. */
const languagesOf = (text: string): string =>
  (folded(text).match(/[a-z]+/g) ?? [])
    .map((name) => languageNames[name] ?? name)
    .sort()
    .join(' ')

type Compare = (expected: string, found: string) => boolean

const comparisons: Partial<Record<MetadataField, Compare>> = {
  title: isSimilarText,
  scale: (a, b) => withoutRemarks(a).replace(/\s/g, '') === withoutRemarks(b).replace(/\s/g, ''),
  sheet: isSameSheet,
  date: (a, b) => dateParts(a) === dateParts(b),
  material: isSimilarText,
  weight: (a, b) => numbers(a)[0] === numbers(b)[0],
  projection: (a, b) => methodOf(a) === methodOf(b),
  units: (a, b) => (normalUnit(a) ?? a) === (normalUnit(b) ?? b),
  languages: (a, b) => languagesOf(a) === languagesOf(b),
  generalTolerances: isSameTolerances,
  generalRoughness: (a, b) => roughnessOf(a) === roughnessOf(b),
  surfaceTreatment: isSimilarText,
  edgeCondition: isSimilarText,
}

/** Is what was read for a field the same as what stands on the sheet? */
export const isSameMetadata = (field: MetadataField, expected: string, found: string): boolean =>
  (comparisons[field] ?? isSameText)(expected, found)
