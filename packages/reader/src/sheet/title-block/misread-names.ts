import { partNames } from '../words/part-names.ts'

/** Sloping letters of GOST 2.304 that recognition takes for each other. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/[ао]/g, 'о'],
  [/[бвд]/g, 'б'],
  [/[ицнп]/g, 'и'],
  [/[ыь]/g, 'ь'],
  [/[её]/g, 'е'],
]
/** Words shorter than this look like too many others. */
const fewestLetters = 4

const shapeOf = (word: string): string =>
  alike.reduce((text, [letters, one]) => text.replace(letters, one), word)

const byShape = Map.groupBy(partNames, shapeOf)

/** The least confidence of a known name of a part: recognition is never sure of sloping letters, but such a word is. */
export const surelyName = 0.75

/** Is a word of four letters or more one of the names of parts? */
export const isNameOfPart = (word: string): boolean =>
  word.length >= fewestLetters && partNames.has(word.toLowerCase())

/**
 * A word of the name of a part whose sloping letters were misread: `Плотформо` is `Платформа`; other words as they are.
 */
export function withNameOfPart(word: string): string {
  const plain = word.toLowerCase()
  if (!/^[а-яё]+$/.test(plain) || plain.length < fewestLetters || partNames.has(plain)) return word
  const [only, ...others] = byShape.get(shapeOf(plain)) ?? []
  if (only === undefined || others.length > 0) return word
  if (word === word.toUpperCase()) return only.toUpperCase()
  const isName = /^\p{Lu}/u.test(word)
  return isName ? (only[0] as string).toUpperCase() + only.slice(1) : only
}
