import type { Bitmap } from '../ink/bitmap.ts'
import { glyphChances } from './glyph-network.ts'

/** A letter as it looks and as it was read. */
export interface SeenLetter {
  /** Upright. */
  readonly mark: Bitmap
  /** Height as a share of the capitals of its line. */
  readonly share: number
  readonly text: string
  readonly confidence: number
  /** Stands among figures, so that another figure is likely. */
  readonly isAmongFigures: boolean
}

interface Group {
  readonly members: number[]
  readonly mean: Float64Array
  readonly share: number
}

const columns = 12
const rows = 16

/** Largest difference of two letters that are the same, of what both have together. */
const sameShape = 0.16
const sameShare = 0.16
/** Up to this difference a letter among figures is taken for a figure. */
const likeFigure = 0.34

/** Letters that recognition takes for figures: among figures their vote hardly counts. */
const figureLike = /[BDGIOQSZbgiloqsz]/
const doubtfulVote = 0.15

/** Letters that many faces draw alike: their shape does not decide between them. */
const drawnAlike = /^[Il]$/

/** Least chance of a figure that keeps its reading. */
const leastTold = 0.5

/** Share of the votes that the rest of a group must have to overrule a letter, and how many there must be. */
const majority = 0.6
const fewest = 3
/** A letter of a word this sure keeps its reading: an o looks like an a, but words tell them apart. */
const surely = 0.8

/** Shades of a mark on a grid of its own height, in the middle of it; softened, so that a pixel makes no difference. */
function shadesOf({ width, height, ink }: Bitmap): Float64Array {
  const shades = new Float64Array(columns * rows)
  const scale = rows / height
  const shift = (columns - width * scale) / 2
  for (let y = 0; y < height; y += 1) {
    const row = Math.min(rows - 1, Math.floor((y + 0.5) * scale))
    for (let x = 0; x < width; x += 1) {
      const column = Math.floor((x + 0.5) * scale + shift)
      if (ink[y * width + x] === 1 && column >= 0 && column < columns) {
        const at = row * columns + column
        shades[at] = (shades[at] as number) + scale * scale
      }
    }
  }
  return softened(shades)
}

function softened(shades: Float64Array): Float64Array {
  const out = new Float64Array(shades.length)
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      let [sum, weights] = [0, 0]
      for (let dy = -1; dy <= 1; dy += 1) {
        for (let dx = -1; dx <= 1; dx += 1) {
          if (x + dx < 0 || x + dx >= columns || y + dy < 0 || y + dy >= rows) continue
          const weight = (2 - Math.abs(dx)) * (2 - Math.abs(dy))
          sum += weight * (shades[(y + dy) * columns + x + dx] as number)
          weights += weight
        }
      }
      out[y * columns + x] = sum / weights
    }
  }
  return out
}

function difference(a: Float64Array, b: Float64Array): number {
  let [apart, all] = [0, 0]
  for (let i = 0; i < a.length; i += 1) {
    const [one, other] = [a[i] as number, b[i] as number]
    apart += Math.abs(one - other)
    all += one + other
  }
  return all === 0 ? 1 : apart / all
}

function groupsOf(letters: readonly SeenLetter[]): Group[] {
  const shapes = letters.map(({ mark }) => shadesOf(mark))
  const groups: Group[] = []
  const order = [...letters.keys()].sort(
    (a, b) => (letters[b]?.confidence ?? 0) - (letters[a]?.confidence ?? 0),
  )
  for (const index of order) {
    const [letter, shape] = [letters[index] as SeenLetter, shapes[index] as Float64Array]
    let nearest: { group: Group; apart: number } | null = null
    for (const group of groups) {
      if (Math.abs(group.share - letter.share) > sameShare) continue
      const apart = difference(group.mean, shape)
      if (apart < (nearest?.apart ?? sameShape)) nearest = { group, apart }
    }
    if (!nearest) groups.push({ members: [index], mean: shape.slice(), share: letter.share })
    else {
      const { members, mean } = nearest.group
      members.push(index)
      for (let i = 0; i < mean.length; i += 1) {
        const before = mean[i] as number
        mean[i] = before + ((shape[i] as number) - before) / members.length
      }
    }
  }
  return groups
}

/** The text that most of a group were read as; null where the votes are few or divided. */
function electedIn({ members }: Group, letters: readonly SeenLetter[]): string | null {
  const votes = new Map<string, number>()
  for (const index of members) {
    const { text, confidence, isAmongFigures } = letters[index] as SeenLetter
    const isDoubtful = isAmongFigures && figureLike.test(text)
    const vote = confidence ** 2 * (isDoubtful ? doubtfulVote : 1)
    votes.set(text, (votes.get(text) ?? 0) + vote)
  }
  const sum = [...votes.values()].reduce((total, vote) => total + vote, 0)
  const [first] = [...votes].sort((a, b) => b[1] - a[1])
  return first && members.length >= fewest && first[1] >= majority * sum ? first[0] : null
}

/** Does a figure look more like what it was read as than like the one that others elect, as an 8 among many a 6 may? */
function isToldAs({ mark, share, text }: SeenLetter, elected: string): boolean {
  if (!/^\d$/.test(text) || !/^\d$/.test(elected) || text === elected) return false
  const chances = glyphChances(mark, share)
  return (chances.get(text) ?? 0) > Math.max(leastTold, chances.get(elected) ?? 0)
}

/** The figure whose letters look most like a group; null where none does. */
function nearestFigure(
  group: Group,
  groups: readonly Group[],
  elected: readonly (string | null)[],
) {
  let nearest: { text: string; apart: number } | null = null
  for (const [i, other] of groups.entries()) {
    const text = elected[i]
    if (!text || !/\d/.test(text)) continue
    const apart = difference(group.mean, other.mean)
    if (apart < (nearest?.apart ?? likeFigure)) nearest = { text, apart }
  }
  return nearest?.text ?? null
}

/**
 * What letters are by the votes of all that look the same on the sheet: a sheet has one or two kinds of lettering, so
 * that a 6 that was read as B stands among many that were read right. Among figures a letter that looks like one is the
 * figure that it looks most like.
 */
export function votedLetters(letters: readonly SeenLetter[]): string[] {
  const texts = letters.map(({ text }) => text)
  const groups = groupsOf(letters)
  const elected = groups.map((group) => electedIn(group, letters))
  for (const [i, group] of groups.entries()) {
    const winner = elected[i] ?? null
    for (const index of group.members) {
      const { text, confidence, isAmongFigures } = letters[index] as SeenLetter
      if (winner !== null && isToldAs(letters[index] as SeenLetter, winner)) continue
      const isSameKind =
        winner !== null &&
        (isAmongFigures || confidence < surely) &&
        /\d/.test(winner) === /\d/.test(text) &&
        !(drawnAlike.test(winner) && drawnAlike.test(text))
      if (winner !== null && (isSameKind || (isAmongFigures && /\d/.test(winner)))) {
        texts[index] = winner
      }
      if (isAmongFigures && figureLike.test(texts[index] as string)) {
        texts[index] = nearestFigure(group, groups, elected) ?? (texts[index] as string)
      }
    }
  }
  return texts
}
