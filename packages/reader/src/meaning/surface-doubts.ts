import { parseCallouts } from '../grammar/parse-callouts.ts'
import type { DoubtRule } from './doubt.ts'

const named = 'R(?:a|z) ?\\d{1,3}(?:[.,]\\d{1,3})?(?: ?[µu]m)?'
const twoNamed = new RegExp(`^(${named})/(${named})$`, 'u')

/** `Ra 3.2/Ra 1.6`: the surfaces of two steps of a part, or both limits of one, as where the stroke stands apart. */
export const twoSurfaces: DoubtRule = ({ text, unit, callouts }) => {
  const [, one, other] = twoNamed.exec(text) ?? []
  const [surface] = callouts
  const isRange = surface?.kind === 'roughness' && surface.lowerValue !== null
  if (!one || !other || callouts.length !== 1 || !isRange) return []
  const both = [one, other].flatMap((each) => parseCallouts(each, { unit }))
  if (both.length !== 2) return []
  return [
    { callouts: both, share: 0.6, reason: 'readTwoSurfaces' },
    { callouts, share: 0.4, reason: 'readSurfaceLimits' },
  ]
}
