import { mmPerInch } from '@firstangle/drawings/standards'
import type { ThreadSystem } from '../callout.ts'
import type { Cursor } from './cursor.ts'
import type { ThreadCore } from './metric-threads.ts'
import { takeEnding, takeHand } from './metric-threads.ts'
import { takeNumber, takeUnit } from './numbers.ts'
import { usualFineWhitworth, usualThreads } from './thread-tables.ts'

interface InchSize {
  /** As it is designated: `1/4`, `#10`, `.250`. */
  readonly name: string
  readonly value: number
}

/** `#10`, `No. 10`, `Nr 8` */
const numberWithSign = /(?:#|N[oOrR]\.? ?|№ ?)(1[02]|\d)(?!\d)/y
/** `10-32` */
const bareNumber = /(1[02]|[0-8])(?= ?-)/y

/** Numbered sizes of ASME B1.1: 0.060 in + 0.013 in for each number. */
function takeNumbered(cursor: Cursor, spelling: RegExp): InchSize | null {
  const match = cursor.take(spelling)
  if (!match) return null
  const number = Number(match[1])
  return {
    name: `#${number}`,
    value: Number((0.06 + 0.013 * number).toFixed(3)),
  }
}

/** Larger figures (inches) are no diameters of threads. */
const largest = 24

function takeInches(cursor: Cursor): InchSize | null {
  return cursor.attempt((at) => {
    at.skipBlank()
    const start = at.at
    const number = takeNumber(at)
    if (!number || number.value > largest) return null
    const name = at.text.slice(start, at.at).replace('-', ' ')
    if (takeUnit(at) === 'mm') return null
    return { name, value: number.value }
  })
}

const perInch =
  /(?:[- ]|[x×X](?= ?\d{1,2} ?-? ?UN)) ?(\d{1,2}(?:[.,]5| 1\/2(?= ?-? ?NP))?)(?:T\.?P\.?I\.?| ?GG)?(?![\d.,]*\d)(?! ?(?:[µm]m|bar|[%°]))/y
/** ASME B1.1 goes up to 80 threads an inch, ASME B1.5 down to 2. */
const perInchLimits = { least: 2, most: 80 }

/** `1 - 32 TPI`: the unit says what the second figure is, whatever series the thread belongs to. */
const unitOfThreads = / ?T\.?P\.?I\.?(?![A-Za-z])/iy
const unitBehindFigure = /T\.?P\.?I\.?$/
const takePerInch = (cursor: Cursor): number | null => {
  const match = cursor.take(perInch)
  return match ? Number(match[1]?.replace(' 1/2', '.5').replace(',', '.')) : null
}

const core = (
  system: ThreadSystem,
  designation: string,
  size: InchSize,
  threadsPerInch: number | null,
): Omit<ThreadCore, 'toleranceClass' | 'handedness'> => ({
  system,
  designation,
  diameter: { value: size.value, unit: 'inch' },
  pitch: threadsPerInch ? Number((mmPerInch / threadsPerInch).toFixed(4)) : null,
  threadsPerInch,
  starts: 1,
  length: null,
})

const unifiedName = /-? ?(UN(?:J|R)?(?:C|F|EF|S)?|ACME|BSW|BSF)(?![A-Za-z])/iy
const systemOf = (name: string): ThreadSystem => {
  const plain = name.toUpperCase().replace(/^UN[JR]/, 'UN')
  if (plain === 'ACME') return 'ACME'
  if (plain.startsWith('BS')) return 'WHITWORTH'
  return plain === 'UNC' || plain === 'UNF' || plain === 'UNEF' ? plain : 'UN'
}

/** Larger unified threads are named by their series; a bare pair of such figures may be anything. */
const largestBare = 2

/** What says of a bare pair of figures that it is a thread, on a sheet in millimetres too. */
const threadWord = /(?:thread|tap(?:ped)?)(?![a-z])/iy

/** The series that has this size (inches) with this many threads per inch; null if none has. */
const seriesOf = (size: number, threads: number): 'UNC' | 'UNF' | 'UNEF' | null =>
  (['UNC', 'UNF', 'UNEF'] as const).find(
    (series) => size <= largestBare && usualThreads(series, size) === threads,
  ) ?? null

/**
 * From two inches on no unified thread of a series is finer; 0 and 1 may be inches, as numbers they are below this size. A
 * special one that is far coarser than what its number has is one of inches: `2-24 UNS`.
 */
const finestOfInches = 20
const smallestNumbered = 0.08
const coarsest = 0.85

/** `10-32`: a number without sign, where ASME B1.1 has that many threads per inch for it. */
function takeBareNumbered(cursor: Cursor): InchSize | null {
  const size = takeNumbered(cursor, bareNumber)
  const behind = cursor.at
  const threads = takePerInch(cursor)
  const isNamed = cursor.sees(unifiedName)
  cursor.at = behind
  if (!size || !threads) return null
  // `10-33 UNC`: wrong, but no thread of ten inches.
  const isTooFine =
    isNamed &&
    threads > finestOfInches &&
    size.value > smallestNumbered &&
    threads > coarsest * (usualThreads('UNC', size.value) ?? 0)
  return isTooFine || seriesOf(size.value, threads) !== null ? size : null
}

/**
 * `1/4-20 UNC-2B`, `#10-32 UNF`, `.250-20`, `1/2-10 ACME`, `1/4 UNC`: size, threads per inch, series, class.
 * Without series only a pair of ASME B1.1 counts, and a bare number only with series or on an inch sheet.
 */
export function takeUnified(cursor: Cursor, isInch: boolean): ThreadCore | null {
  return cursor.attempt((at) => {
    const before = at.take(unifiedName)
    const numbered = takeNumbered(at, numberWithSign)
    const bare = numbered ? null : at.attempt(takeBareNumbered)
    const size = numbered ?? bare ?? takeInches(at)
    if (!size) return null
    at.take(/\( ?(?:#?\d{1,2}|\d{0,2}[.,]\d{2,4}|\d{1,2}\/\d{1,2}) ?\)/y)
    const threads = takePerInch(at)
    const name = before ?? at.take(unifiedName)
    const hasUnit = at.follows(unitBehindFigure) || at.take(unitOfThreads) !== null
    const isPerInch = threads !== null && hasUnit
    const isMarked = numbered !== null || size.name.includes('/') || at.sees(threadWord)
    const isInchSize = isInch || isMarked || isPerInch
    const usual = threads && isInchSize ? seriesOf(size.value, threads) : null
    const series = name ? systemOf(name[1] ?? '') : (usual ?? (isPerInch ? 'UN' : null))
    if (!series) return null
    const printed = name?.[1]?.toUpperCase() ?? series
    const listed =
      printed === 'BSF' ? usualFineWhitworth(size.value) : usualThreads(series, size.value)
    const found = threads ?? listed ?? null
    if (found === null || found < perInchLimits.least || found > perInchLimits.most) return null
    const designation = `${size.name}-${found} ${printed}`
    const { toleranceClass, ...ending } = takeEnding(at)
    // The case of classes such as 2B says nothing; that of classes of ISO 965-1 does.
    const inCapitals = toleranceClass?.toUpperCase() ?? null
    return { ...core(series, designation, size, found), ...ending, toleranceClass: inCapitals }
  })
}

/** How a system is written, and the sign of its designation. */
type Spelling = readonly [pattern: RegExp, system: ThreadSystem, sign: string]

/** Stand before the size or behind it. */
const pipeNames: readonly Spelling[] = [
  [/(?:BSPP|BSP(?!T)|PF)(?![A-Za-z])/y, 'G', 'G'],
  [/(?:BSPT|PT)(?![A-Za-z])/y, 'R', 'R'],
  [/NPTF(?![A-Za-z])/y, 'NPTF', 'NPTF'],
  [/NPT(?![A-Za-z])/y, 'NPT', 'NPT'],
  [/BSW(?![A-Za-z])/y, 'WHITWORTH', 'BSW'],
]
/** Letters stand before the size only. */
const pipeSigns: readonly Spelling[] = [
  [/G(?= ?\d)/y, 'G', 'G'],
  [/R[pP](?= ?\d)/y, 'RP', 'Rp'],
  [/R[cC](?= ?\d)/y, 'RC', 'Rc'],
  [/R(?= ?\d)/y, 'R', 'R'],
  [/W(?= ?\d)/y, 'WHITWORTH', 'W'],
]

function complete(
  at: Cursor,
  [, system, sign]: Spelling,
  size: InchSize,
  printed: number | null,
): ThreadCore | null {
  const usual = usualThreads(system, size.value)
  if (usual === undefined) return null
  // `W 1/2" x 12`: the threads per inch of that size, and no length.
  const crossed =
    system === 'WHITWORTH'
      ? at.attempt((next) => {
          const count = Number(next.take(/[x×X] ?(\d{1,2})(?![\d.,"])/y)?.[1])
          return count === usual ? count : null
        })
      : null
  const threads = printed ?? crossed ?? takePerInch(at) ?? usual
  const letter = system === 'G' ? (at.take(/-? ?([AB])(?![\p{L}\d])/uy)?.[1] ?? null) : null
  // A name as NPT stands behind the size, letters as Rp before it.
  const isName = sign.length > 2
  const designation = isName ? `${size.name}-${threads} ${sign}` : `${sign}${size.name}`
  const handedness = takeHand(at) ?? 'RIGHT'
  return { ...core(system, designation, size, threads), toleranceClass: letter, handedness }
}

/**
 * `G1/2`, `Rp 1/2`, `Rc1/4`, `R 3/4`, `1/4 NPT`, `NPT 1/4-18`, `W 1/2"`, `1/4 BSPP` (ISO 228-1, ISO 7-1,
 * ASME B1.20.1, BS 84). `R1` is a radius, and on an inch sheet so is `R1/4` without an inch mark.
 */
export function takePipe(cursor: Cursor, isInch: boolean): ThreadCore | null {
  return cursor.attempt((at) => {
    for (const spelling of [...pipeNames, ...pipeSigns]) {
      const [pattern, , sign] = spelling
      const found = at.attempt((next) => {
        if (!next.take(pattern)) return null
        const size = takeInches(next)
        if (!size) return null
        const isMarked = next.text[next.at - 1] === '"'
        const isFraction = size.name.includes('/')
        if (/^(?:R|W|Rp|Rc)$/.test(sign) && !isFraction && !isMarked) return null
        if (sign === 'R' && isInch && !isMarked) return null
        return complete(next, spelling, size, null)
      })
      if (found) return found
    }
    const size = takeInches(at)
    if (!size) return null
    const threads = takePerInch(at)
    at.take(/-(?=[ A-Z])/y)
    const name = pipeNames.find(([pattern]) => at.take(pattern))
    return name ? complete(at, name, size, threads) : null
  })
}
