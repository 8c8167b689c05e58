import { degreesApart } from '../../angles.ts'
import { boundingBox, overlap } from '../../boxes.ts'
import type { Box, TextRun } from '../../page.ts'

/** Runs of text on one base line, read as one. */
export interface TextLine {
  readonly text: string
  readonly box: Box
  readonly runs: readonly TextRun[]
  /** Height of the font (mm). */
  readonly size: number
  readonly confidence: number
}

/** The text of several lines in one. */
export const textOf = (lines: readonly TextLine[]): string =>
  lines.map((line) => line.text).join(' ')

/** Text turned by less than this counts as upright (degrees). */
const mostTurn = 5

/** Whether a run is read from the foot of the sheet. */
export const isUpright = (run: TextRun): boolean => degreesApart(run.rotation, 0) < mostTurn

const ideograph = /[\u3040-\u30ff\u3400-\u9fff]/

/** Gap between words, in heights of the font, where runs are words or whole lines. */
const wordGap = 0.18
/** Words closer than this touch (heights of the font). */
const touching = 0.02
/** Where runs are letters: by how much a gap between words is larger than the usual one between letters. */
const beyondLetters = 0.2
/** A line is written letter by letter when it has at least `runs` runs, of which `share` have at most `letters` letters. */
const lettered = { runs: 4, share: 0.7, letters: 2 }
/** The gap of a space between two ideographs, in heights of the font: narrower gaps are between all of them. */
const ideographGap = 2.5

/** The least gap of a word in a line (in heights of the font): letters drawn one by one lie apart. */
function leastWordGap(runs: readonly TextRun[]): number {
  const single = runs.filter((run) => [...run.text.trim()].length <= lettered.letters).length
  // Recognised runs are words, however short: `SHEET 1 OF 1`.
  if (runs.some((run) => run.confidence < 1)) return wordGap
  if (runs.length < lettered.runs || single < lettered.share * runs.length) return wordGap
  const gaps = runs.slice(1).map((run, i) => {
    const last = runs[i] ?? run
    return (run.box.x - last.box.x - last.box.width) / run.size
  })
  const usual = gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0
  return Math.max(wordGap, usual + beyondLetters)
}

const isRecognisedWord = ({ text, confidence }: TextRun): boolean =>
  confidence < 1 && /^\p{L}{2,}$/u.test(text)

/** Where recognition saw a space but not its width, the next word begins where the last one ends. */
const isAtBlank = (last: TextRun | undefined, run: TextRun, gap: number): boolean =>
  last !== undefined &&
  Math.abs(gap) < touching * run.size &&
  isRecognisedWord(last) &&
  isRecognisedWord(run)

/** The text of runs from left to right, with a space where there is a gap of a word. */
export function joinRuns(runs: readonly TextRun[]): string {
  const least = leastWordGap(runs)
  let text = ''
  let end = Number.NEGATIVE_INFINITY
  for (const [index, run] of runs.entries()) {
    const gap = run.box.x - end
    const isWord = gap > least * run.size || isAtBlank(runs[index - 1], run, gap)
    const last = text.at(-1) ?? ''
    const isIdeographs = ideograph.test(last) && ideograph.test(run.text)
    const isSpaced = text !== '' && isWord && !(isIdeographs && gap < ideographGap * run.size)
    text += isSpaced ? ` ${run.text}` : run.text
    end = run.box.x + run.box.width
  }
  return text.replace(/\s+/g, ' ').trim()
}

/** Runs as one line. */
export function lineOf(runs: readonly TextRun[]): TextLine {
  return {
    text: joinRuns(runs),
    box: boundingBox(runs.map((run) => run.box)),
    runs,
    size: Math.max(...runs.map((run) => run.size)),
    confidence: Math.min(...runs.map((run) => run.confidence)),
  }
}

/** Runs of one line: largest distance of their base lines, and largest overlap (heights of the font). */
const inLine = { off: 0.25, overlap: 0.6 }

/** Whether a run follows on the line that ends with `last`. */
function follows(last: TextRun, run: TextRun, widestGap: number): boolean {
  const size = Math.max(last.size, run.size)
  const isLevel =
    Math.abs(last.origin.y - run.origin.y) <= inLine.off * Math.min(last.size, run.size)
  const gap = run.box.x - (last.box.x + last.box.width)
  return isLevel && gap <= widestGap * size && gap > -inLine.overlap * size
}

/** Base lines are sorted into bins of this height (mm). */
const bin = 1
/** Runs of one line differ by at most this many bins: a quarter of the largest lettering. */
const binsAside = 3

/** Copies of a run stand at most this far apart (mm). */
const samePlace = 0.3

function isCopyOf(run: TextRun, other: TextRun): boolean {
  return (
    other.text === run.text &&
    Math.abs(other.box.x - run.box.x) < samePlace &&
    Math.abs(other.origin.y - run.origin.y) < samePlace
  )
}

/**
 * Upright lines of text from top to bottom, left to right. Runs further apart than `widestGap`
 * times their height are lines of their own; runs drawn twice at one place count once.
 */
export function textLines(runs: readonly TextRun[], widestGap = 1.2): TextLine[] {
  const bins = new Map<number, TextRun[][]>()
  const upright = runs.filter((run) => isUpright(run) && run.text.trim() !== '')
  for (const run of [...upright].sort((a, b) => a.box.x - b.box.x)) {
    const key = Math.round(run.origin.y / bin)
    const near: TextRun[][] = []
    for (let i = key - binsAside; i <= key + binsAside; i++) near.push(...(bins.get(i) ?? []))
    if (near.some((line) => line.some((other) => isCopyOf(run, other)))) continue
    const line = near.find((one) => {
      const last = one.at(-1)
      return last !== undefined && follows(last, run, widestGap)
    })
    if (line !== undefined) line.push(run)
    else bins.set(key, [...(bins.get(key) ?? []), [run]])
  }
  return [...bins.values()].flat().map(lineOf).sort(byReading)
}

/** What is written upwards or downwards, in the order in which the file holds it. */
export const turnedText = (runs: readonly TextRun[]): string =>
  runs
    .filter((run) => !isUpright(run))
    .map((run) => run.text.trim())
    .join(' ')

/** Share of the lower one's height that two lines beside each other have in common. */
const sharedHeight = 0.5

/** Order of reading: lines that share half their height from left to right, else from the top. */
export function byReading(a: { readonly box: Box }, b: { readonly box: Box }): number {
  const shared = overlap(a.box.y, a.box.y + a.box.height, b.box.y, b.box.y + b.box.height)
  const isLevel = shared > sharedHeight * Math.min(a.box.height, b.box.height)
  return isLevel ? a.box.x - b.box.x : a.box.y - b.box.y
}
