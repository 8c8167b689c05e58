import { mmPerInch } from '@firstangle/drawings/standards'
import type { LengthUnit } from '../callout.ts'
import type { Composed } from '../layout/compose.ts'
import { statedScales } from './stated-scales.ts'

const inchPhrase =
  /\b(?:dimensions?|dims?|units?|sizes?|lengths?|maße|mass?e|einheit\S*)\b[^.;]{0,30}?\b(?:inch(?:es)?|zoll)\b|\bdim(?:ension)?s?\s*(?::\s*)?(?:are\s+)?in\s+in\b|\bunits?\s*(?::\s*)?in\b|\bin\s+(?:inches|inch|zoll)\b|\bare\s+(?:\S{1,2}\s+)?inches\b/i
const inchWord = /\binch(?:es)?\b|\bzoll\b/i
const metricPhrase =
  /\b(?:dimensions?|dims?|units?|sizes?|lengths?|maße|mass?e|einheit\S*|cotes|cotas|quote)\b[^.;]{0,30}?(?:\bmm\b|millim|milim)|\bin\s+\[?(?:mm\b|millim)|单位.*mm/i
const metricWord = /millimet(?:er|re)s?|millim[eè]tres|milim/i
/** A number without a zero before its point; not a deviation, where some programs leave it out on sheets in millimetres. */
const leadingPoint = /(^|[^\d.,±+-])\.\d{2,4}\b/
/** A size that is nothing but its sign and a number without the zero before its point: `Ø.25`. */
const sizeWithoutZero = /^(?:\d+ ?[xX] ?)?[ØR]? ?\.\d{2,4}(?: ?\(?(?:TYP|REF)\.?\)?)?$/i
/** The same right behind its sign, where a scan cannot have lost a zero without leaving a gap. */
const signedWithoutZero = /^(?:\d+ ?[xX] ?)?[ØR]\.\d{2,4}(?: ?\(?(?:TYP|REF)\.?\)?)?$/i
/** A hole callout whose diameter has no zero before its point: some programs leave it out only there, `2X Ø.266 THRU`. */
const holeWithoutZero = /^(?:\d+ ?[xX] ?)?Ø\.\d{2,4}\b/
/** A size with the decimals of inches, its zero before them or not. */
const inchDecimals = /^[ØR]? ?\d*\.\d{2,4}$/
/** A plain size with the two decimals of inches. */
const twoDecimals = /^[ØR]? ?\d+\.\d\d$/
/** At least this many of them are needed to know how the sizes of a scanned sheet are written. */
const fewestInScan = 3
/** A size that has no decimals, or one alone; a single figure is a zone of the frame or an item as well. */
const coarse = /^(?:\d+ ?[xX] ?)?(?:[ØR] ?\d+|\d{2,}|[ØR]? ?\d+\.\d)$/
/** A size with its unit. */
const markedMetric = /\d ?mm\b/
const inchThread = /\bUN(C|F|EF)?\b|\bNPT|#\d{1,2}\s*-\s*\d{2}\b/
/** The drill of an inch thread: its diameter and depth are printed with their zeros (Creo). */
const inchDrill = /(?<![\d.])#\d{1,2} DRILL\b/i
/** The scale of a view, which is no size. */
const viewScale = /^(?:scale|ma(?:ß|ss)stab) ?:? ?\d/i
/** A size to a thousandth, as it is usual in inches only. */
const thousandths = /^(\d+\s*[xX]\s*)?[ØR]?\d+\.\d{3}\b/

/** `.XXX ±.005`, `PLACE DECIMAL ±.01`: general tolerances of inches, which decimals of millimetres would not need. */
const inchTolerance =
  /(?:(?:^|[\s(])X?\.X{3,4}\b\D{0,12}?(?:±|\+\/?-) ?0?|\bplace decimals?:? ?(?:±|\+\/?-) ?)[.,]0\d{1,3}\b/i

/** What says the unit of a sheet by itself. */
const unitProofs = [
  inchPhrase,
  inchWord,
  metricPhrase,
  metricWord,
  markedMetric,
  inchThread,
  inchTolerance,
]

const bareSize = /^\d+(?:\.\d+)?$/

/** Is a size, taken for inches, longer than the paper at each scale that the sheet states? */
function isBeyondPaper(texts: readonly string[], { paper = null, words = [] }: UnitClues): boolean {
  const scales = statedScales([...texts, ...words])
  if (paper === null || scales.length === 0) return false
  const largest = Math.max(0, ...texts.filter((text) => bareSize.test(text)).map(Number))
  return largest * mmPerInch * Math.min(...scales) > paper
}

const countOf = (texts: readonly string[], pattern: RegExp): number =>
  texts.filter((text) => pattern.test(text)).length

/** How the numbers of a sheet are written; null where they could be of either unit. */
function writtenAs(texts: readonly string[], clues: UnitClues): LengthUnit | null {
  const { isScan = false, measured = null } = clues
  // ASME Y14.5: inches are written without a zero before the point, millimetres with it.
  const points = countOf(texts, leadingPoint)
  const hasThread = texts.some((text) => inchThread.test(text))
  // Beside inch threads, or where lengths on paper say inches, a size to a thousandth is in inches, zero or not.
  const zeros = texts.filter(
    (text) =>
      (/(^|[^\d])0[.,]\d/.test(text) || /\d,\d/.test(text)) &&
      !inchDrill.test(text) &&
      !viewScale.test(text) &&
      !((hasThread || measured === 'inch') && thousandths.test(text)),
  ).length
  const marked = countOf(texts, markedMetric)
  const threads = countOf(texts, inchThread)
  const fine = hasThread ? countOf(texts, thousandths) : 0
  const proofs = points + threads + fine
  if (proofs > 2 && proofs > zeros + marked) return 'inch'
  if (points > 1 && zeros + marked === 0) return 'inch'
  const fineOnes = texts.filter((text) => !coarse.test(text))
  if (hasInchHoles(texts) && marked === 0 && !isBeyondPaper(fineOnes, clues)) return 'inch'
  // One such size is enough where all others have their two decimals, as programs write inches.
  const isAlone = hasSizeWithoutZero(texts, isScan) && !isBeyondPaper(texts, clues)
  if (isAlone && zeros + marked === 0 && !texts.some((text) => coarse.test(text))) return 'inch'
  return zeros + marked > 2 && zeros + marked > proofs ? 'mm' : null
}

/** Holes without their zeros among sizes of which nearly all have the decimals of inches. */
function hasInchHoles(texts: readonly string[]): boolean {
  const decimals = countOf(texts, inchDecimals)
  return (
    countOf(texts, holeWithoutZero) > 1 &&
    decimals >= fewestInScan &&
    decimals > 3 * countOf(texts, coarse)
  )
}

/** Is a size without its zero on the sheet? Scans lose zeros: there it must be close to its sign, among enough sizes. */
function hasSizeWithoutZero(texts: readonly string[], isScan: boolean): boolean {
  if (!isScan) return texts.some((text) => sizeWithoutZero.test(text))
  const others = countOf(texts, twoDecimals)
  return others >= fewestInScan && texts.some((text) => signedWithoutZero.test(text))
}

/**
 * What speaks for a unit: a sentence that states it, a size that is said again in the other unit, the lengths of the lines
 * beside its sizes, the way these are written, a word; mm is usual.
 */
const worth = { phrase: 5, measured: 3, written: 3, word: 1, usual: 1.5 } as const

interface UnitClues {
  readonly isScan?: boolean
  /** What the lengths of dimension lines on paper tell. */
  readonly measured?: LengthUnit | null
  /** What a size tells that is said again in the other unit. */
  readonly dual?: LengthUnit | null
  /** Longest side of the sheet (mm). */
  readonly paper?: number | null
  /** Texts as they stand in the file, since those of tables are not composed. */
  readonly words?: readonly string[]
  /** The texts that may be sizes: those of tables of tolerances tell nothing about how sizes are written. */
  readonly sizes?: readonly Pick<Composed, 'text'>[]
}

/**
 * The unit of lengths that a sheet states, or shows by its lines or by the way its numbers are written; mm where nothing
 * tells. No single word decides: it may be that of a part, or misread.
 */
export function unitOf(
  composed: readonly Pick<Composed, 'text'>[],
  clues: UnitClues = {},
): LengthUnit {
  const texts = composed.map(({ text }) => text)
  const { measured = null, dual = null, sizes = composed } = clues
  const written = writtenAs(
    sizes.map(({ text }) => text),
    clues,
  )
  const count = (pattern: RegExp) => countOf(texts, pattern)
  const score = (unit: LengthUnit, phrase: RegExp, word: RegExp) =>
    (count(phrase) > 0 ? worth.phrase : 0) +
    Math.min(2, count(word)) * worth.word +
    (written === unit ? worth.written : 0) +
    (measured === unit ? worth.measured : 0) +
    (dual === unit ? worth.phrase : 0) +
    (unit === 'inch' && count(inchTolerance) > 0 ? worth.written : 0)
  // The word of an unfilled form, which its own lines and its paper refute.
  if (measured === 'mm' && isBeyondPaper(texts, clues)) return 'mm'
  // So are millimetres refuted by sizes that are written as inches and measure inches.
  if (measured === 'inch' && written === 'inch') return 'inch'
  const metric = worth.usual + score('mm', metricPhrase, metricWord)
  return score('inch', inchPhrase, inchWord) > metric ? 'inch' : 'mm'
}

/**
 * Is the unit of a scan open, since nothing but a size without its zero speaks for inches? The zero may be lost, or the
 * sheet may be one of inches whose other proofs were not read.
 */
export function isUnitOpen(composed: readonly Pick<Composed, 'text'>[], unit: LengthUnit): boolean {
  const texts = composed.map(({ text }) => text)
  const bare = countOf(texts, sizeWithoutZero)
  const isSaid = texts.some((text) => unitProofs.some((proof) => proof.test(text)))
  if (bare === 0 || isSaid || writtenAs(texts, { isScan: true }) === 'mm') return false
  return bare === 1 || unit === 'mm'
}
