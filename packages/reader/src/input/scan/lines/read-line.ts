import { boxAround } from '../../../boxes.ts'
import { median } from '../../../median.ts'
import type { TextRun } from '../../../page.ts'
import { hasHan } from '../../ocr/han-letters.ts'
import type { Recogniser } from '../../ocr/recogniser.ts'
import { surenessOf } from '../../ocr/sureness.ts'
import type { GreyImage } from '../../raster/grey-image.ts'
import type { Turn } from '../ink/upright-mark.ts'
import type { LineOfText } from '../rows/line-of-text.ts'
import { withoutFigureRemains } from './figure-remains.ts'
import { figureWords } from './figure-words.ts'
import { higher, type Letters, lettersOf } from './letters-of-line.ts'
import { boxMiddle, boxWidth, frameOf, type LineBox, type LineFrame, onPage } from './line-box.ts'
import { linePicture } from './line-picture.ts'
import { joinedSymbols, type PlacedLetter, type Token } from './line-tokens.ts'
import { singleLetter, surelySingle } from './read-glyph.ts'
import { around, type Shaped, segmentsOf, shapedParts } from './shaped-parts.ts'
import { isSloping } from './sloping-figures.ts'
import { withTouchingFigures } from './touching-figures.ts'
import { wholeLine } from './whole-line.ts'
import { wordsBetween } from './words-between.ts'

/** A run of text with those of its letters whose marks are known. */
export interface ReadRun extends TextRun {
  readonly letters: readonly PlacedLetter[]
}

/** Recognition below which other directions are tried, too. */
const surely = 0.7
/** How much less sure a number is that begins with a zero: the other direction is tried then. */
const zeroAhead = 0.3
/** By how much another direction must read better than the usual one. */
const muchBetter = 0.12

/** The directions in which a line may run; a single letter tells none. */
function turnsOf({ parts, isHorizontal }: LineOfText): readonly Turn[] {
  if (parts.length === 1) return [0, 90]
  return isHorizontal ? [0] : [90, 270]
}

/** Reads a line of text of a scan in the direction in which it reads best. */
export async function readLine(
  image: GreyImage,
  line: LineOfText,
  recogniser: Recogniser,
  millimetres: number,
): Promise<ReadRun[]> {
  const turns = turnsOf(line)
  let best: { runs: ReadRun[]; confidence: number } = { runs: [], confidence: -1 }
  for (const turn of turns) {
    const runs = await readTurned(image, line, turn, recogniser, millimetres)
    const confidence = surenessOf(runs) - (isUpsideDown(runs) ? zeroAhead : 0)
    if (confidence > best.confidence + muchBetter) best = { runs, confidence }
    if (best.confidence >= surely) break
  }
  return best.runs
}

/** No size begins with a zero before a figure: `08` is `80` upside down, which reads as well. */
function isUpsideDown(runs: readonly TextRun[]): boolean {
  return runs.length === 1 && /^0[0-9]{1,3}$/.test(runs[0]?.text ?? '')
}

/** Reads a line in one direction: its marks, then the line as a whole. */
async function readTurned(
  image: GreyImage,
  line: LineOfText,
  turn: Turn,
  recogniser: Recogniser,
  millimetres: number,
): Promise<ReadRun[]> {
  const frame = frameOf(line.parts, turn)
  const marks = shapedParts(line, frame)
  const upright = lettersOf(marks)
  const runs = await readMarks(image, marks, upright, frame, recogniser, millimetres)
  if (marks.length === 0) return runs
  const own = {
    text: runs.map(({ text }) => text).join(' '),
    confidence: surenessOf(runs),
    marks: line.parts.length,
  }
  const seen = { image, parts: line.parts, frame, letters: upright }
  const verdict = await wholeLine(own, seen, recogniser)
  if (verdict.stands === 'other') {
    const { text, confidence } = verdict
    const token = { ...around(marks), text, confidence, letters: [], symbol: null }
    return [runOf(token, frame, upright, millimetres)]
  }
  if (verdict.stands === 'confirmed') {
    const { confidence } = verdict
    return runs.map((run) => ({
      ...run,
      confidence: Math.max(run.confidence, confidence),
      isConfirmed: true,
    }))
  }
  if (verdict.stands === 'own') return runs
  return runs.map((run) => ({ ...run, confidence: verdict.factor * run.confidence }))
}

