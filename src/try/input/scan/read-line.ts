import type { TextRun } from '../../../reader/page.ts'
import type { PictureLayout, RecognisedWord, Recogniser } from '../ocr/recogniser.ts'
import { boxAround } from '../pdf/marks-of-operators.ts'
import type { GrayImage } from '../raster/gray-image.ts'
import type { Component } from './components.ts'
import { withDecimalMarks } from './decimal-marks.ts'
import { characteristicIn, holeSignIn } from './drawn-symbols.ts'
import type { SeenLetter } from './letter-votes.ts'
import {
  alongLine,
  type LineBox,
  type LineFrame,
  linePadding,
  linePicture,
  onPage,
  type Turn,
  uprightMark,
} from './line-picture.ts'
import type { LineOfText } from './lines-of-text.ts'
import { repairedWord } from './repaired-word.ts'
import { symbolOf } from './symbol-shapes.ts'
import { withUprightLetters } from './upright-letters.ts'

/** A word or a symbol of a line, before it is placed on the page. */
interface Token extends LineBox {
  readonly text: string
  /** Letters of the text whose marks are known. */
  readonly letters: readonly PlacedLetter[]
  readonly confidence: number
  readonly symbol: string | null
}

/** Where the mark of a letter stands in a text. */
interface PlacedLetter extends Pick<SeenLetter, 'mark' | 'share'> {
  readonly index: number
}

/** A run of text with those of its letters whose marks are known. */
export interface ReadRun {
  readonly run: TextRun
  readonly letters: readonly PlacedLetter[]
}

interface Shaped {
  readonly part: Component
  readonly box: LineBox
  symbol: string | null
}

/** Base line and height of capitals of a line, in pixels along its frame. */
interface Letters {
  readonly baseline: number
  readonly capitals: number
}

/** Recognition below which other directions are tried, too. */
const surely = 0.7
/** By how much another direction must read better than the usual one. */
const muchBetter = 0.12

/** Reads a line of text of a scan in the direction in which it reads best. */
export async function readLine(
  image: GrayImage,
  line: LineOfText,
  recogniser: Recogniser,
  millimetres: number,
): Promise<ReadRun[]> {
  const turns: readonly Turn[] = line.isHorizontal
    ? line.parts.length === 1
      ? [0, 90]
      : [0]
    : [90, 270]
  let best: { runs: ReadRun[]; confidence: number } = { runs: [], confidence: -1 }
  for (const turn of turns) {
    const runs = await readTurned(image, line, turn, recogniser, millimetres)
    const confidence = meanConfidence(runs.map(({ run }) => run))
    if (confidence > best.confidence + muchBetter) best = { runs, confidence }
    if (best.confidence >= surely) break
  }
  return best.runs
}

function meanConfidence(
  runs: readonly { readonly text: string; readonly confidence: number }[],
): number {
  const length = runs.reduce((sum, run) => sum + run.text.length, 0)
  const sum = runs.reduce((total, run) => total + run.confidence * run.text.length, 0)
  return length === 0 ? 0 : sum / length
}

async function readTurned(
  image: GrayImage,
  line: LineOfText,
  turn: Turn,
  recogniser: Recogniser,
  millimetres: number,
): Promise<ReadRun[]> {
  const frame = frameOf(line.parts, turn)
  const shaped = shapedParts(line, frame)
  const letters = lettersOf(shaped)
  const tokens: Token[] = []
  for (const segment of segmentsOf(shaped)) {
    const symbol = segment[0]?.symbol ?? null
    if (symbol) {
      tokens.push({ ...around(segment), text: symbol, letters: [], confidence: 0.9, symbol })
    } else {
      tokens.push(...(await recognised(image, segment, turn, recogniser, letters)))
    }
  }
  // A circle that a line crosses looks like a diameter sign, but nothing stands beside it.
  if (tokens.every(({ symbol }) => symbol !== null && 'Ø°±'.includes(symbol))) return []
  return joinedSymbols(tokens, letters.capitals).map((token) => ({
    run: runOf(token, frame, letters, millimetres),
    letters: token.letters,
  }))
}

