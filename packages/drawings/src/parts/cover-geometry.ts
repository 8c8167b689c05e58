import { centreCross, centreLine } from '../annotate/centre-line.ts'
import {
  circle,
  type Point,
  type Primitive,
  point,
  polygon,
  polyline,
  segment,
} from '../display-list.ts'
import { hatch } from '../hatch.ts'
import { areaOf, type Corner, outline, outlinePoints } from '../outline.ts'

/** The cover, mm: a tray open at the bottom. x to the right, y backwards, z up; drawn without draft. */
export const cover = {
  width: 96,
  depth: 60,
  height: 20,
  wall: 2.5,
  cornerRadius: 8,
  edgeRadius: 2,
  innerRadius: 0.5,
  window: { x: 38, y: 30, width: 40, height: 24, radius: 3 },
  gland: { x: 78, y: 30, diameter: 16 },
  boss: { diameter: 6, core: 2.5, depth: 10, end: 2, x: [10, 86], y: [10, 50] },
  rib: { x: 64.75, thickness: 1.5, height: 6 },
} as const

/** The cover is drawn twice its size. */
export const scale = 2
/** Left and bottom edges of the views on the sheet, mm. */
export const sectionA = { left: 54, bottom: 80 }
export const topView = { left: 54, top: 108 }
export const sectionB = { left: 276, bottom: sectionA.bottom }

/** Section A-A, in the place of the front view. */
export const inA = (x: number, z: number): Point =>
  point(sectionA.left + x * scale, sectionA.bottom - z * scale)
/** Top view below (first angle): the back is up. */
export const inTop = (x: number, y: number): Point =>
  point(topView.left + x * scale, topView.top + (cover.depth - y) * scale)
/** Section B-B, view from the left, on the right (first angle): the back is on the left. */
export const inB = (y: number, z: number): Point =>
  point(sectionB.left + (cover.depth - y) * scale, sectionB.bottom - z * scale)

type To = (along: number, z: number) => Point

/** Tray profile across a length: outer outline with rounded upper edges, inner with small radii. */
function trayCorners(to: To, length: number): Corner[] {
  const { height, wall, edgeRadius, innerRadius } = cover
  const inside = height - wall
  return [
    to(0, 0),
    { ...to(0, height), r: edgeRadius * scale },
    { ...to(length, height), r: edgeRadius * scale },
    to(length, 0),
    to(length - wall, 0),
    { ...to(length - wall, inside), r: innerRadius * scale },
    { ...to(wall, inside), r: innerRadius * scale },
    to(wall, 0),
  ]
}

const rectangleOf = (to: To, a1: number, z1: number, a2: number, z2: number): Point[] => [
  to(a1, z1),
  to(a2, z1),
  to(a2, z2),
  to(a1, z2),
]

/** Section A-A through the middle: window, gland hole and rib are cut; bosses stand behind. */
export function drawSectionA(): Primitive[] {
  const { width, height, wall, window, gland, rib, boss } = cover
  const inside = height - wall
  const gaps: [number, number][] = [
    [window.x - window.width / 2, window.x + window.width / 2],
    [gland.x - gland.diameter / 2, gland.x + gland.diameter / 2],
  ]
  const holes = gaps.map(([a, b]) => rectangleOf(inA, a, inside, b, height))
  const ribFrom = rib.x - rib.thickness / 2
  const ribTo = rib.x + rib.thickness / 2
  const ribBox = rectangleOf(inA, ribFrom, inside - rib.height, ribTo, inside)
  const tray = trayCorners(inA, width)
  const ribLow = inside - rib.height
  return [
    ...hatch([outlinePoints(tray), ...holes, ribBox], 2),
    ...outline('wide', tray),
    segment('wide', inA(wall, 0), inA(width - wall, 0)),
    ...gaps.flatMap(([a, b]) => [
      segment('wide', inA(a, inside), inA(a, height)),
      segment('wide', inA(b, inside), inA(b, height)),
    ]),
    polyline('wide', [
      inA(ribFrom, inside),
      inA(ribFrom, ribLow),
      inA(ribTo, ribLow),
      inA(ribTo, inside),
    ]),
    ...boss.x.flatMap((x) => [
      polyline('wide', [
        inA(x - boss.diameter / 2, inside),
        inA(x - boss.diameter / 2, boss.end),
        inA(x + boss.diameter / 2, boss.end),
        inA(x + boss.diameter / 2, inside),
      ]),
      ...centreLine(inA(x, boss.end).x, inA(x, boss.end).y, inA(x, inside).x, inA(x, inside).y, 2),
    ]),
    ...centreLine(
      inA(gland.x, inside).x,
      inA(gland.x, inside).y,
      inA(gland.x, height).x,
      inA(gland.x, height).y,
    ),
  ]
}

