import type { LengthUnit, PrintedTolerance } from '../callout.ts'
import { numberOf } from '../number-of.ts'
import type { ChamferPart } from './chamfers.ts'
import { takeChamfer } from './chamfers.ts'
import { Cursor } from './cursor.ts'
import { takePipe, takeUnified } from './inch-threads.ts'
import type { ThreadCore } from './metric-threads.ts'
import { takeKnuckle, takeMetric, takeTrapezoidal } from './metric-threads.ts'
import { takeNumber, takeUnit } from './numbers.ts'
import { takeOtherUnit } from './other-unit.ts'
import { takeQuantity } from './quantities.ts'
import type { SizePart } from './sizes.ts'
import { takeSize } from './sizes.ts'
import { takeTolerance } from './tolerances.ts'
import {
  depthWord,
  depthWordBehind,
  noteWord,
  onWord,
  pitchCircleWord,
  plainWord,
  seatWords,
  throughAllWord,
  throughWord,
} from './words.ts'

export type SeatKind = (typeof seatWords)[number][0]

/** What a line is made of, in order. */
type PartBody =
  | SizePart
  | ChamferPart
  | { readonly kind: 'quantity'; readonly value: number; readonly isSuffix: boolean }
  | { readonly kind: 'thread'; readonly thread: ThreadCore }
  | {
      readonly kind: 'depth'
      readonly value: number
      readonly unit: LengthUnit
      readonly tolerance: PrintedTolerance | null
      /** `↧12/16`: of the thread, and of the hole it is cut in. */
      readonly core: number | null
    }
  /** `M8x16/20`, `M8 ↧16 / Kernloch 20 tief`: behind a thread, the depth of the hole it is cut in. */
  | { readonly kind: 'core'; readonly value: number; readonly isNamed: boolean }
  | { readonly kind: 'sum'; readonly value: number }
  | { readonly kind: 'through'; readonly isAll: boolean }
  | { readonly kind: 'seat'; readonly seat: SeatKind }
  | { readonly kind: 'break' | 'comma' | 'times' | 'on' | 'note' | 'word' }

/** A part with its place in the line. */
export type Part = PartBody & { readonly start: number; readonly end: number }

