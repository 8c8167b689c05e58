import {
  centreCross,
  centreLine,
  circle,
  cornersBetween,
  defineFigure,
  externalThread,
  externalThreadEnd,
  hatch,
  holeSection,
  internalThreadEnd,
  internalThreadSection,
  leaderNote,
  lettering,
  line,
  type Point,
  type Primitive,
  point,
  polar,
  polygon,
  rectangle,
} from '../kit/index.ts'

/** Two parts with the same M12, mm; drawn twice as large. */
const thread = { major: 12, pitch: 1.75 }
const bolt = { useful: 16, shank: 5, collar: { diameter: 16, width: 4 } }
const block = { side: 20, depth: 23, useful: 12, hole: 15 }
const scale = 2

/** Root of the bolt and crest of the hole: d − 1.2269 P and D − 1.0825 P (ISO 724). */
const root = thread.major - 1.2269 * thread.pitch
const core = thread.major - 1.0825 * thread.pitch

/** The bolt from the side, thread end on the left, axis at `y`. */
function boltSide(x: number, y: number): Primitive[] {
  const major = (thread.major * scale) / 2
  const end = x + bolt.useful * scale
  const shoulder = end + bolt.shank * scale
  const { diameter, width } = bolt.collar
  const high = (diameter * scale) / 2
  return [
    ...externalThread({
      x,
      y,
      length: bolt.useful * scale,
      major: thread.major * scale,
      root: root * scale,
    }),
    line('wide', end, y - major, shoulder, y - major),
    line('wide', end, y + major, shoulder, y + major),
    rectangle('wide', shoulder, y - high, width * scale, 2 * high),
    ...centreLine(x, y, shoulder + width * scale, y),
  ]
}

/** The bolt from the left: crest a whole circle, the chamfer left out. */
function boltEnd(x: number, y: number): Primitive[] {
  const collar = (bolt.collar.diameter * scale) / 2
  return [
    circle('wide', x, y, collar),
    ...externalThreadEnd(x, y, thread.major * scale, root * scale),
    ...centreCross(x, y, collar),
  ]
}

/** Turns what is drawn downwards into what runs to the right. */
const turn = (p: Point): Point => point(p.y, p.x)
const turned = (items: readonly Primitive[]): Primitive[] =>
  items.map((item): Primitive => {
    if (item.kind === 'line') return { ...item, from: turn(item.from), to: turn(item.to) }
    if (item.kind === 'polyline') return { ...item, points: item.points.map(turn) }
    return item
  })

/** The block cut along the axis of its hole, which opens to the left at `x`. */
function blockSection(x: number, y: number): Primitive[] {
  const half = (block.side * scale) / 2
  const length = block.depth * scale
  const hole = holeSection({
    x: y,
    y: x,
    steps: [{ diameter: core * scale, depth: block.hole * scale }],
  })
  const inside = hole.outline.map(turn)
  const outer = cornersBetween(x, y - half, x + length, y + half)
  return [
    polygon('wide', outer),
    ...hatch([outer, inside], 3),
    ...turned(hole.edges),
    ...turned(
      internalThreadSection({
        x: y,
        y: x,
        major: thread.major * scale,
        core: core * scale,
        depth: block.useful * scale,
      }),
    ),
    ...centreLine(x, y, x + length, y),
  ]
}

/** The block from the left: crest a whole circle, root three quarters of a larger one. */
function blockEnd(x: number, y: number): Primitive[] {
  const half = (block.side * scale) / 2
  return [
    rectangle('wide', x - half, y - half, 2 * half, 2 * half),
    ...internalThreadEnd(x, y, thread.major * scale, core * scale),
    ...centreCross(x, y, half),
  ]
}

const note = (text: string, tip: Point, knee: Point, side: 'left' | 'right' = 'right') =>
  leaderNote({ tip, knee, label: text, side, height: 2.5 })

/** External and internal M12 in view, section and end view after ISO 6410-1, first angle. */
export const figure = defineFigure({
  size: { width: 110, height: 136 },
  labels: ['external', 'internal', 'crest', 'root', 'end', 'quarters'],
  draw: ({ words }) => {
    const [left, right] = [10, 85]
    const [upper, lower] = [39, 106]
    const major = (thread.major * scale) / 2
    const [rootHalf, coreHalf] = [(root * scale) / 2, (core * scale) / 2]
    const boltFinish = left + bolt.useful * scale
    const blockFinish = left + block.useful * scale
    return [
      lettering(words.external, 4, 6),
      ...boltSide(left, upper),
      ...boltEnd(right, upper),
      ...note(words.crest, point(left + 8, upper - major), point(left + 11, upper - major - 6)),
      ...note(
        words.end,
        point(boltFinish, upper - major),
        point(boltFinish + 3, upper - major - 12),
      ),
      ...note(words.root, point(left + 8, upper + rootHalf), point(left + 12, upper + major + 9)),
      ...note(
        words.quarters,
        polar(point(right, upper), rootHalf, 125),
        point(right - 12, upper + 23),
        'left',
      ),
      lettering(words.internal, 4, 71),
      ...blockSection(left, lower),
      ...blockEnd(right, lower),
      ...note(words.root, point(left + 9, lower - major), point(left + 14, lower - 24)),
      ...note(words.crest, point(left + 6, lower + coreHalf), point(left + 9, lower + 26)),
      ...note(words.end, point(blockFinish, lower + major), point(blockFinish + 5, lower + 26)),
    ]
  },
})
