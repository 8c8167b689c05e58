import type { TextRun } from '../../page.ts'
import { textLines } from '../structure/text-lines.ts'
import { captionFields, captionsOf } from '../words/captions.ts'
import { normaliseCaption } from '../words/normalise-words.ts'
import { isNameOfPart, surelyName, withNameOfPart } from './misread-names.ts'

/** Letters that recognition takes for each other in small print. */
const alike: readonly (readonly [RegExp, string])[] = [
  // A letter with its accent, and two letters that stand close.
  [/fi/g, 'n'],
  [/rn/g, 'm'],
  [/[aco]/g, 'o'],
  [/[ijltf1|]/g, 'l'],
  [/[pr]/g, 'p'],
  [/[bh]/g, 'b'],
]
/** Words of title blocks after GOST as Latin letters read them, and as small sloping Cyrillic ones are misread. */
const cyrillic: readonly (readonly [RegExp, string])[] = [
  [/^(?:Macwma[abdo6]|Масшта[бйдо])$/, 'Масштаб'],
  [/^Macca$/, 'Масса'],
  [/^(?:Pa[3z]pa[abdo6]|Р[аои]{1,2}зр[ао][бдйо]й?)[.,]?$/, 'Разраб.'],
  [/^(?:Про[бвд]|\/ро[вд])[.,]?$/, 'Пров.'],
  [/^[TТ]\.? ?KOHM[DP]p?\.?$/, 'Т.контр.'],
  [/^Ут[во][.,]?$/, 'Утв.'],
  [/^(?:Форм[ао]т|®?op[mM]am)$/, 'Формат'],
  [/^Д[ао]т[ао]$/, 'Дата'],
  [/^Листо[бвд]$/, 'Листов'],
  [/^FOCT$/, 'ГОСТ'],
  [/^Cmanb$/, 'Сталь'],
]
/** Endings of surnames: in sloping letters `в` looks like `б`. */
const surname = /(?<=^(?!Способ)\p{Lu}\p{Ll}{1,24}[ое])б(?=а?$)/u
/** Shorter words look like too many others. */
const fewestLetters = 5

const shapeOf = (word: string): string =>
  alike.reduce((text, [letters, one]) => text.replace(letters, one), word)

const wordsOf = (text: string) => normaliseCaption(text).split(/[^\p{L}]+/u)
const allWords = new Set(captionFields.flatMap(captionsOf).flatMap(wordsOf))
const words = new Set([...allWords].filter((word) => word.length >= fewestLetters))
const byShape = Map.groupBy(words, shapeOf)

/** In words of at least this length, one letter may be wrong or missing. */
const longWord = 8
const longWords = [...words].filter((word) => word.length >= longWord)

/** Words of four letters, which only a colon tells for captions: `Data:`, `File:`. */
const shortWords = [...allWords].filter(
  (word) => word.length === fewestLetters - 1 && /^\p{Script=Latin}+$/u.test(word),
)

/** Words of five letters, of which one may be lost before a colon: `Scae:`. */
const longerWords = [...words].filter(
  (word) => word.length === fewestLetters && /^\p{Script=Latin}+$/u.test(word),
)

/** The words of captions that a word may stand for. */
function meantBy(plain: string): readonly string[] {
  if (words.has(plain)) return [plain]
  if (plain.length < fewestLetters) {
    const like = shortWords.filter((word) => shapeOf(word) === shapeOf(plain))
    if (like.length > 0) return like
    const near = shortWords.filter((word) => differsInOneLetter(word, plain))
    return near.length > 0 ? near : longerWords.filter((word) => hasLostLetter(word, plain))
  }
  const found = byShape.get(shapeOf(plain)) ?? []
  return found.length > 0 ? found : longWords.filter((word) => differsInOneLetter(word, plain))
}

