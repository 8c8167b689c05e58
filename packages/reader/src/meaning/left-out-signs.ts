import type { BoreCallout, Callout, GeometricCallout } from '../callout.ts'
import type { DoubtRule } from './doubt.ts'
import { isPlainHole } from './hole.ts'
import { lacksZero } from './inch-doubts.ts'

const plainLetter = /^[⏤⏥○⌭∥⊥∠⌖◎⌯⌰↗⌒⌓] ?S?Ø? ?\d{0,2}[.,]?\d{1,5} ([MLS])(?= [A-Z]|$)/u

/** `⌖ Ø0.1 M A B`: a modifier typed without its circle, or a datum M. Nobody calls a first datum M who also has an A. */
const plainModifier: DoubtRule = ({ text, callouts }) => {
  const letter = plainLetter.exec(text)?.[1]
  const [frame] = callouts
  if (!letter || frame?.kind !== 'gdt' || callouts.length !== 1) return []
  const [first, ...rest] = frame.datums
  if (first?.label !== letter || first.modifiers.length > 0) return []
  const zone = lacksZero(text) ? { ...frame.zone, unit: 'inch' as const } : frame.zone
  const asDatum: GeometricCallout = { ...frame, zone }
  const modifiers = [...frame.modifiers, letter]
  const share = rest.length > 0 ? 0.9 : 0.6
  return [
    { callouts: [{ ...asDatum, modifiers, datums: rest }], share, reason: 'readModifierLetter' },
    { callouts: [asDatum], share: 1 - share, reason: 'readDatumLetter' },
  ]
}

/** `Ø11 DURCH Ø18x11 TIEF`: a hole with its counterbore, or two holes side by side. */
const steppedHole: DoubtRule = ({ text, callouts }) => {
  const [hole, step, ...others] = callouts
  if (hole?.kind !== 'bore' || step?.kind !== 'bore' || others.length > 0) return []
  const isStep = isPlainHole(hole) && isPlainHole(step) && isWiderAndShallower(hole, step)
  if (!isStep || !step.diameter || hole.quantity !== step.quantity) return []
  const { diameter, depth } = step
  const seat = depth?.value ? { value: depth.value, unit: depth.unit } : null
  const stepped: Callout = {
    ...hole,
    text,
    counterbore: { diameter, depth: seat, isSpotface: false },
  }
  return [
    { callouts: [stepped], share: 0.9, reason: 'readCounterbored' },
    { callouts, share: 0.1, reason: 'readTwoHoles' },
  ]
}

function isWiderAndShallower(hole: BoreCallout, step: BoreCallout): boolean {
  const isThrough = hole.depth?.type === 'THROUGH' || hole.depth?.type === 'THROUGH_ALL'
  const [inner, outer] = [hole.diameter, step.diameter]
  const isWider = inner && outer && inner.unit === outer.unit && outer.value > inner.value
  return isThrough && Boolean(isWider) && step.depth?.value != null && !step.tolerance
}

/** Doubts about signs that people leave out when they type. */
export const leftOutSigns: readonly DoubtRule[] = [plainModifier, steppedHole]