async function readMarks(
  image: GreyImage,
  marks: readonly Shaped[],
  upright: Letters,
  frame: LineFrame,
  recogniser: Recogniser,
  millimetres: number,
): Promise<ReadRun[]> {
  const { turn } = frame
  const shaped = withoutFigureRemains(marks, upright)
  const letters = { ...upright, isSloping: isSloping(shaped, upright, turn) }
  const figures = figureWords(withTouchingFigures(shaped, letters, frame), letters, turn)
  const isAllFigures = shaped.every((one) => figures.some((word) => isWithin(one.box, word)))
  const [only] = shaped
  if (only && shaped.length === 1 && figures.length === 0) {
    // Letters by themselves stand upright.
    const seen = turn === 0 ? singleLetter(only, letters, turn) : null
    const letter = seen && (await confirmed(seen, only, image, recogniser))
    return letter ? [runOf(letter, frame, letters, millimetres)] : []
  }
  const tokens: Token[] = []
  for (const segment of isAllFigures ? [] : segmentsOf(shaped)) {
    const symbol = segment[0]?.symbol ?? null
    if (symbol) {
      tokens.push({ ...around(segment), text: symbol, letters: [], confidence: 0.9, symbol })
    } else {
      tokens.push(...(await wordsBetween(image, segment, turn, recogniser, letters)))
    }
  }
  // A circle that a line crosses looks like a diameter sign, but nothing stands beside it.
  if (figures.length === 0 && tokens.every((token) => token.symbol !== null)) return []
  const joined = joinedSymbols(tokens, letters.capitals)
  const words = withFigures(joined, figures)
  const own = { ...letters, ...lettersBesideHan(words) }
  return words.map((word) => runOf(word, frame, own, millimetres))
}

/**
 * Base line and height of the figures and Latin capitals in a line with Chinese letters, which are higher and reach lower:
 * such a line is level with the values beside it, and of their size. Null in other lines.
 */
function lettersBesideHan(words: readonly Token[]): Pick<Letters, 'baseline' | 'capitals'> | null {
  const latin = words.filter(({ text }) => /^[ØA-Z\d][A-Z\d.,-]*$/.test(text))
  if (latin.length === 0 || !words.some(({ text }) => hasHan(text))) return null
  // The stroke of a diameter sign goes on beyond its figures, above and below.
  const boxes = latin.map(({ text, v0, v1 }) => {
    const beyond = text.startsWith('Ø') ? ((v1 - v0) * (1 - 1 / higher)) / 2 : 0
    return { foot: v1 - beyond, height: v1 - v0 - 2 * beyond }
  })
  return {
    baseline: median(boxes.map(({ foot }) => foot)),
    capitals: median(boxes.map(({ height }) => height)),
  }
}

/** A single letter that does not look like one for sure counts if it is recognised as the same. */
async function confirmed(
  seen: Token,
  { part }: Shaped,
  image: GreyImage,
  recogniser: Recogniser,
): Promise<Token | null> {
  if (seen.confidence >= surelySingle) return seen
  const picture = linePicture(image, [part], frameOf([part], 0))
  const [word] = await recogniser.recognise(picture, 'character')
  const isSame = word?.text === seen.text && word.confidence >= surely
  return isSame ? { ...seen, confidence: word.confidence } : null
}

function isWithin(box: LineBox, word: LineBox): boolean {
  const middle = boxMiddle(box)
  return middle > word.u0 && middle < word.u1
}

/** Figures that were recognised glyph by glyph replace what Tesseract read in their place. */
function withFigures(tokens: readonly Token[], figures: readonly Token[]): Token[] {
  const common = (one: Token, other: Token) =>
    Math.max(0, Math.min(one.u1, other.u1) - Math.max(one.u0, other.u0))
  const others = tokens.filter((token) => {
    const covered = figures.reduce((sum, word) => sum + common(token, word), 0)
    return covered < 0.55 * boxWidth(token)
  })
  const free = figures.filter((word) =>
    others.every((token) => common(token, word) < 0.3 * boxWidth(word)),
  )
  return [...others, ...free].sort((one, other) => one.u0 - other.u0)
}

/** A word of a line as a run of text in millimetres. */
export function runOf(
  token: Token,
  frame: LineFrame,
  { baseline, capitals }: Letters,
  millimetres: number,
): ReadRun {
  const at = (u: number, v: number) => {
    const { x, y } = onPage(frame, u, v)
    return { x: x * millimetres, y: y * millimetres }
  }
  return {
    text: token.text,
    origin: at(token.u0, baseline),
    advance: boxWidth(token) * millimetres,
    size: 1.4 * capitals * millimetres,
    rotation: frame.turn,
    box: boxAround([at(token.u0, token.v0), at(token.u1, token.v1)]),
    font: '',
    confidence: token.confidence,
    letters: token.letters,
  }
}
