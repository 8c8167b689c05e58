import type { TextRun } from '../page.ts'
import { captionFields, captionsOf } from './words/captions.ts'
import { normaliseCaption } from './words/normalise-words.ts'

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
  [/^(?:Pa[3z]pa[bdo6]|Р[аои]{1,2}зра[бдйо]й?)[.,]?$/, 'Разраб.'],
  [/^Про[бвд][.,]?$/, 'Пров.'],
  [/^Д[ао]т[ао]$/, 'Дата'],
  [/^Листо[бвд]$/, 'Листов'],
  [/^FOCT$/, 'ГОСТ'],
  [/^Cmanb$/, 'Сталь'],
]
/** Shorter words look like too many others. */
const fewestLetters = 5

const shapeOf = (word: string): string =>
  alike.reduce((text, [letters, one]) => text.replace(letters, one), word)

const words = new Set(
  captionFields
    .flatMap(captionsOf)
    .flatMap((text) => normaliseCaption(text).split(/[^\p{L}]+/u))
    .filter((word) => word.length >= fewestLetters),
)
const byShape = Map.groupBy(words, shapeOf)

/** Words so long that one letter may be any other. */
const longWord = 8
const longWords = [...words].filter((word) => word.length >= longWord)

/** The words of captions that a word may stand for. */
function meantBy(plain: string): readonly string[] {
  if (words.has(plain)) return [plain]
  const found = byShape.get(shapeOf(plain)) ?? []
  return found.length > 0 ? found : longWords.filter((word) => differsInOneLetter(word, plain))
}

function differsInOneLetter(one: string, other: string): boolean {
  if (one.length !== other.length) return false
  return [...one].filter((letter, index) => letter !== other[index]).length === 1
}

function repaired(text: string): string {
  return text.replace(/\p{L}[\p{L}|1]{4,}/gu, (word) => {
    const plain = word.toLowerCase()
    const found = meantBy(plain)
    const [only] = found
    if (only === undefined || found.length > 1 || only === plain) return word
    const isCapital = word === word.toUpperCase()
    if (isCapital) return only.toUpperCase()
    const first = only[0] as string
    return (/^\p{Lu}/u.test(word) ? first.toUpperCase() : first) + only.slice(1)
  })
}

/** Points get lost: of the colon between a caption and its number (`SCALE,1:2`), and the first one of a date. */
function withPoints(text: string): string {
  return text
    .replace(/^(\p{L}{4,})[,;](?=\d)/u, (whole, word: string) =>
      words.has(word.toLowerCase()) ? `${word}:` : whole,
    )
    .replace(/^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])\.((?:19|20)\d{2})$/, '$1.$2.$3')
}

/**
 * Recognised texts with the words of captions put right: `Surfaae` is what small print makes of `Surface`. A word is
 * changed only where a single word of the captions has the same letters but for those that look alike, or, if it is
 * long, for one letter: the line above it may have cut that.
 */
export function withCaptionWords(texts: readonly TextRun[]): TextRun[] {
  return texts.map((run) => {
    const meant = cyrillic.find(([misread]) => misread.test(run.text))
    return { ...run, text: meant ? meant[1] : repaired(withPoints(run.text)) }
  })
}
