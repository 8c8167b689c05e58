import { cellSide, type TextCells } from '../../ocr/text-cells.ts'

/** A line of text that was found in a picture. */
export interface FoundLine {
  /** Start of its foot, in pixels. */
  readonly x: number
  readonly y: number
  readonly length: number
  readonly capitals: number
  /** Direction of reading, clockwise (radians): to the right, or up where a line is upright. */
  readonly angle: number
}

/** From here on a cell shows text. */
const least = 0.5
/** Cells of one line run alike: cosine of twice the angle between them. */
const alike = 0.6
/** Lines steeper than this (radians) are read upwards. */
const steep = (80 * Math.PI) / 180
/** Texts nearly level or upright (radians) are so: sheets were set straight. */
const nearly = (10 * Math.PI) / 180
/** Letters reach this far beyond the middle of their first and last cell, in capitals. */
const beyond = 0.1
/** Shorter lines (in capitals) are pieces of others, or single figures, as which any piece of geometry may be read. */
const shortest = 0.7
/** How far the parts of a line may stand apart along it and across, in capitals. */
const gaps = { along: 0.6, across: 0.3, angle: 0.15, height: 1.3 }

/** Lines of text in what the network says of the cells of a picture, in pixels of the picture. */
export function linesOfCells(cells: TextCells): FoundLine[] {
  const lines = joined(groupsOf(cells).map((group) => lineOf(group, cells)))
  return lines.filter(({ length, capitals }) => length > shortest * capitals)
}

/** Cells of text that touch and run alike. */
function groupsOf({ across, down, chances, cosines, sines }: TextCells): number[][] {
  const isTaken = new Uint8Array(chances.length)
  const groups: number[][] = []
  const dot = (one: number, other: number) =>
    ((cosines[one] as number) * (cosines[other] as number) +
      (sines[one] as number) * (sines[other] as number)) /
    (Math.hypot(cosines[one] as number, sines[one] as number) *
      Math.hypot(cosines[other] as number, sines[other] as number) || 1)
  for (let start = 0; start < chances.length; start += 1) {
    if (isTaken[start] === 1 || (chances[start] as number) < least) continue
    const group = [start]
    isTaken[start] = 1
    for (let next = 0; next < group.length; next += 1) {
      const own = group[next] as number
      const [x, y] = [own % across, Math.floor(own / across)]
      for (let v = Math.max(0, y - 1); v <= Math.min(down - 1, y + 1); v += 1) {
        for (let u = Math.max(0, x - 1); u <= Math.min(across - 1, x + 1); u += 1) {
          const at = v * across + u
          if (isTaken[at] === 1 || (chances[at] as number) < least || dot(own, at) < alike) continue
          isTaken[at] = 1
          group.push(at)
        }
      }
    }
    groups.push(group)
  }
  return groups
}

function lineOf(group: readonly number[], cells: TextCells): FoundLine {
  const { across, chances, cosines, sines, heights } = cells
  const weight = group.reduce((all, at) => all + (chances[at] as number), 0)
  const sum = (values: Float32Array) =>
    group.reduce((all, at) => all + (values[at] as number) * (chances[at] as number), 0)
  const half = Math.atan2(sum(sines), sum(cosines)) / 2
  const angle = straight(half > steep ? half - Math.PI : half)
  const capitals = sum(heights) / weight
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const places = group.map((at) => {
    const [x, y] = [((at % across) + 0.5) * cellSide, (Math.floor(at / across) + 0.5) * cellSide]
    return { along: x * cos + y * sin, off: y * cos - x * sin, chance: chances[at] as number }
  })
  const reach = cellSide / 2 + beyond * capitals
  const from = Math.min(...places.map(({ along }) => along)) - reach
  const to = Math.max(...places.map(({ along }) => along)) + reach
  const foot =
    places.reduce((all, { off, chance }) => all + off * chance, 0) / weight + capitals / 2
  return {
    x: from * cos - foot * sin,
    y: from * sin + foot * cos,
    length: to - from,
    capitals,
    angle,
  }
}

function straight(angle: number): number {
  const quarter = (Math.round(angle / (Math.PI / 2)) * Math.PI) / 2
  return Math.abs(angle - quarter) < nearly ? quarter : angle
}

/** Lines whose parts stand behind each other are one. */
function joined(lines: readonly FoundLine[]): FoundLine[] {
  const whole: FoundLine[] = []
  for (const line of lines.toSorted((one, other) => other.length - one.length)) {
    const at = whole.findIndex((one) => areOneLine(one, line))
    if (at < 0) whole.push(line)
    else whole[at] = together(whole[at] as FoundLine, line)
  }
  return whole
}

/** Where a line begins and ends along another one, and how far its feet lie below that one's. */
function placeAlong({ x, y, angle }: FoundLine, other: FoundLine) {
  const [dx, dy] = [other.x - x, other.y - y]
  const from = dx * Math.cos(angle) + dy * Math.sin(angle)
  return { from, to: from + other.length, off: dy * Math.cos(angle) - dx * Math.sin(angle) }
}

function areOneLine(one: FoundLine, other: FoundLine): boolean {
  const { from, to, off } = placeAlong(one, other)
  const gap = Math.max(from - one.length, -to)
  const isAsHigh =
    Math.max(one.capitals, other.capitals) < gaps.height * Math.min(one.capitals, other.capitals)
  return (
    isAsHigh &&
    Math.abs(one.angle - other.angle) < gaps.angle &&
    Math.abs(off) < gaps.across * one.capitals &&
    gap < gaps.along * one.capitals
  )
}

function together(one: FoundLine, other: FoundLine): FoundLine {
  const { from, to } = placeAlong(one, other)
  const start = Math.min(0, from)
  return {
    ...one,
    x: one.x + start * Math.cos(one.angle),
    y: one.y + start * Math.sin(one.angle),
    length: Math.max(one.length, to) - start,
  }
}