/** Sloping letters are read as they are and set upright: either may be the clearer. */
async function bestWords(
  picture: GrayImage,
  layout: PictureLayout,
  recogniser: Recogniser,
): Promise<readonly RecognisedWord[]> {
  const words = await recogniser.recognise(picture, layout)
  const upright = withUprightLetters(picture)
  if (!upright) return words
  const others = await recogniser.recognise(upright, layout)
  return meanConfidence(others) > meanConfidence(words) ? others : words
}

/** Reads the parts between two symbols. */
async function recognised(
  image: GrayImage,
  segment: readonly Shaped[],
  turn: Turn,
  recogniser: Recogniser,
  letters: Letters,
): Promise<Token[]> {
  const parts = segment.map((one) => one.part)
  const picture = linePicture(image, parts, frameOf(parts, turn))
  const layout: PictureLayout = parts.length === 1 ? 'character' : 'line'
  const words = await bestWords(picture, layout, recogniser)
  const { u0, v0 } = around(segment)
  return words.map((word) => {
    const box = {
      u0: u0 + word.left - linePadding,
      u1: u0 + word.right - linePadding,
      v0: v0 + word.top - linePadding,
      v1: v0 + word.bottom - linePadding,
    }
    const own = segment.filter(
      (one) =>
        (one.box.u0 + one.box.u1) / 2 > box.u0 - 2 && (one.box.u0 + one.box.u1) / 2 < box.u1 + 2,
    )
    const boxes = own.map((one) => one.box)
    const text = repairedWord(
      withDecimalMarks(word.text, boxes, letters.baseline, letters.capitals),
    )
    const placed = placedLetters(text, own, turn, letters)
    return { ...box, text, letters: placed, confidence: word.confidence, symbol: null }
  })
}

/** Which mark is which letter; none where their numbers differ. */
function placedLetters(
  text: string,
  own: readonly Shaped[],
  turn: Turn,
  { capitals }: Letters,
): PlacedLetter[] {
  const large = own.filter(({ box }) => box.v1 - box.v0 > 0.5 * capitals)
  const places = [...text].flatMap((letter, index) => (/[\p{L}\p{N}]/u.test(letter) ? [index] : []))
  if (large.length !== places.length || /[^\p{L}\p{N}.,:;]/u.test(text)) return []
  return large.map(({ part, box }, i) => ({
    mark: uprightMark(part, turn),
    share: (box.v1 - box.v0) / capitals,
    index: places[i] as number,
  }))
}

function frameOf(parts: readonly Component[], turn: Turn): LineFrame {
  return {
    left: Math.min(...parts.map((part) => part.left)),
    top: Math.min(...parts.map((part) => part.top)),
    right: Math.max(...parts.map((part) => part.right)),
    bottom: Math.max(...parts.map((part) => part.bottom)),
    turn,
  }
}

/** The parts in order of reading, each with the symbol that its shape shows. */
function shapedParts(line: LineOfText, frame: LineFrame): Shaped[] {
  const shaped: Shaped[] = line.parts
    .map((part) => ({ part, box: alongLine(part, frame), symbol: null }))
    .sort((one, other) => one.box.u0 - other.box.u0)
  const { baseline, capitals } = lettersOf(shaped)
  for (const one of shaped) {
    const top = baseline - capitals - one.box.v0
    one.symbol = symbolOf(uprightMark(one.part, frame.turn), top, capitals)
  }
  return withDrawnSymbols(withSplitPlusMinus(shaped), frame.turn)
}

/** Signs of holes before a number or a diameter, and a characteristic in a cell of its own. */
function withDrawnSymbols(shaped: readonly Shaped[], turn: Turn): Shaped[] {
  const [only] = shaped
  if (only && shaped.length === 1) {
    return [{ ...only, symbol: only.symbol ?? characteristicIn(uprightMark(only.part, turn)) }]
  }
  return shaped.map((one, index) => {
    const isBefore = index < shaped.length - 1 && (index === 0 || shaped.length > 3)
    if (one.symbol || !isBefore) return one
    const sign = holeSignIn(uprightMark(one.part, turn))
    const isFollowed = sign === '↧' || shaped[index + 1]?.symbol === 'Ø'
    return isFollowed ? { ...one, symbol: sign } : one
  })
}

