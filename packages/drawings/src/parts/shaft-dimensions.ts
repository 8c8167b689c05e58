import { horizontalDimension, verticalDimension } from '../annotate/dimension.ts'
import { type Primitive, point } from '../display-list.ts'
import type { FeatureBook } from '../responses/book.ts'
import { at, place, shaft } from './shaft-geometry.ts'

/** Diameters and the thread of the main view. */
export function diameters(book: FeatureBook): Primitive[] {
  const inside = (
    z: number,
    part: { diameter: number; fit?: string },
    share: number,
  ): Primitive[] => {
    const { ref, label } = book.size({ value: part.diameter, type: 'DIAMETER', fit: part.fit })
    const r = part.diameter / 2
    const x = at(z, 0).x
    return verticalDimension(point(x, at(z, r).y), point(x, at(z, -r).y), x, {
      label,
      ref,
      shift: r * place.scale * share,
    })
  }
  const thread = book.thread({ diameter: 20, pitch: 1.5, fine: true, tolerance: '6g' })
  const r = shaft.thread.diameter / 2
  return [
    ...verticalDimension(at(shaft.endChamfer, r), at(shaft.endChamfer, -r), place.x0 - 12, thread),
    ...inside(32, shaft.seatA, 0.52),
    ...inside(59, { diameter: shaft.collar.diameter }, 0.5),
    ...inside(121, shaft.seatB, 0.52),
    ...inside(149, shaft.journal, 0.42),
  ]
}

/** Lengths of the main view: chain, left part, whole, and the keyway. */
export function lengths(book: FeatureBook): Primitive[] {
  const { thread, collar, gear, seatB, journal, key } = shaft
  const row = (
    z1: number,
    z2: number,
    y: number,
    options: { deviations?: readonly [number, number]; reference?: boolean } = {},
    from = at(z1, -radiusAt(z1)),
    to = at(z2, -radiusAt(z2)),
  ): Primitive[] => {
    const { ref, label } = book.size({ value: z2 - z1, ...options })
    return horizontalDimension(from, to, y, { label, ref })
  }
  const slotStart = at(key.from, 0)
  const slotEnd = at(key.from + key.length, 0)
  return [
    ...row(0, thread.end, place.axis + 57),
    ...row(collar.from, collar.to, place.axis + 57, { deviations: [-0.1, 0] }),
    ...row(gear.from, gear.to, place.axis + 57, { deviations: [-0.1, 0] }),
    ...row(seatB.from, seatB.to, place.axis + 57),
    ...row(journal.from, journal.to, place.axis + 57, { reference: true }),
    ...row(0, collar.from, place.axis + 67),
    ...row(0, shaft.length, place.axis + 77),
    ...row(collar.to, key.from, place.axis + 47, {}, at(collar.to, -19), slotStart),
    ...row(
      key.from,
      key.from + key.length,
      place.axis + 24,
      { deviations: [0, 0.2] },
      slotStart,
      slotEnd,
    ),
  ]
}

const radiusAt = (z: number): number => {
  if (z === 0) return shaft.thread.diameter / 2 - shaft.endChamfer
  if (z <= shaft.thread.end) return shaft.seatA.diameter / 2 - shaft.seatChamfer
  if (z <= shaft.collar.to) return shaft.collar.diameter / 2
  if (z <= shaft.gear.to) return shaft.gear.diameter / 2 - shaft.seatChamfer
  if (z <= shaft.seatB.to) return shaft.seatB.diameter / 2 - shaft.seatChamfer
  return shaft.journal.diameter / 2 - shaft.endChamfer
}
