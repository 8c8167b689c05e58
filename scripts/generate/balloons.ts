import {
  type Box,
  boxOf,
  circle,
  type Drawing,
  displayListToSvg,
  type EvidenceField,
  grow,
  lettering,
  line,
  overlaps,
  type Point,
  type Primitive,
  polar,
  renderSvg,
} from '../../src/drawings/index.ts'

/** mm on the sheet; a balloon must hold two digits of 2.5 mm lettering (ISO 3098). */
const radius = 3.6
const textHeight = 2.5
const clearance = 0.7

/** Distances (mm) between callout and balloon that are tried, the nearest first; directions in degrees. */
const distances = [6, 8.5, 11, 14, 17, 21, 26, 32]
const directions = Array.from({ length: 24 }, (_, index) => index * 15 - 90)

/** Ink of balloons in both schemes: the action blue, so that they stand out from the sheet's own lines. */
const style =
  '<style>:root{color:#14181f}.n{color:#1d4ed8;fill:#fff}' +
  '@media(prefers-color-scheme:dark){:root{color:#e8effb}.n{color:#8fb9ff;fill:#0e2242}}</style>'

/** One balloon: its number, its place, and where its leader line meets the callout. */
export interface Balloon {
  number: number
  centre: Point
  target: Point
}

/** The sheet with a numbered balloon at each callout of its features, as a standalone SVG file. */
export function balloonedFile(drawing: Drawing): string {
  const balloons = placeBalloons(drawing)
  const marks = balloons.map(
    ({ centre }) => `<circle cx="${round(centre.x)}" cy="${round(centre.y)}" r="${radius}"/>`,
  )
  const ink = displayListToSvg(balloons.flatMap(inkOf), drawing.sheet).replace(
    /^<svg[^>]*>|<\/svg>$/g,
    '',
  )
  return renderSvg(drawing)
    .replace(/^(<svg[^>]*>)/, `$1${style}`)
    .replace(/<\/svg>\s*$/, `<g class="n">${marks.join('')}${ink}</g></svg>`)
}

/**
 * Finds a free place near each callout of the features, in the order of their reference_id: no balloon covers
 * lettering, symbols or another balloon; among the free places the one that crosses the fewest lines wins.
 */
export function placeBalloons(drawing: Drawing): Balloon[] {
  const ink = drawing.displayList.map((item) => ({ item, box: boxOf(item) }))
  const callouts = ink.filter(({ item }) => item.pen === 'text' || item.pen === 'symbol')
  const taken = callouts.map(({ box }) => grow(box, clearance))
  const lines = ink.filter(({ item }) => item.pen === 'wide' || item.pen === 'narrow')
  const space = grow({ x: 0, y: 0, ...sizeOf(drawing) }, -(20 + radius))
  const fields = drawing.fields.filter(({ path }) => path.startsWith('features.'))
  return fields.map((field, index) => {
    const free = candidates(field.box).filter(({ centre }) => {
      const box = boxAround(centre)
      return isInside(box, space) && !taken.some((other) => overlaps(box, other))
    })
    const best = free.toSorted((a, b) => cost(a, field.box, lines) - cost(b, field.box, lines))[0]
    if (!best) throw new Error(`No room for a balloon at ${field.label} of the ${drawing.id}`)
    taken.push(grow(boxAround(best.centre), clearance))
    return { ...best, number: index + 1 }
  })
}

type Place = Pick<Balloon, 'centre' | 'target'>

/** Places around a callout; the leader line ends at the edge of its box. */
function candidates(box: EvidenceField['box']): Place[] {
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const around = grow(box, 0.6)
  return distances.flatMap((distance) =>
    directions.map((angle) => {
      const target = edgePoint(around, middle, angle)
      return { target, centre: polar(target, distance, angle) }
    }),
  )
}

/** Where a ray from the middle of a box leaves it. */
function edgePoint(box: Box, middle: Point, angle: number): Point {
  const direction = polar({ x: 0, y: 0 }, 1, angle)
  const reach = Math.min(
    box.width / 2 / Math.max(Math.abs(direction.x), 1e-6),
    box.height / 2 / Math.max(Math.abs(direction.y), 1e-6),
  )
  return { x: middle.x + direction.x * reach, y: middle.y + direction.y * reach }
}

/** Length of the leader line in mm, and a surcharge for each line of the part that the balloon would cover. */
function cost(
  { centre, target }: Place,
  callout: Box,
  lines: readonly { item: Primitive; box: Box }[],
): number {
  const box = boxAround(centre)
  const covered = lines.filter(
    (other) => other.box.width * other.box.height < 4000 && overlaps(box, other.box),
  )
  const length = Math.hypot(centre.x - target.x, centre.y - target.y)
  const isOnCallout = overlaps(box, callout)
  return length + covered.length * 6 + (isOnCallout ? 1000 : 0)
}

function inkOf({ number, centre, target }: Balloon): Primitive[] {
  const distance = Math.hypot(target.x - centre.x, target.y - centre.y)
  const share = radius / distance
  const start = {
    x: centre.x + (target.x - centre.x) * share,
    y: centre.y + (target.y - centre.y) * share,
  }
  return [
    circle('symbol', centre.x, centre.y, radius),
    line('symbol', start.x, start.y, target.x, target.y),
    lettering(String(number), centre.x, centre.y + textHeight / 2, {
      height: textHeight,
      anchor: 'middle',
    }),
  ]
}

function boxAround({ x, y }: Point): Box {
  return { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }
}

function isInside(box: Box, space: Box): boolean {
  return (
    box.x >= space.x &&
    box.y >= space.y &&
    box.x + box.width <= space.x + space.width &&
    box.y + box.height <= space.y + space.height
  )
}

function sizeOf({ sheet }: Drawing) {
  return { width: sheet.width, height: sheet.height }
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