/** Do two words differ in one letter that was misread, or in a long word lost? */
function differsInOneLetter(word: string, read: string): boolean {
  if (read.length >= longWord && hasLostLetter(word, read)) return true
  const start = sameStart(word, read)
  return read.length === word.length && read.slice(start + 1) === word.slice(start + 1)
}

const hasLostLetter = (word: string, read: string): boolean =>
  read.length === word.length - 1 &&
  read.slice(sameStart(word, read)) === word.slice(sameStart(word, read) + 1)

/** The number of letters that two words have in common at their start. */
function sameStart(one: string, other: string): number {
  let start = 0
  while (start < other.length && one[start] === other[start]) start++
  return start
}

/** A word of a caption for the letters that were read, written as they were; null for none, or for several. */
function captionWordFor(word: string): string | null {
  const [only, ...others] = meantBy(word.toLowerCase())
  if (only === undefined || others.length > 0) return null
  if (word === word.toUpperCase()) return only.toUpperCase()
  const first = only[0] as string
  return (/^\p{Lu}/u.test(word) ? first.toUpperCase() : first) + only.slice(1)
}

/** Words that may be those of captions: of five letters, or of four before a colon. */
const wordLike = /\p{L}(?:[\p{L}|1]{4,}|[\p{L}|1]{3}(?=:))/gu

/** What stands before a word may be its first letter, misread: `^EZEICHNET`. */
const prefixedWord = new RegExp(`[\\^~*"]?(${wordLike.source})`, 'gu')

function repaired(text: string): string {
  return text.replace(prefixedWord, (whole, word: string) => {
    const isKnown = allWords.has(word.toLowerCase())
    return isKnown ? whole : (captionWordFor(word) ?? whole)
  })
}

/** Do most words of a line belong to captions? `Telfer` behind `Adam` is a name, and no misread `Letter`. */
function saysCaptions(line: string): boolean {
  const found = [...line.matchAll(/(\p{L}[\p{L}|1]{3,})(:?)/gu)]
  const known = found.filter(([, word = '', colon]) => {
    const isLong = word.length >= fewestLetters || colon !== ''
    return allWords.has(normaliseCaption(word)) || (isLong && captionWordFor(word) !== null)
  })
  return found.length < 2 || 2 * known.length > found.length
}

/** A long word of which every letter looks like that of a caption's word: no name is so by chance, whatever stands beside it. */
const isLongCaption = (text: string): boolean => {
  const plain = text.replace(/[.:]$/, '').toLowerCase()
  return plain.length >= longWord && (byShape.get(shapeOf(plain)) ?? []).length > 0
}

/** Structural steels (EN 10027-1): an S, which looks like a 5, their strength, then impact energy or treatment. */
const steel =
  /^5(?=(?:235|275|355|420|450|460|500|550|620|690|890|960)(?:J[R02]|K2|N|NL|M|ML|MC|NC|Q|QL1?)(?:$|[+W]))/

/** Points get lost: of the colon between a caption and its number (`SCALE,1:2`), and the first one of a date. */
function withPoints(text: string): string {
  return text
    .replace(/^(\p{L}{4,})[,;](?=\d)/u, (whole, word: string) =>
      words.has(word.toLowerCase()) ? `${word}:` : whole,
    )
    .replace(/^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])\.((?:19|20)\d{2})$/, '$1.$2.$3')
}

/** Captions of the sheet number, which may have run together with it. */
const sheetWords = new Set(captionsOf('sheet').map(normaliseCaption))

/** Spaces get lost between the caption, number and count of a sheet: `HOJA1DE` before `5`. */
const withSpaces = (text: string): string =>
  text.replace(/^(\p{L}{4,8})(\d{1,2})(\p{L}{1,3})?(\d{1,2})?$/u, (whole, ...parts: string[]) =>
    sheetWords.has(normaliseCaption(parts[0] ?? '')) && (!parts[2] || isBetweenNumbers(parts[2]))
      ? parts.slice(0, 4).filter(Boolean).join(' ')
      : whole,
  )

