import { findFit } from '@firstangle/drawings/standards'
import type { BoreCallout, Callout, DimensionCallout } from '../callout.ts'
import { numberOf } from '../number-of.ts'
import { countedAngle } from './angle-doubts.ts'
import { type Alternative, type DoubtRule, type ReadLine, readAs } from './doubt.ts'
import { isPlainHole } from './hole.ts'
import { inchDoubts } from './inch-doubts.ts'
import { leftOutSigns } from './left-out-signs.ts'
import { twoSurfaces } from './surface-doubts.ts'

const crossedHole =
  /^((?:\d{1,3} ?[x×] ?)?(?:Ø ?)?)(\d{1,3}(?:[.,]\d{1,3})?)( ?)([xX])( ?)(\d{1,2})$/u

/** `Ø20 x6`: shaft class x6, six places, a hole 6 deep, or a cylinder 6 long. */
const crossedDiameter: DoubtRule = (line) => {
  const [, before = '', size = '', space, letter, gap, step] = crossedHole.exec(line.text) ?? []
  const code = `${letter}${step}`
  const isClass = gap === '' && findFit(numberOf(size), code).deviations !== undefined
  if (isCount(line, space, gap, Number(step))) {
    return closeCross(line, { before, size, code, isClass })
  }
  const [hole] = line.callouts
  const isHole = hole?.kind === 'bore' && hole.depth?.type === 'SIZE' && isPlainHole(hole)
  if (isHole) {
    const shares = isClass ? [0.15, 0.5, 0.35] : [0, 0.6, 0.4]
    const [ofClass = 0, ofHole = 0, ofCylinder = 0] = shares
    return [
      ...(isClass ? classReading(line, `${before}${size}`, code, ofClass) : []),
      ...holeOrCylinder(hole, ofHole, ofCylinder),
    ]
  }
  return []
}

/** The cross stands close to the second number alone, and the grammar takes it for a count. */
const isCount = ({ callouts }: ReadLine, space?: string, gap?: string, count?: number): boolean =>
  space === ' ' && gap === '' && callouts.length === 1 && callouts[0]?.quantity === count

interface CloseCross {
  before: string
  size: string
  /** `x6`. */
  code: string
  isClass: boolean
}

/** `Ø20 x6`, `20 x6`. */
function closeCross(line: ReadLine, { before, size, code, isClass }: CloseCross): Alternative[] {
  const [ofClass, ofPlaces, ofSizes] = isClass ? [0.4, 0.3, 0.3] : [0, 0.6, 0.4]
  return [
    ...(isClass ? classReading(line, `${before}${size}`, code, ofClass) : []),
    { callouts: line.callouts, share: ofPlaces, reason: 'readPlaces' },
    ...sizesOf(line, `${before}${size}`, code, ofSizes),
  ]
}

/** The two numbers as sizes: of a hole or a cylinder behind a diameter, of whatever it may be otherwise. */
function sizesOf(line: ReadLine, first: string, code: string, share: number): Alternative[] {
  const [hole] = readAs(`${first}${code}`, line)
  if (hole?.kind === 'bore' && isPlainHole(hole)) {
    return holeOrCylinder(hole, share * 0.6, share * 0.4)
  }
  const both = [first, code.slice(1)].flatMap((each) => readAs(each, line))
  return [{ callouts: both, share, reason: 'isTwoSizes' }]
}

const crossedClass =
  /^(\d{1,4}(?:[.,]\d{1,3})? ?[A-Za-z]{1,2}\d{1,2}) [x×X] (\d{1,3}(?:[.,]\d{1,3})?)$/u

/** `10 h7 x 2`: two places of one size, or two sizes of one feature such as a key or a groove. */
const crossedAfterClass: DoubtRule = (line) => {
  const [, size = '', other = ''] = crossedClass.exec(line.text) ?? []
  if (size === '' || line.callouts.length > 0) return []
  const both = [size, other].flatMap((each) => readAs(each, line))
  if (both.length !== 2) return []
  const count = Number(other)
  const canCount = Number.isInteger(count) && count > 1 && count < 13
  const places = readAs(size, line).map((each) => ({ ...each, quantity: count }))
  return [
    { callouts: both, share: canCount ? 0.5 : 1, reason: 'isTwoSizes' as const },
    ...(canCount ? [{ callouts: places, share: 0.5, reason: 'readPlaces' as const }] : []),
  ]
}

function classReading(line: ReadLine, size: string, fit: string, share: number): Alternative[] {
  const callouts = readAs(size, line).map((callout) =>
    callout.kind === 'dimension' ? { ...callout, tolerance: { fit } } : callout,
  )
  return callouts.length === 1 ? [{ callouts, share, reason: 'readClass' }] : []
}

/** A capital class belongs to a hole, a small one to a shaft or a pin. */
function holeOrCylinder(hole: BoreCallout, ofHole: number, ofCylinder: number): Alternative[] {
  const letter = hole.tolerance?.fit?.[0]
  const both = ofHole + ofCylinder
  const likely = letter && letter === letter.toUpperCase() ? 0.9 : 0.1
  const share = letter ? both * likely : ofHole
  return [
    { callouts: [hole], share, reason: 'readHoleDepth' },
    { callouts: cylinder(hole), share: both - share, reason: 'readCylinder' },
  ]
}

