import { type DoubtRule, readAs } from './doubt.ts'

const crossedAngle =
  /^(\d{1,2})( ?)([xX×])( ?)(\d{1,2}) ?°( ?± ?\d{1,2}(?:[.,]\d{1,2})?[°'′])?(?: ?(?:TYP|typ)\.?)?$/u

/**
 * `2X 45°`: two places of 45°, or a chamfer of 2. A cross close to the number counts (ASME Y14.5). A tolerance of the angle
 * belongs to either.
 */
export const countedAngle: DoubtRule = (line) => {
  const [, count, space, cross, gap, angle, deviation = ''] = crossedAngle.exec(line.text) ?? []
  const [times, degrees] = [Number(count), Number(angle)]
  if (!(times >= 2) || degrees < 5 || degrees > 85 || count?.startsWith('0')) return []
  const chamfer = readAs(`CHAMFER ${times}x${degrees}°${deviation}`, line)
  const angles = readAs(`${degrees}°${deviation}`, line).map((each) => ({
    ...each,
    quantity: times,
  }))
  const isClose = space === '' && gap !== ''
  const counts = countShare({ times, degrees, isClose, cross, isToleranced: deviation !== '' })
  return [
    { callouts: chamfer, share: 1 - counts, reason: 'readChamfer' as const },
    { callouts: angles, share: counts, reason: 'readAngles' as const },
  ].filter(({ callouts }) => callouts.length === 1)
}

interface Crossing {
  times: number
  degrees: number
  isClose: boolean
  cross: string | undefined
  isToleranced: boolean
}

/** How likely the number before the cross counts: by spacing, by angle, and where the angles close a circle. */
function countShare({ times, degrees, isClose, cross, isToleranced }: Crossing): number {
  if (times * degrees === 360 || degrees > 60 || times > 12) return 0.9
  if (isClose) return cross === 'X' ? 0.7 : 0.6
  // Chamfers are rarely as exact as angles.
  if (isToleranced) return 0.35
  return degrees === 45 ? 0.1 : 0.25
}
