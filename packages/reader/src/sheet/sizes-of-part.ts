import { mmPerInch } from '@firstangle/drawings/standards'
import { radians } from '../angles.ts'
import { centreOf, holds } from '../boxes.ts'
import type { DimensionCallout } from '../callout.ts'
import type { Box, Point, TextRun } from '../page.ts'
import type { ReadFeature } from '../reading.ts'

/** A size of the part in millimetres and the callout that gives it. */
export interface PartSize {
  readonly millimetres: number
  readonly id: number
  readonly quantity: number
  /** Reading upwards, as along a vertical dimension line. */
  readonly isUpright: boolean
  /** Middle of its text, in millimetres down the sheet; null without a place. */
  readonly y: number | null
  /** Callouts that give it together with its own. */
  readonly others?: readonly number[]
}

/** The largest sizes of a part, as its callouts give them. */
export interface PartSizes {
  readonly diameters: readonly PartSize[]
  readonly linear: readonly PartSize[]
  readonly isInch: boolean
}

/** Does a text read upwards? Its run says so; if there is no run, it does when it is taller than wide. */
function readsUp(box: Box | undefined, texts: readonly TextRun[]): boolean {
  if (!box) return false
  const run = texts.find((one) => holds(box, centreOf(one.box)))
  return run ? Math.abs(Math.sin(radians(run.rotation))) > 0.7 : box.height > 1.15 * box.width
}

interface Placed extends PartSize {
  readonly place: Point | null
}

function sizeOf({ callout, id, boxes }: ReadFeature, texts: readonly TextRun[]): Placed | null {
  if (callout.kind !== 'dimension') return null
  const printed = callout.value ?? callout.tolerance?.limitHigh ?? null
  if (printed === null || printed < 0 || callout.unit === 'degree') return null
  const millimetres = callout.unit === 'inch' ? printed * mmPerInch : printed
  const [box] = boxes
  const place = box ? centreOf(box) : null
  const isUpright = readsUp(box, texts)
  return { millimetres, id, quantity: callout.quantity, isUpright, place, y: place?.y ?? null }
}

/** Largest distance of the text of a running dimension from that of its origin, across what it measures (mm). */
const originReach = 4

/** Does a size run from an origin: level texts below each other measure upwards, upright ones beside each other across. */
function runsFrom(origin: Placed, { place, isUpright }: Placed): boolean {
  if (!place || !origin.place || isUpright !== origin.isUpright) return false
  const [off, along] = isUpright
    ? [place.y - origin.place.y, place.x - origin.place.x]
    : [place.x - origin.place.x, place.y - origin.place.y]
  return Math.abs(off) < originReach && Math.abs(along) > originReach / 4
}

/** Running dimensions (ISO 129-1) of one origin as sizes: they measure across their texts, and both sides of it together. */
function fromOrigin(origin: Placed, running: readonly Placed[]): Placed[] {
  const isUpright = !origin.isUpright
  const isBehind = ({ place }: Placed): boolean =>
    (isUpright ? (place?.y ?? 0) : (place?.x ?? 0)) >
    (isUpright ? (origin.place?.y ?? 0) : (origin.place?.x ?? 0))
  const largest = (side: readonly Placed[]) =>
    side.reduce<Placed | undefined>(
      (most, one) => (one.millimetres > (most?.millimetres ?? 0) ? one : most),
      undefined,
    )
  const [before, behind] = [
    largest(running.filter((one) => !isBehind(one))),
    largest(running.filter(isBehind)),
  ]
  // They are in a row, but not as sizes of views side by side are.
  const turned = running.map((one) => ({ ...one, isUpright, y: null }))
  if (!before || !behind) return turned
  const millimetres = before.millimetres + behind.millimetres
  return [...turned, { ...before, isUpright, y: null, millimetres, others: [behind.id] }]
}

/** Sizes, of which those that run from an origin measure across their texts. */
function withOrigins(sizes: readonly Placed[]): PartSize[] {
  const origins = sizes.filter(({ millimetres }) => millimetres === 0)
  const plain = sizes.filter(({ millimetres }) => millimetres > 0)
  const used = new Set<Placed>()
  const running = origins.flatMap((origin) => {
    const own = plain.filter((one) => !used.has(one) && runsFrom(origin, one))
    for (const one of own) used.add(one)
    return fromOrigin(origin, own)
  })
  return [...plain.filter((one) => !used.has(one)), ...running]
}

function ofType(
  features: readonly ReadFeature[],
  types: readonly DimensionCallout['type'][],
  texts: readonly TextRun[],
): PartSize[] {
  const sizes = features
    .filter(({ callout }) => callout.kind === 'dimension' && types.includes(callout.type))
    .map((feature) => sizeOf(feature, texts))
    .filter((size) => size !== null)
  return withOrigins(sizes).sort((a, b) => b.millimetres - a.millimetres)
}

/** Diameters and lengths of the callouts, the largest first; the runs of the page tell how their texts stand. */
export function sizesOfPart(
  features: readonly ReadFeature[],
  texts: readonly TextRun[] = [],
): PartSizes {
  const inches = features.filter(
    ({ callout }) => callout.kind === 'dimension' && callout.unit === 'inch',
  ).length
  const metric = features.filter(
    ({ callout }) => callout.kind === 'dimension' && callout.unit === 'mm',
  ).length
  return {
    diameters: ofType(features, ['diameter', 'sphericalDiameter'], texts),
    linear: ofType(features, ['linear', 'square', 'acrossFlats'], texts),
    isInch: inches > metric,
  }
}