/** The diameter and the length of what may be a pin as well as a hole. */
function cylinder({ text, quantity, diameter, tolerance, depth }: BoreCallout): Callout[] {
  const plain = { isBasic: false, isReference: false, isApproximate: false }
  const base = { kind: 'dimension', text, quantity, ...plain } as const
  const across: DimensionCallout[] = diameter
    ? [{ ...base, type: 'diameter', ...diameter, tolerance }]
    : []
  const along: DimensionCallout[] = depth
    ? [{ ...base, type: 'linear', value: depth.value, unit: depth.unit, tolerance: null }]
    : []
  return [...across, ...along]
}

const finestNoted = 1

/** `R5 max`, `R max 6.3`: a radius, or the greatest height of the profile on old sheets, which has the word first. */
const greatestHeight: DoubtRule = (line) => {
  const [radius] = line.callouts
  const [, behind, before] = /^R ?[\d.,]+ ?(MAX)\.?$|^R (MAX)\.? ?[\d.,]+$/i.exec(line.text) ?? []
  const isAlone = line.callouts.length === 1 && (behind ?? before) !== undefined
  const size = radius?.kind === 'radius' ? (radius.value ?? radius.tolerance?.limitHigh) : undefined
  if (!isAlone || size === undefined) return []
  // Few surfaces that have such a note are finer than that.
  const share = behind || size < finestNoted ? 0.9 : 0.5
  return [
    { callouts: line.callouts, share, reason: 'readRadiusMost' },
    { callouts: readAs(`Rmax ${size}`, line), share: 1 - share, reason: 'readRmax' },
  ]
}

/** `PT 1/4`, `BSPT 1/4`: the taper thread of either side. */
const eitherTaper: DoubtRule = ({ text, callouts }) => {
  const [thread] = callouts
  if (callouts.length !== 1 || thread?.kind !== 'thread' || thread.system !== 'R') return []
  if (!/(?:BSPT|PT)(?!\p{L})/u.test(text)) return []
  const designation = thread.designation.replace(/^R/, 'Rc')
  const internal: Callout = { ...thread, system: 'RC', designation }
  return [
    { callouts, share: 0.5, reason: 'readTaperExternal' },
    { callouts: [internal], share: 0.5, reason: 'readTaperInternal' },
  ]
}

/** `TIR .001 A`: what the indicator moves at each place, or, by the word, over the whole surface. */
const eitherRunout: DoubtRule = ({ text, callouts }) => {
  const [runout] = callouts
  const isIndicator = /(?<!\p{L})(?:T\.?I\.?R|F\.?I\.?[MR])(?!\p{L})/iu.test(text)
  if (!isIndicator || callouts.length !== 1 || runout?.kind !== 'gdt') return []
  const total: Callout = { ...runout, characteristic: 'TOTAL_RUNOUT' }
  return [
    { callouts, share: 0.6, reason: 'readCircularRunout' },
    { callouts: [total], share: 0.4, reason: 'readTotalRunout' },
  ]
}

/** `1/4 NPT(F)`: both of the American taper threads. */
const eitherNpt: DoubtRule = (line) => {
  const bracket = /NPT ?\(F\)/iu
  if (!bracket.test(line.text)) return []
  return [
    {
      callouts: readAs(line.text.replace(bracket, 'NPT'), line),
      share: 0.5,
      reason: 'readNpt' as const,
    },
    {
      callouts: readAs(line.text.replace(bracket, 'NPTF'), line),
      share: 0.5,
      reason: 'readNptf' as const,
    },
  ].filter(({ callouts }) => callouts.length === 1)
}

/** `CH 17`: a wrench on Italian sheets (chiave), or a chamfer; few chamfers are as large as a wrench. */
const wrenchOrChamfer: DoubtRule = (line) => {
  const size = numberOf(/^CH ?(\d{1,2}(?:[.,]5)?)$/u.exec(line.text)?.[1])
  if (line.unit !== 'mm' || size < 5 || line.callouts.length !== 1) return []
  const share = size < 8 ? 0.5 : 0.8
  return [
    { callouts: readAs(`SW ${size}`, line), share, reason: 'readWidthOfKey' },
    { callouts: line.callouts, share: 1 - share, reason: 'readChamferWord' },
  ]
}

const sunk = /^((?:\d{1,3} ?[x×X] ?)?Ø ?\d{1,3}(?:[.,]\d{1,3})?) ?[x×X] ?45 ?°$/u

/** `Ø10 x 45°`: an edge broken at 45° up to that diameter, which is a cone of 90°, or a cone of 45°. */
const edgeOrCone: DoubtRule = (line) => {
  const size = sunk.exec(line.text)?.[1]
  if (!size || line.callouts.length !== 1) return []
  return [
    { callouts: readAs(`${size} x 90°`, line), share: 0.7, reason: 'readAngleOfSide' },
    { callouts: line.callouts, share: 0.3, reason: 'readAngleOfCone' },
  ]
}

/** Every doubt that is known; the first that concerns a line counts. */
export const doubts: readonly DoubtRule[] = [
  ...leftOutSigns,
  ...inchDoubts,
  crossedDiameter,
  crossedAfterClass,
  countedAngle,
  greatestHeight,
  eitherTaper,
  eitherRunout,
  edgeOrCone,
  eitherNpt,
  wrenchOrChamfer,
  twoSurfaces,
]