/** Section B-B through the left pair of bosses; the rib stands behind. */
export function drawSectionB(): Primitive[] {
  const { depth, height, wall, boss, rib } = cover
  const inside = height - wall
  const tray = trayCorners(inB, depth)
  const bosses = boss.y.map((y) =>
    rectangleOf(inB, y - boss.diameter / 2, boss.end, y + boss.diameter / 2, inside),
  )
  const cores = boss.y.map((y) =>
    rectangleOf(inB, y - boss.core / 2, boss.end, y + boss.core / 2, boss.end + boss.depth),
  )
  const free: [number, number][] = [
    [wall, boss.y[0] - boss.diameter / 2],
    [boss.y[0] + boss.diameter / 2, boss.y[1] - boss.diameter / 2],
    [boss.y[1] + boss.diameter / 2, depth - wall],
  ]
  return [
    ...hatch([outlinePoints(tray), ...bosses, ...cores], 2),
    ...outline('wide', tray),
    segment('wide', inB(wall, 0), inB(depth - wall, 0)),
    ...free.map(([a, b]) =>
      segment('wide', inB(a, inside - rib.height), inB(b, inside - rib.height)),
    ),
    ...boss.y.flatMap((y, i) => {
      const r = boss.diameter / 2
      return [
        polyline('wide', [
          inB(y - r, inside),
          inB(y - r, boss.end),
          inB(y + r, boss.end),
          inB(y + r, inside),
        ]),
        polygon('wide', cores[i] ?? []),
        ...centreLine(inB(y, boss.end).x, inB(y, boss.end).y, inB(y, 12).x, inB(y, 12).y, 2),
      ]
    }),
  ]
}

function windowCorners(): Corner[] {
  const { x, y, width, height, radius } = cover.window
  const r = radius * scale
  return [
    { ...inTop(x - width / 2, y - height / 2), r },
    { ...inTop(x + width / 2, y - height / 2), r },
    { ...inTop(x + width / 2, y + height / 2), r },
    { ...inTop(x - width / 2, y + height / 2), r },
  ]
}

function plan(inset: number, radius: number): Corner[] {
  const { width, depth } = cover
  const r = radius * scale
  return [
    { ...inTop(inset, inset), r },
    { ...inTop(width - inset, inset), r },
    { ...inTop(width - inset, depth - inset), r },
    { ...inTop(inset, depth - inset), r },
  ]
}

/** Top view on the outer face; walls, rib and bosses are hidden. */
export function drawTop(): Primitive[] {
  const { wall, cornerRadius, window, gland, boss, rib, depth, width } = cover
  const w = inTop(window.x, window.y)
  const g = inTop(gland.x, gland.y)
  return [
    ...outline('wide', plan(0, cornerRadius)),
    ...outline('hidden', plan(wall, cornerRadius - wall)),
    ...outline('wide', windowCorners()),
    ...centreLine(w.x, w.y - window.height, w.x, w.y + window.height),
    circle('wide', g.x, g.y, (gland.diameter / 2) * scale),
    ...centreLine(inTop(0, window.y).x, w.y, inTop(width, window.y).x, w.y, 4),
    ...centreLine(g.x, g.y - gland.diameter, g.x, g.y + gland.diameter),
    ...[-1, 1].map((side) =>
      segment(
        'hidden',
        inTop(rib.x + (side * rib.thickness) / 2, wall),
        inTop(rib.x + (side * rib.thickness) / 2, depth - wall),
      ),
    ),
    ...boss.x.flatMap((x) =>
      boss.y.flatMap((y) => {
        const p = inTop(x, y)
        return [
          circle('hidden', p.x, p.y, (boss.diameter / 2) * scale),
          circle('hidden', p.x, p.y, (boss.core / 2) * scale),
          ...centreCross(p.x, p.y, (boss.diameter / 2) * scale),
        ]
      }),
    ),
  ]
}

/** Volume in mm³ (draft and edge radii small against it; the outer edge radius is taken off). */
export function coverVolume(): number {
  const { height, wall, cornerRadius, edgeRadius, gland, boss, rib, depth, width } = cover
  const area = (list: Corner[]): number => areaOf(outlinePoints(list)) / scale ** 2
  const inside = height - wall
  const outer = area(plan(0, cornerRadius))
  const inner = area(plan(wall, cornerRadius - wall))
  const disc = (d: number): number => (Math.PI * d * d) / 4
  const rim = edgeRadius ** 2 * (1 - Math.PI / 4) * 2 * (width + depth - 4 * cornerRadius)
  const openings = (area(windowCorners()) + disc(gland.diameter)) * wall
  const bosses = 4 * (disc(boss.diameter) * (inside - boss.end) - disc(boss.core) * boss.depth)
  const ribs = rib.thickness * rib.height * (depth - 2 * wall)
  return outer * height - inner * inside - rim - openings + bosses + ribs
}
