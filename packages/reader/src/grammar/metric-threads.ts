import { mmPerInch } from '@firstangle/drawings/standards'
import type { ThreadCallout } from '../callout.ts'
import type { Cursor } from './cursor.ts'
import type { PrintedNumber } from './numbers.ts'
import { takeDecimal } from './numbers.ts'
import { impliedPitch } from './thread-tables.ts'
import { depthWordBehind, leftHandWord, rightHandWord } from './words.ts'

/** A thread as far as its own words go: quantity and depth stand around it. */
export type ThreadCore = Omit<ThreadCallout, 'kind' | 'text' | 'quantity' | 'depth'> & {
  /** `M8x20`: a number behind the cross that is not a pitch is a length (mm). */
  readonly length: number | null
}

const classes =
  /(?:-? ?|[Tt]ol\.? )((?:\d{1,2}[A-WYZa-wyz]){1,2}(?:\/(?:\d{1,2}[A-WYZa-wyz]){1,2})?)(?!(?![xX]\d)[A-Za-zÀ-ÿ\d]|[.,]\d)/uy

/** `-6H`, `6g`, `- 4H5H`, `-6H/6g` (ISO 965-1), `Tol. 7e`. */
function takeClass(cursor: Cursor): string | null {
  return cursor.take(classes)?.[1] ?? takeReversedClass(cursor)
}

/**
 * `- H6/g6`, `-H6`, `- H6/6g`: grade and position the wrong way round, as for fits; given in the order of ISO 965-1.
 */
const reversed =
  /- ?(?:([EFGH])([3-9]))?(\/)?(?:([efgh])([3-9])|(?<=\/)([3-9])([efgh]))?(?![\p{L}\d]|[.,]\d)/uy

function takeReversedClass(cursor: Cursor): string | null {
  return cursor.attempt((at) => {
    const [, hole, holeGrade, bar, ...own] = at.take(reversed) ?? []
    const [shaft = own[3], shaftGrade = own[2]] = own
    if (!(hole || shaft) || (bar !== undefined) !== (hole !== undefined && shaft !== undefined))
      return null
    return [hole && `${holeGrade}${hole}`, shaft && `${shaftGrade}${shaft}`]
      .filter(Boolean)
      .join('/')
  })
}

/** `LH`, `-LH`, `links`; `RH` says nothing new. */
export function takeHand(cursor: Cursor): 'LEFT' | 'RIGHT' | null {
  if (cursor.take(leftHandWord)) return 'LEFT'
  return cursor.take(rightHandWord) ? 'RIGHT' : null
}

const engagements = /- ?([SNL])(?![\p{L}\d])/uy

type Ending = Pick<ThreadCallout, 'toleranceClass' | 'handedness' | 'engagement'>

/** Class and hand in any order, and the length of engagement behind the class: `5h6h-S-LH`. */
export function takeEnding(cursor: Cursor): Ending {
  const first = takeHand(cursor)
  const toleranceClass = takeClass(cursor)
  const engagement = toleranceClass === null ? undefined : cursor.take(engagements)?.[1]
  const second = takeHand(cursor)
  const ending = { toleranceClass, handedness: first ?? second ?? 'RIGHT' }
  return engagement ? { ...ending, engagement } : ending
}

const times = /[x×X*]/y
const written = (value: number): string => String(value)

interface Lead {
  readonly pitch: number | null
  readonly starts: number
  readonly length: number | null
}

const isPitch = (value: number, diameter: number): boolean =>
  value <= Math.max(impliedPitch(diameter) ?? 0, diameter / 3.5) && value <= 8

/** `x 20`; with a word such as `deep` behind it, it is not the thread's but a depth of its own. */
function takeLength(cursor: Cursor): PrintedNumber | null {
  const length = cursor.take(times) && takeDecimal(cursor)
  return length && !cursor.sees(depthWordBehind) ? length : null
}

/** `(P1,5)` behind a lead of 3, as trapezoidal threads and older sheets write it: how many starts that makes. */
function takePitchOfStarts(cursor: Cursor, lead: number): number | null {
  const pitch = cursor.take(/ ?\( ?P ?/y) && takeDecimal(cursor)
  const starts = pitch ? Math.round((lead / pitch.value) * 1000) / 1000 : 0
  return cursor.take(/ ?\)/y) && starts >= 2 && Number.isInteger(starts) ? starts : null
}