/** `12/16` on a sheet in millimetres: the depths of a thread and of its bore, the second one larger. */
function takeTwoDepths(cursor: Cursor): { thread: number; core: number } | null {
  const match = cursor.take(/(\d{1,3}(?:[.,]\d{1,2})?) ?\/ ?(\d{1,3}(?:[.,]\d{1,2})?)(?![\d.,/"])/y)
  const [thread = 0, core = 0] = (match?.slice(1) ?? []).map((one) => numberOf(one))
  return match && thread > 0 && core > thread ? { thread, core } : null
}

/** A number with its unit; on a sheet in millimetres a fraction without one is no number. */
function takeAmount(cursor: Cursor, unit: LengthUnit) {
  const number = takeNumber(cursor)
  const own = number && takeUnit(cursor)
  const printed = number && (takeOtherUnit(cursor, number) ?? own)
  if (!number || (number.isFraction && !printed && unit === 'mm')) return null
  return { number, unit: printed ?? unit }
}

/** `3/8-16 TAP 3/4 DEEP`: behind such a thread a fraction is a depth in inches, and no pair of depths. */
const inchThread = /(?:#\d{1,2}|\d{1,2}\/(?:2|4|8|16|32)|\.\d{2,4}) ?- ?\d{1,2}(?!\d)/

/** `↧ 12`, `12 DEEP`, `tief 12 ±0.2`, `深12`. */
function takeDepth(cursor: Cursor, unit: LengthUnit): PartBody | null {
  return cursor.attempt((at) => {
    at.take(/-(?= \d|\p{Script=Han})/uy)
    // `Senkung Ø15 t=9`, `M5 T=10`: elsewhere t is the thickness of a sheet.
    const isSeatDepth =
      at.follows(
        /(?:SENK|⌴|C'?BORE)[^⌴]{0,20}\d ?$|(?<!\p{L})M ?\d[\d.,x×X]{0,10}(?: ?-? ?\d[GH])? ?$/iu,
      ) && at.take(/[tT] ?=/y) !== null
    const isBefore = isSeatDepth || at.take(depthWord) !== null
    if (isBefore) at.take(/[:=]|(?:TO|OF)(?= )/iy)
    const isOfInch = at.follows(inchThread)
    const two = unit === 'mm' && !isOfInch ? at.attempt(takeTwoDepths) : null
    if (two) {
      if (!isBefore && !at.take(depthWordBehind)) return null
      return { kind: 'depth', value: two.thread, unit, tolerance: null, core: two.core }
    }
    const isFraction = isOfInch && at.sees(/\d{1,2}\/\d/y)
    const amount = takeAmount(at, isFraction ? 'inch' : unit)
    if (!amount) return null
    const { value, decimals } = amount.number
    const nominal = { value, decimals, isAngle: false, hasSign: false }
    // `↧21 M8`: the thread that follows, not a class of the depth.
    const tolerance = at.sees(/M ?\d/y) ? null : takeTolerance(at, nominal).tolerance
    if (!isBefore && !at.take(depthWordBehind)) return null
    return { kind: 'depth', value, unit: amount.unit, tolerance, core: null }
  })
}

function takeThread(cursor: Cursor, unit: LengthUnit): PartBody | null {
  const thread =
    takeMetric(cursor) ??
    takeTrapezoidal(cursor) ??
    takeKnuckle(cursor) ??
    takePipe(cursor, unit === 'inch') ??
    takeUnified(cursor, unit === 'inch')
  return thread && { kind: 'thread', thread }
}

/** `Ø2.4 ⌵ M2`: behind a larger hole the thread is that of the screw whose head sinks in; its seat has no size here. */
function takeSeatOfScrew(cursor: Cursor): PartBody | null {
  return cursor.attempt((at) => {
    const hole = /Ø ?(\d{1,3}(?:[.,]\d{1,3})?) ?$/u.exec(at.text.slice(0, at.at))?.[1]
    const thread = hole && at.take(/[⌵⌴] ?M ?(\d{1,2}(?:[.,]\d)?)(?![.,]?\d| ?[x×-])/uy)?.[1]
    const [outer, inner] = [hole, thread].map((one) => numberOf(one))
    return thread && (outer ?? 0) > (inner ?? 0) * 1.02 ? { kind: 'word' } : null
  })
}

function takeSeat(cursor: Cursor): PartBody | null {
  const entry = seatWords.find(([, pattern]) => cursor.take(pattern))
  return entry ? { kind: 'seat', seat: entry[0] } : null
}

function takeSign(cursor: Cursor): PartBody | null {
  if (cursor.take(throughAllWord)) return { kind: 'through', isAll: true }
  if (cursor.take(throughWord)) return { kind: 'through', isAll: false }
  if (cursor.take(/\/(?= |$)|\n/y)) return { kind: 'break' }
  // `M12x16/Ø10.2x20`: the thread, and the hole it is cut in (ISO 6410-1).
  if (cursor.follows(/M ?\d[^/]*$/) && cursor.take(/\/(?=Ø\d)/y)) {
    return { kind: 'break' }
  }
  if (cursor.take(/[,;](?= |$)|,(?=[ØR])/y)) return { kind: 'comma' }
  // `CSK 90° TO Ø10.4`: says no more than a cross.
  if (cursor.take(/TO(?= ?(?:Ø|DIA))/iy)) return { kind: 'times' }
  return cursor.take(/[x×X](?!\p{L})|[x×X](?=(?:DP|DEPTH)\d)/iuy) ? { kind: 'times' } : null
}

const crossedThread =
  /M ?\d[\d.,]*(?: ?[x×X] ?\d[\d.,]*)?(?: ?-? ?\d[GHegh])?(?: ?[x×X] ?(?:\d{2,3}|[5-9])(?:[.,]\d{1,2})?)$/

const coreWord = /(?:KERN(?:LOCH|BOHRUNG)|CORE(?: HOLE)?|TAP(?:PING)? DRILL)(?!\p{L})[:]?/iuy

/** `Kernloch 20 tief` behind a thread: the depth of its bore. */
function takeNamedCore(cursor: Cursor, unit: LengthUnit): PartBody | null {
  return cursor.attempt((at) => {
    if (!at.follows(/M ?\d/) || !at.take(coreWord)) return null
    const depth = takeDepth(at, unit)
    const isPlain = depth?.kind === 'depth' && depth.unit === 'mm' && !depth.tolerance
    return isPlain && depth.core === null
      ? { kind: 'core', value: depth.value, isNamed: true }
      : null
  })
}

function takeCore(cursor: Cursor): PartBody | null {
  if (!cursor.follows(crossedThread)) return null
  const depth = cursor.take(/\/(\d{1,3}(?:[.,]\d{1,2})?)(?![\d.,/°"])(?! ?\p{L})/uy)?.[1]
  return depth ? { kind: 'core', value: numberOf(depth), isNamed: false } : null
}

/** `(=75)` behind a chain of sizes: their sum. */
const sum = /\( ?= ?(\d{1,5}(?:[.,]\d{1,4})?)°? ?\)|= ?(\d{1,5}(?:[.,]\d{1,4})?)°?(?= ?$)/y

function takeSum(cursor: Cursor): PartBody | null {
  const match = cursor.take(sum)
  const figures = match?.[1] ?? match?.[2]
  return figures ? { kind: 'sum', value: numberOf(figures) } : null
}

/** `56.34(PCB)`: what a size is of, as drawings of modules say at its end; `(2 ON EACH FACE)`: where they are. */
const bracketedWords =
  /\( ?(?:\d{1,2} (?=(?:ON|PER|EACH|IN|AT|FROM|JE|PRO|PAR|POR)(?!\p{L})))?\p{L}[\p{L} .,_/'’-]{1,40}(?:\([\p{L} .,-]{1,40}\))? ?\)(?= ?$)/uy

/** `(FOR 12 AWG)`: what goes through a hole. */
const bracketedPurpose = /\( ?(?:FOR|FÜR|POUR|PARA|PER) [\p{L}\d .,#"_/-]{2,40}\)(?= ?$)/iuy

const screw =
  /(?:FÜR|FUER|FOR|POUR|PARA) (?:(?:SCHRAUBEN?|SCREWS?|BOLTS?|VIS|TORNILLOS?) )?M ?(\d{1,2}(?:[.,]\d)?)(?![.,]?\d| ?[x×-])(?: (?:SCREWS?|BOLTS?)(?!\p{L}))?/iuy

/** `Ø9 für M8`: the screw that the hole lets through. Behind a smaller hole it is the thread that is cut in it. */
function takeScrew(cursor: Cursor): PartBody | null {
  return cursor.attempt((at) => {
    const hole = /Ø ?(\d{1,3}(?:[.,]\d{1,3})?)[^Ø]*$/u.exec(at.text.slice(0, at.at))?.[1]
    const thread = at.take(screw)?.[1]
    const [outer, inner] = [hole, thread].map((one) => numberOf(one))
    return hole && thread && (outer ?? 0) > (inner ?? 0) * 1.02 ? { kind: 'note' } : null
  })
}

function takeWord(cursor: Cursor): PartBody | null {
  if (cursor.take(onWord) ?? cursor.take(pitchCircleWord)) return { kind: 'on' }
  const known = takeSum(cursor) ?? takeScrew(cursor)
  if (known) return known
  if (cursor.follows(/\d/) && (cursor.take(bracketedWords) ?? cursor.take(bracketedPurpose))) {
    return { kind: 'note' }
  }
  // `3.42 (12ga)`: the gauge of a sheet.
  if (cursor.take(/\( ?#?\d{1,2} ?GA(?:UGE|GE)?\.?(?:,[^()]{1,20})? ?\)/iy)) return { kind: 'note' }
  if (cursor.take(noteWord) || cursor.take(/\( ?(?:TYP|NOTE \d{1,2}|[NF]\.?S)\.? ?\)/iy)) {
    return { kind: 'note' }
  }
  return cursor.take(plainWord) ? { kind: 'word' } : null
}

/** `4X M3, 2NS 2FS`, `(2 NS, 2 FS)`: how many on the near and how many on the far side. */
const nearAndFar = /,? ?\(?\d{1,2} ?NS,? ?\d{1,2} ?FS\)?(?= ?$)/iy

const takeSides = (cursor: Cursor): PartBody | null =>
  cursor.follows(/\d/) && cursor.take(nearAndFar) ? { kind: 'note' } : null

const takePart = (cursor: Cursor, unit: LengthUnit): PartBody | null =>
  takeSides(cursor) ??
  takeChamfer(cursor, unit) ??
  takeQuantity(cursor) ??
  takeThread(cursor, unit) ??
  takeDepth(cursor, unit) ??
  takeSeatOfScrew(cursor) ??
  takeSeat(cursor) ??
  takeNamedCore(cursor, unit) ??
  takeCore(cursor) ??
  takeSize(cursor, unit) ??
  takeSign(cursor) ??
  takeWord(cursor)

/** The parts of a line; null where something in it is not a part. */
export function takeParts(text: string, unit: LengthUnit): readonly Part[] | null {
  const cursor = new Cursor(text)
  const parts: Part[] = []
  while (!cursor.isAtEnd()) {
    const start = cursor.at
    const part = takePart(cursor, unit)
    if (!part || cursor.at === start) return null
    parts.push({ ...part, start, end: cursor.at })
  }
  return parts
}
