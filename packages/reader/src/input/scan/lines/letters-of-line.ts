import { median } from '../../../median.ts'
import { boxHeight, type LineBox } from './line-box.ts'

/** Height of the sign of a diameter by that of the figures beside it: its stroke reaches beyond its circle. */
export const higher = 1.15
/** Share of the sign's height that figures beside it have at least: what is smaller are the points of a colon behind a word. */
const besideSign = 0.5
/** Heights of those figures differ by no more than this factor. */
const even = 0.85
/**
 * Shares of the height of the highest letters: of letters, of small ones by capitals at most, and how far off the line
 * capitals stand.
 */
const ofHighest = { large: 0.72, capital: 0.8, off: 0.12 }

/** Fewer letters may be figures beside a line of the sheet. */
const fewestInWord = 4

/** Base line and height of capitals of a line, in pixels along its frame. */
export interface Letters {
  readonly baseline: number
  readonly capitals: number
  /** Its figures slope: they are set upright before they are recognised. */
  readonly isSloping?: boolean
}

/** Base line and height of capitals, by the larger letters. A single one may be the sign of a diameter, which is higher. */
export function lettersOf(parts: readonly { readonly box: LineBox }[]): Letters {
  const heights = parts.map(({ box }) => boxHeight(box)).sort((one, other) => other - one)
  const [first = 0, second = 0, third = 0] = heights
  const isAlone = first > higher * second && third > even * second && second > besideSign * first
  const highest = isAlone ? second : first
  const large = parts.flatMap(({ box }) =>
    boxHeight(box) > ofHighest.large * highest ? [box] : [],
  )
  const baseline = median(large.map(({ v1 }) => v1))
  const usual = median(large.map(boxHeight))
  // Small letters may be three quarters as high as capitals (Tahoma), and outnumber them. Brackets are no capitals.
  const standing = large.filter(({ v1 }) => Math.abs(v1 - baseline) < ofHighest.off * highest)
  const tall = standing.map(boxHeight).filter((height) => ofHighest.capital * height > usual)
  const isWord = large.length >= fewestInWord
  return { baseline, capitals: isWord && tall.length > 0 ? median(tall) : usual }
}
