import type { MetadataField } from '../../reading.ts'
import { captionFields, captionsOf } from '../words/captions.ts'
import { normaliseCaption } from '../words/normalise-words.ts'
import type { Candidate } from './candidate.ts'

/** Fields of any words, for which what is left of a caption could be taken. */
const ofWords: readonly MetadataField[] = [
  'title',
  'company',
  'material',
  'surfaceTreatment',
  'standard',
  'drawnBy',
  'checkedBy',
  'approvedBy',
]
const persons: readonly MetadataField[] = ['drawnBy', 'checkedBy', 'approvedBy']

/** A word shorter than this is the end of too many others. */
const fewestLetters = 6
/** At most this many letters are missing at the start of a word, or anywhere in an abbreviation. */
const mostLost = 2

const lettersOf = (text: string) => normaliseCaption(text).replace(/[^\p{L}]/gu, '')

const captions = captionFields.flatMap(captionsOf)
const words = new Set(captions.flatMap((caption) => normaliseCaption(caption).split(/[^\p{L}]+/u)))
const ofPersons = persons.flatMap(captionsOf).map(lettersOf)
const abbreviations = ofPersons.filter((caption) => caption.length <= fewestLetters)
const wholeWords = ofPersons.filter((caption) => caption.length > fewestLetters)

/** `EVISION` is `REVISION` whose first letter a border has cut. */
const isEndOfCaption = (word: string): boolean =>
  word.length >= fewestLetters &&
  !words.has(word) &&
  [...words].some((one) => one.endsWith(word) && one.length - word.length <= mostLost)

/** Does a text have the letters of another one, except for some lost between the first and the last? */
function isWithLosses(read: string, whole: string): boolean {
  if (read[0] !== whole[0] || read.at(-1) !== whole.at(-1)) return false
  let at = 0
  for (const letter of whole) if (letter === read[at]) at += 1
  return at === read.length && whole.length - read.length <= mostLost
}

const isBroken = (value: string) => /^\p{Lu}+[^\p{L}]+\p{Lu}+\.?$/u.test(value)

/**
 * `AP D` and `CHK,D` are what small print leaves of `APPV'D` and `CHK'D`; a name is one word, or has small letters. `APP.`
 * heads the next column.
 */
function isAbbreviation(value: string): boolean {
  const read = lettersOf(value)
  if (/^\p{Lu}{3,}\.$/u.test(value) && abbreviations.includes(read)) return true
  return isBroken(value) && read.length >= 3 && abbreviations.some((one) => isWithLosses(read, one))
}

/** `AP OVED.` is `APPROVED` with a signature across it. */
function isBrokenCaption(value: string): boolean {
  const read = lettersOf(value)
  return (
    isBroken(value) &&
    read.length >= fewestLetters &&
    wholeWords.some((one) => isWithLosses(read, one))
  )
}

/**
 * Is what was recognised as a value but what recognition has left of captions? `TO RANCES: UNEAR: GULAR:` are three of a
 * template's, each with a colon.
 */
export function isRemains({ field, value }: Candidate): boolean {
  if (field === 'drawingNumber') return isBrokenCaption(value)
  if (!ofWords.includes(field)) return false
  if (/\p{L}{2}[:：]$/u.test(value)) return true
  if (persons.includes(field)) return isAbbreviation(value) || isBrokenCaption(value)
  const read = value.split(' ').filter((word) => /\p{L}{3}/u.test(word))
  return field === 'title' && read.length === 1 && isEndOfCaption(lettersOf(read[0] ?? ''))
}
