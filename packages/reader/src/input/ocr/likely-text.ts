import { wordDistance } from '../../word-distance.ts'
import { logChanceOf, logChanceOfFreest, type PlaceChances } from './ctc-chance.ts'

/** The likeliest of some known texts. Chances are means of its letters, from 0 to 1. */
export interface LikelyText {
  readonly text: string
  /** Its chance divided by that of what is read without knowing any text: 1 where both are as likely. */
  readonly beside: number
  /** How likely it is by itself: ink that is no lettering is read as some word as well. */
  readonly alone: number
}

/** Texts that differ from what was read in more than this share of their letters are not looked at. */
const mostOther = 0.6

/** Which classes of a network are a letter, with accents or without. */
export type ClassesOfLetter = (letter: string) => readonly number[] | undefined

/** Sorts the classes of a network by the letter that they are without accents. */
export function classesOfLetters(letters: readonly string[]): ClassesOfLetter {
  const byLetter = Map.groupBy(letters.keys(), (index) => plain(letters[index] as string))
  return (letter) => byLetter.get(plain(letter))
}

const plain = (letter: string) => letter.normalize('NFKD').replace(/\p{Mn}/gu, '')

/**
 * Finds the likeliest of known texts: a line that cannot be read may still tell which of some texts it is.
 *
 * @param read What the line is read as; texts very different from it are left out.
 * @returns null where none is near what was read
 */
export function likeliestText(
  chances: PlaceChances,
  read: string,
  texts: readonly string[],
  classesOf: ClassesOfLetter,
): LikelyText | null {
  const freest = logChanceOfFreest(chances)
  const own = read.toLowerCase()
  let best: LikelyText | null = null
  for (const text of texts) {
    const most = Math.ceil(mostOther * text.length)
    if (wordDistance(text.toLowerCase(), own, most) > most) continue
    const letters = [...text].map(classesOf)
    if (!letters.every((one) => one !== undefined)) continue
    const chance = logChanceOf(chances, letters)
    const ofLetter = (logarithm: number) => Math.exp(Math.min(0, logarithm) / letters.length)
    const beside = ofLetter(chance - freest)
    if (best === null || beside > best.beside) best = { text, beside, alone: ofLetter(chance) }
  }
  return best
}
