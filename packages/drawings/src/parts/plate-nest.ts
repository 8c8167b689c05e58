import { circle, type Point, type Primitive, point, polyline } from '../display-list.ts'
import { outline, slot } from '../outline.ts'
import {
  grid,
  outerCorners,
  type PlatePlace,
  plate,
  ringCentres,
  windowCorners,
} from './plate-geometry.ts'

/** What a laser cuts of one plate, by the kind of its callout on the drawing. */
interface CutContours {
  readonly ink: readonly Primitive[]
  readonly bore: readonly Primitive[]
  readonly thread: readonly Primitive[]
  readonly dimension: readonly Primitive[]
}

/** Plates of one drawing on one sheet of metal. Unit: mm of the picture. */
interface PlateNest {
  readonly width: number
  readonly height: number
  /** One plate at the origin; the others are the same elsewhere. */
  readonly contours: CutContours
  /** Offsets of the plates, in the order in which they are cut. */
  readonly places: readonly Point[]
  /** Way of the head over one plate, from pierce to pierce. */
  readonly way: readonly Primitive[]
  /** From left edge to left edge of the next plate, and what lies between edge of sheet and plates. */
  readonly margin: number
  readonly plateWidth: number
}

/** mm between contours, and between contour and edge of the sheet of metal. */
const bridge = 12
const scale = 0.4

/** Columns by rows of the sample plate, as they are cut from one sheet. */
export function nestedPlates(columns: number, rows: number): PlateNest {
  const { width, height } = plate
  const place: PlatePlace = { at: (x, y) => point(x * scale, (height - y) * scale), scale }
  const placesOf = (index: number): Point =>
    point(
      (bridge + (index % columns) * (width + bridge)) * scale,
      (bridge + Math.floor(index / columns) * (height + bridge)) * scale,
    )
  return {
    width: (bridge + columns * (width + bridge)) * scale,
    height: (bridge + rows * (height + bridge)) * scale,
    contours: contoursAt(place),
    places: Array.from({ length: columns * rows }, (_, index) => placesOf(index)),
    way: wayOver(place),
    margin: bridge * scale,
    plateWidth: width * scale,
  }
}

function contoursAt(place: PlatePlace): CutContours {
  const { opening, ring, mount, thread, slots } = plate
  const hole = ({ x, y }: Point, diameter: number): Primitive => {
    const centre = place.at(x, y)
    return circle('wide', centre.x, centre.y, (diameter / 2) * place.scale)
  }
  return {
    ink: [
      ...outline('wide', outerCorners(place)),
      ...outline('wide', windowCorners(place)),
      hole(opening, opening.diameter),
    ],
    bore: [
      ...ringCentres().map((centre) => hole(centre, ring.diameter)),
      ...grid(mount.x, mount.y).map((centre) => hole(centre, mount.diameter)),
    ],
    thread: grid([thread.x], thread.y).map((centre) => hole(centre, thread.diameter)),
    dimension: grid(slots.x, slots.y).flatMap(({ x, y }) => {
      const centre = place.at(x, y)
      return slot('wide', centre.x, centre.y, slots.length * place.scale, slots.width * place.scale)
    }),
  }
}

/** Inner contours first, the outer one last: else the plate would move before its holes are cut. */
function wayOver({ at }: PlatePlace): Primitive[] {
  const { mount, slots, thread, opening, window, width } = plate
  const [left, right] = mount.x
  const [low, high] = mount.y
  const stops = [
    at(left, low),
    ...ringCentres().map(({ x, y }) => at(x, y)),
    at(opening.x, opening.y),
    at(left, high),
    at(thread.x, thread.y[1]),
    at(slots.x[0], slots.y[1]),
    at(slots.x[1], slots.y[1]),
    at(right, high),
    at(window.x, window.y),
    at(thread.x, thread.y[0]),
    at(slots.x[0], slots.y[0]),
    at(slots.x[1], slots.y[0]),
    at(right, low),
    at(width, 0),
  ]
  const pierce = ({ x, y }: Point): Primitive => circle('fill', x, y, 0.55)
  return [polyline('narrow', stops), ...stops.map(pierce)]
}
