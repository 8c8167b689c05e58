import { centreCross, centreLine, pitchCircle } from '../annotate/centre-line.ts'
import { threadRootArc } from '../annotate/symbols.ts'
import { circle, line, type Point, type Primitive, point, rectangle } from '../display-list.ts'
import { areaOf, type Corner, outline, outlinePoints, slot } from '../outline.ts'

/** The plate, mm; origin at the lower left corner, y up. */
export const plate = {
  width: 240,
  height: 150,
  thickness: 3,
  cornerRadius: 10,
  mount: { diameter: 9, x: [15, 225], y: [15, 135] },
  opening: { diameter: 70, x: 75, y: 75 },
  ring: { diameter: 6.6, circle: 90, count: 6 },
  window: { width: 60, height: 40, radius: 5, x: 182.5, y: 75 },
  slots: { length: 24, width: 9, x: [160, 205], y: [30, 120] },
  thread: { diameter: 5, pitch: 0.8, core: 4.134, x: 131, y: [50, 100] },
  notch: { x: 131, radius: 6, depth: 20 },
} as const

/** Where the views stand on the sheet, mm: the plate, and right of it its edge. */
export const plateView = { left: 64, bottom: 200 }
export const edgeView = { left: 358 }

/** Sheet coordinates of a point of the plate, 1:1. */
export const onPlate = (x: number, y: number): Point =>
  point(plateView.left + x, plateView.bottom - y)

/** From the plate's axes to a drawing, and how many mm of it are one mm of the plate. */
export interface PlatePlace {
  readonly at: (x: number, y: number) => Point
  readonly scale: number
}

const fullSize: PlatePlace = { at: onPlate, scale: 1 }

/** All pairs of two lists of coordinates. */
export const grid = (xs: readonly number[], ys: readonly number[]): Point[] =>
  xs.flatMap((x) => ys.map((y) => ({ x, y })))

/** Centres of the holes around the cut-out, on the plate. */
export const ringCentres = (): Point[] =>
  Array.from({ length: plate.ring.count }, (_, i) => {
    const a = (i * 2 * Math.PI) / plate.ring.count
    const r = plate.ring.circle / 2
    return { x: plate.opening.x + r * Math.cos(a), y: plate.opening.y + r * Math.sin(a) }
  })

/** Outer contour with the notch. */
export function outerCorners({ at, scale }: PlatePlace = fullSize): Corner[] {
  const { width, height, cornerRadius, notch } = plate
  const r = cornerRadius * scale
  const round = notch.radius * scale - 0.001
  return [
    { ...at(0, 0), r },
    { ...at(notch.x - notch.radius, 0) },
    { ...at(notch.x - notch.radius, notch.depth), r: round },
    { ...at(notch.x + notch.radius, notch.depth), r: round },
    { ...at(notch.x + notch.radius, 0) },
    { ...at(width, 0), r },
    { ...at(width, height), r },
    { ...at(0, height), r },
  ]
}

/** Contour of the window. */
export function windowCorners({ at, scale }: PlatePlace = fullSize): Corner[] {
  const { x, y, width, height, radius } = plate.window
  const r = radius * scale
  return [
    { ...at(x - width / 2, y - height / 2), r },
    { ...at(x + width / 2, y - height / 2), r },
    { ...at(x + width / 2, y + height / 2), r },
    { ...at(x - width / 2, y + height / 2), r },
  ]
}

function hole(p: Point, diameter: number): Primitive[] {
  const s = onPlate(p.x, p.y)
  return [circle('wide', s.x, s.y, diameter / 2), ...centreCross(s.x, s.y, diameter / 2)]
}

function ringHoles(): Primitive[] {
  const c = onPlate(plate.opening.x, plate.opening.y)
  return ringCentres().flatMap((p) => {
    const s = onPlate(p.x, p.y)
    const length = Math.hypot(s.x - c.x, s.y - c.y)
    const ux = (s.x - c.x) / length
    const uy = (s.y - c.y) / length
    const reach = plate.ring.diameter / 2 + 2
    return [
      circle('wide', s.x, s.y, plate.ring.diameter / 2),
      line('narrow', s.x - ux * reach, s.y - uy * reach, s.x + ux * reach, s.y + uy * reach),
    ]
  })
}

/** View of the plate and, on its right, the view from the left (first angle) that shows the thickness. */
export function drawPlateViews(): Primitive[] {
  const { opening, ring, window, slots, thread, mount, thickness, height } = plate
  const c = onPlate(opening.x, opening.y)
  const w = onPlate(window.x, window.y)
  const notch = onPlate(plate.notch.x, 0)
  return [
    ...outline('wide', outerCorners()),
    ...outline('wide', windowCorners()),
    ...centreLine(w.x - window.width / 2, w.y, w.x + window.width / 2, w.y),
    ...centreLine(w.x, w.y - window.height / 2, w.x, w.y + window.height / 2),
    circle('wide', c.x, c.y, opening.diameter / 2),
    ...centreCross(c.x, c.y, opening.diameter / 2),
    pitchCircle(c.x, c.y, ring.circle / 2),
    ...ringHoles(),
    ...grid(mount.x, mount.y).flatMap((p) => hole(p, mount.diameter)),
    ...grid(slots.x, slots.y).flatMap((p) => {
      const s = onPlate(p.x, p.y)
      return [
        ...slot('wide', s.x, s.y, slots.length, slots.width),
        ...centreLine(s.x - slots.length / 2, s.y, s.x + slots.length / 2, s.y, 2),
        ...centreLine(s.x, s.y - slots.width / 2, s.x, s.y + slots.width / 2, 2),
      ]
    }),
    ...thread.y.flatMap((y) => {
      const s = onPlate(thread.x, y)
      return [
        circle('wide', s.x, s.y, thread.core / 2),
        threadRootArc(s.x, s.y, thread.diameter / 2),
        ...centreCross(s.x, s.y, thread.diameter / 2),
      ]
    }),
    ...centreLine(notch.x, notch.y, notch.x, notch.y - plate.notch.depth),
    rectangle('wide', edgeView.left, plateView.bottom - height, thickness, height),
  ]
}

/** Area of the cut blank, mm². */
export function plateArea(): number {
  const disc = (d: number): number => (Math.PI * d * d) / 4
  const { opening, ring, slots, thread, mount } = plate
  const slotArea = (slots.length - slots.width) * slots.width + disc(slots.width)
  return (
    areaOf(outlinePoints(outerCorners())) -
    areaOf(outlinePoints(windowCorners())) -
    disc(opening.diameter) -
    ring.count * disc(ring.diameter) -
    4 * disc(mount.diameter) -
    4 * slotArea -
    thread.y.length * disc(thread.core)
  )
}