/** `SHEET10F1`: the word between the numbers of a sheet begins with a zero, and nothing parts them. */
const withSheetPair = (text: string): string =>
  text.replace(/^(\p{L}{4,8})(\d{1,2})[0O]F(\d{1,2})$/iu, (whole, word: string, ...numbers) =>
    sheetWords.has(normaliseCaption(word)) ? `${word} ${numbers[0]} OF ${numbers[1]}` : whole,
  )

/** `SHEET OF 1`, whose first number is a thin stroke that was lost: of one sheet this is the first. */
const withFirstOfOne = (text: string, { before, behind }: Surroundings): string =>
  sheetWords.has(normaliseCaption(before)) && isBetweenNumbers(text) && behind === '1'
    ? `1 ${text}`
    : text

const isBetweenNumbers = (word: string): boolean => /^(?:of|de|di|von|van|sur|z)$/i.test(word)

const scaleWords = new Set(captionsOf('scale').map(normaliseCaption))

/** A scale whose colon was lost, or is but a point or a dash: `21` is 2:1, `1.2` is 1:2. One of its sides is 1. */
export const withColonOfScale = (text: string): string =>
  text.replace(
    /^(?:(1)[-.,\s]?([1245]|[1-5]00?)|([245]|[125]0)[-.,\s]?(1))[.,]?$/,
    (_, ...sides: string[]) => sides.slice(0, 4).filter(Boolean).join(':'),
  )

/** `Escala 21`: the word before it tells that it is a scale. */
const withColon = (text: string, { before }: Surroundings): string =>
  scaleWords.has(normaliseCaption(before)) ? withColonOfScale(text) : text

const allCaptions = new Set(captionFields.flatMap(captionsOf).map(normaliseCaption))

/** `Date 0 issue`: in small print the short word of a caption is hardly legible. */
function withOf(text: string, { before, behind }: Surroundings): string {
  const isCaption = allCaptions.has(normaliseCaption(`${before} of ${behind}`))
  return /^(?:[0o]|[0oac][ft])$/i.test(text) && before && behind && isCaption ? 'of' : text
}

/** The line that a run stands in, and its neighbours there. */
interface Surroundings {
  readonly line: string
  readonly before: string
  readonly behind: string
}

function surroundingsOf(texts: readonly TextRun[]): Map<TextRun, Surroundings> {
  const lines = textLines(texts)
  return new Map(
    lines.flatMap(({ runs, text }) =>
      runs.map((run, i) => {
        const [before = '', behind = ''] = [runs[i - 1]?.text, runs[i + 1]?.text]
        return [run, { line: text, before, behind }] as const
      }),
    ),
  )
}

/**
 * Recognised texts with the words of captions put right: `Surfaae` is what small print makes of `Surface`. A word is
 * changed only where a single word of the captions has the same letters except for those that look alike, or, if it is
 * long, for one letter: the line above it may have cut that. Lines of other words stay as they are.
 */
export function withCaptionWords(texts: readonly TextRun[]): TextRun[] {
  const around = surroundingsOf(texts)
  return texts.map((run) => {
    const meant = cyrillic.find(([misread]) => misread.test(run.text))
    if (meant) return { ...run, text: meant[1] }
    const own = around.get(run) ?? { line: run.text, before: '', behind: '' }
    const plain = withSpaces(withSheetPair(run.text.replace(surname, 'в').replace(steel, 'S')))
    const pointed = withFirstOfOne(withOf(withColon(withPoints(plain), own), own), own)
    const text = repaired(pointed)
    const isCaption = text === pointed || isLongCaption(pointed) || saysCaptions(own.line)
    const name = withNameOfPart(isCaption ? text : pointed)
    const least = isNameOfPart(name) ? surelyName : 0
    return { ...run, text: name, confidence: Math.max(run.confidence, least) }
  })
}