/** `x1`, `xPh3P1.5`, `x20` (a length), `x1.25x20`. */
function takeLead(cursor: Cursor, diameter: number): Lead {
  const none: Lead = { pitch: null, starts: 1, length: null }
  return (
    cursor.attempt((at) => {
      if (!at.take(times)) return null
      if (at.take(/Ph/y)) {
        const lead = takeDecimal(at)
        const pitch = at.take(/-?P/y) && takeDecimal(at)
        if (!lead || !pitch) return null
        return { pitch: pitch.value, starts: Math.round(lead.value / pitch.value), length: null }
      }
      // `M10xP1.5`
      at.take(/P(?=\d)/y)
      const first = takeDecimal(at)
      if (!first || first.value === 0 || at.sees(/°/y)) return null
      const starts = at.attempt((next) => takePitchOfStarts(next, first.value))
      if (starts) return { pitch: first.value / starts, starts, length: null }
      // `M2.0x0.40P`
      if (at.take(/P(?![\p{L}\d])/uy)) return { pitch: first.value, starts: 1, length: null }
      const length = isPitch(first.value, diameter) ? at.attempt(takeLength) : first
      if (length === first)
        return at.sees(depthWordBehind) ? null : { ...none, length: first.value }
      return { pitch: first.value, starts: 1, length: length?.value ?? null }
    }) ?? none
  )
}

/** `M8`, `M8x1-6g LH`, `M 8 x 1`, `M16xPh3P1.5`: ISO metric threads (ISO 261, ISO 965-1). */
export function takeMetric(cursor: Cursor): ThreadCore | null {
  return cursor.attempt((at) => {
    if (!at.take(/Ø?MF?(?= ?\d)/y)) return null
    const size = takeDecimal(at)
    if (!size || size.value < 0.9 || size.value > 600) return null
    const diameter = size.value
    const lead = takeLead(at, diameter)
    const isListed = impliedPitch(diameter) !== undefined
    if (!isListed && lead.pitch === null && (diameter > 68 || size.decimals > 0)) return null
    const ph = lead.starts > 1 ? `Ph${written((lead.pitch ?? 0) * lead.starts)}P` : ''
    return {
      system: 'ISO_METRIC',
      designation: `M${written(diameter)}${lead.pitch ? `x${ph}${written(lead.pitch)}` : ''}`,
      diameter: { value: diameter, unit: 'mm' },
      pitch: lead.pitch ?? impliedPitch(diameter) ?? null,
      threadsPerInch: null,
      starts: lead.starts,
      length: lead.length,
      ...takeEnding(at),
    }
  })
}

/** `Tr40x7`, `Tr40x14(P7) LH - 7e`: ISO metric trapezoidal threads (ISO 2904). */
export function takeTrapezoidal(cursor: Cursor): ThreadCore | null {
  return cursor.attempt((at) => {
    if (!at.take(/T[Rr](?= ?\d)/y)) return null
    const size = takeDecimal(at)
    const lead = at.take(times) && takeDecimal(at)
    if (!size || !lead) return null
    const pitch = at.attempt((next) => {
      const isBracketed = next.take(/\(/y) !== null
      const found = next.take(/P(?= ?\d)/y) && takeDecimal(next)
      return found && (!isBracketed || next.take(/\)/y)) ? found : null
    })
    const step = pitch?.value ?? lead.value
    // ISO 2904 has no pitch above a third of the diameter; from half on, the profile takes half the diameter and more.
    if (step === 0 || step > size.value / 2) return null
    const printed = `x${written(lead.value)}${pitch ? `P${written(pitch.value)}` : ''}`
    return {
      system: 'TR',
      designation: `Tr${written(size.value)}${printed}`,
      diameter: { value: size.value, unit: 'mm' },
      pitch: step,
      threadsPerInch: null,
      starts: Math.max(1, Math.round(lead.value / step)),
      length: null,
      ...takeEnding(at),
    }
  })
}

/** `Rd 40x1/6`: knuckle threads (DIN 405), pitch as a fraction of an inch. */
export function takeKnuckle(cursor: Cursor): ThreadCore | null {
  return cursor.attempt((at) => {
    if (!at.take(/R[Dd](?= ?\d)/y)) return null
    const size = takeDecimal(at)
    const match = size && at.take(/ ?[x×X] ?1\/(\d{1,2})"?/y)
    if (!size || !match) return null
    const threadsPerInch = Number(match[1])
    if (threadsPerInch < 3 || threadsPerInch > 14) return null
    return {
      system: 'KNUCKLE',
      designation: `Rd${written(size.value)}x1/${threadsPerInch}`,
      diameter: { value: size.value, unit: 'mm' },
      pitch: Number((mmPerInch / threadsPerInch).toFixed(4)),
      threadsPerInch,
      starts: 1,
      length: null,
      ...takeEnding(at),
    }
  })
}
