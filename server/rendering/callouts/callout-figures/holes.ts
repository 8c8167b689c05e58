import { type FigureDrawing, holeFigure, type Measure } from '@firstangle/drawings/callouts'
import type { BoreCallout, Depth, Size, ThreadCallout } from '@firstangle/reader'
import type { WriteNumber } from './write-number.ts'

/** Core hole of a thread as it is drawn (ISO 6410-1 leaves it to the eye). */
const coreShare = 0.85

const diameterOf = ({ value }: Size, write: WriteNumber): Measure => ({
  value,
  text: `Ø${write(value)}`,
})

const lengthOf = (size: { value: number | null } | null, write: WriteNumber): Measure | null =>
  size?.value == null ? null : { value: size.value, text: write(size.value) }

/** Null where it goes through, or where the callout says nothing of its depth. */
const depthOf = (depth: Depth | null, write: WriteNumber): Measure | null =>
  depth?.type.startsWith('THROUGH') ? null : lengthOf(depth, write)

/** A bore with what stands above it. */
export function boreFigure(bore: BoreCallout, write: WriteNumber): FigureDrawing {
  const { depth, counterbore, counterdrill, countersink } = bore
  const seat = counterbore ?? counterdrill
  return holeFigure({
    diameter: mainDiameter(bore, write),
    depth: depthOf(depth, write),
    ...(seat && {
      seat: { diameter: diameterOf(seat.diameter, write), depth: lengthOf(seat.depth, write) },
    }),
    ...(countersink && {
      sink: {
        diameter: diameterOf(countersink.diameter, write),
        angle: sinkAngle(countersink.angle, write),
      },
    }),
  })
}

/** The diameter of the hole itself; a callout of a seat alone does not give it. */
function mainDiameter(bore: BoreCallout, write: WriteNumber): Measure {
  const { diameter, thread, counterbore, counterdrill, countersink } = bore
  const own = diameter ?? thread?.diameter
  if (own) return diameterOf(own, write)
  const seat = counterbore ?? counterdrill ?? countersink
  return { value: (seat?.diameter.value ?? 1) * 0.6, text: '' }
}

const sinkAngle = (angle: Size | null, write: WriteNumber): Measure => ({
  value: angle?.value ?? 90,
  text: angle ? `${write(angle.value)}°` : '',
})

/** The hole of a thread whose depth is given. */
export const threadedHoleFigure = (thread: ThreadCallout, write: WriteNumber): FigureDrawing =>
  holeFigure({
    diameter: { value: thread.diameter.value, text: thread.designation },
    depth: depthOf(thread.depth, write),
    core: thread.diameter.value * coreShare,
  })
