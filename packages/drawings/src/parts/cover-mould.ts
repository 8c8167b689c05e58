import { circle, type Point, type Primitive } from '../display-list.ts'
import { hatch } from '../hatch.ts'
import { type Corner, outline, outlinePoints } from '../outline.ts'
import { cover, drawSectionA, inA, scale } from './cover-geometry.ts'

/** The tool of the cover, opened, in section A-A. */
export interface OpenMould {
  /** Moving and fixed half, and the part between them. */
  readonly tool: readonly Primitive[]
  readonly part: readonly Primitive[]
  /** Gauges of the wall: circles that touch both of its faces. */
  readonly gauges: readonly Primitive[]
  /** Radius inside the corners, which no cutter leaves smaller. */
  readonly corners: readonly Point[]
  readonly frame: { x: number; y: number; width: number; height: number }
}

/** mm of steel around the part, and how far the halves have moved. */
const steel = { side: 17, top: 13, bottom: 14 }
const opened = { cavity: 11, core: 24 }

/** Cavity above, cover, core below: each half is the cover's own outline, moved along the direction of opening. */
export function openMould(): OpenMould {
  const { width, height, wall, window, gland } = cover
  const cavity = cavityCorners()
  const core = coreCorners()
  const inside = height - wall
  const topLeft = inA(-steel.side, height + steel.top + opened.cavity)
  const lowRight = inA(width + steel.side, -steel.bottom - opened.core)
  const gauge = (x: number, z: number): Primitive => {
    const at = inA(x, z)
    return circle('symbol', at.x, at.y, (wall / 2) * scale)
  }
  const middle = height - wall / 2
  const between = (window.x + window.width / 2 + gland.x - gland.diameter / 2) / 2
  return {
    tool: [
      ...hatch([outlinePoints(cavity)], 5, -1),
      ...hatch([outlinePoints(core)], 5, -1),
      ...outline('wide', cavity),
      ...outline('wide', core),
    ],
    part: drawSectionA(),
    gauges: [
      gauge(wall / 2, 4),
      gauge(wall / 2, 11),
      gauge(width - wall / 2, 4),
      gauge(width - wall / 2, 11),
      gauge(10, middle),
      gauge(between, middle),
      gauge(width - 6, middle),
    ],
    corners: [inA(wall + 0.3, inside - 0.3), inA(width - wall - 0.3, inside - 0.3)],
    frame: {
      x: topLeft.x - 1,
      y: topLeft.y - 1,
      width: lowRight.x - topLeft.x + 2,
      height: lowRight.y - topLeft.y + 2,
    },
  }
}

/** The half that forms the outside. */
function cavityCorners(): Corner[] {
  const { width, height, edgeRadius } = cover
  const at = (x: number, z: number): Point => inA(x, z + opened.cavity)
  const r = edgeRadius * scale
  return [
    at(-steel.side, 0),
    at(0, 0),
    { ...at(0, height), r },
    { ...at(width, height), r },
    at(width, 0),
    at(width + steel.side, 0),
    at(width + steel.side, height + steel.top),
    at(-steel.side, height + steel.top),
  ]
}

/** The half that forms the inside: with a slot for the rib, and with pads that close window and gland. */
function coreCorners(): Corner[] {
  const { width, height, wall, innerRadius, window, gland, rib } = cover
  const at = (x: number, z: number): Point => inA(x, z - opened.core)
  const inside = height - wall
  const r = innerRadius * scale
  const pad = (from: number, to: number, z: number): Corner[] => [
    at(from, inside),
    at(from, z),
    at(to, z),
    at(to, inside),
  ]
  const half = { window: window.width / 2, gland: gland.diameter / 2, rib: rib.thickness / 2 }
  return [
    at(-steel.side, -steel.bottom),
    at(-steel.side, 0),
    at(wall, 0),
    { ...at(wall, inside), r },
    ...pad(window.x - half.window, window.x + half.window, height),
    ...pad(rib.x - half.rib, rib.x + half.rib, inside - rib.height),
    ...pad(gland.x - half.gland, gland.x + half.gland, height),
    { ...at(width - wall, inside), r },
    at(width - wall, 0),
    at(width + steel.side, 0),
    at(width + steel.side, -steel.bottom),
  ]
}