/** A bar right under a plus makes it ±: the two do not always touch. */
function withSplitPlusMinus(shaped: readonly Shaped[]): Shaped[] {
  const marked = [...shaped]
  for (const [index, bar] of shaped.entries()) {
    const width = bar.box.u1 - bar.box.u0
    if (width < 3 * (bar.box.v1 - bar.box.v0) - 1) continue
    for (const neighbour of [index - 1, index + 1]) {
      const plus = shaped[neighbour]
      if (!plus || plus.symbol) continue
      const common = Math.min(plus.box.u1, bar.box.u1) - Math.max(plus.box.u0, bar.box.u0)
      const isUnder = bar.box.v0 >= plus.box.v1 - 2
      if (common < 0.75 * width || !isUnder || plus.box.u1 - plus.box.u0 > 1.3 * width) continue
      marked[neighbour] = { ...plus, symbol: '±' }
      marked[index] = { ...bar, symbol: '±' }
    }
  }
  return marked
}

/** Base line and height of capitals, by the larger letters. */
function lettersOf(shaped: readonly Shaped[]): Letters {
  const heights = shaped.map(({ box }) => box.v1 - box.v0)
  const highest = Math.max(...heights)
  const large = shaped.filter(({ box }) => box.v1 - box.v0 > 0.72 * highest)
  return {
    baseline: median(large.map(({ box }) => box.v1)),
    capitals: median(large.map(({ box }) => box.v1 - box.v0)),
  }
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** Runs of parts without symbols, and symbols on their own. */
function segmentsOf(shaped: readonly Shaped[]): Shaped[][] {
  const segments: Shaped[][] = []
  for (const one of shaped) {
    const last = segments.at(-1)
    if (last && (last[0] as Shaped).symbol === one.symbol && one.symbol !== 'Ø') last.push(one)
    else segments.push([one])
  }
  return segments
}

function around(segment: readonly Shaped[]): LineBox {
  return {
    u0: Math.min(...segment.map(({ box }) => box.u0)),
    v0: Math.min(...segment.map(({ box }) => box.v0)),
    u1: Math.max(...segment.map(({ box }) => box.u1)),
    v1: Math.max(...segment.map(({ box }) => box.v1)),
  }
}

/** Symbols become part of the word that they belong to: `Ø` and `±` of the next, `°` of the last. */
function joinedSymbols(tokens: readonly Token[], capitals: number): Token[] {
  const joined: Token[] = []
  for (const token of tokens) {
    const last = joined.at(-1)
    const isNear = last !== undefined && token.u0 - last.u1 < 0.9 * capitals
    const isPrefix = last?.symbol === 'Ø' || last?.symbol === '±'
    const isSuffix = token.symbol === '°' && last?.symbol === null
    if (last && isNear && ((isPrefix && token.symbol === null) || isSuffix)) {
      joined[joined.length - 1] = {
        text: last.text + token.text,
        letters: [
          ...last.letters,
          ...token.letters.map((one) => ({ ...one, index: one.index + last.text.length })),
        ],
        confidence: Math.min(last.confidence, token.confidence),
        symbol: null,
        u0: last.u0,
        v0: Math.min(last.v0, token.v0),
        u1: token.u1,
        v1: Math.max(last.v1, token.v1),
      }
    } else {
      joined.push(token)
    }
  }
  return joined
}

function runOf(
  token: Token,
  frame: LineFrame,
  { baseline, capitals }: Letters,
  millimetres: number,
): TextRun {
  const at = (u: number, v: number) => {
    const { x, y } = onPage(frame, u, v)
    return { x: x * millimetres, y: y * millimetres }
  }
  return {
    text: token.text,
    origin: at(token.u0, baseline),
    advance: (token.u1 - token.u0) * millimetres,
    size: 1.4 * capitals * millimetres,
    rotation: frame.turn,
    box: boxAround([at(token.u0, token.v0), at(token.u1, token.v1)]),
    font: '',
    confidence: token.confidence,
  }
}
