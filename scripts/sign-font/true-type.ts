import type { Contour } from './outline.ts'

/** A character of a font: its outline in font units, and how far it moves the pen. */
export interface FontGlyph {
  readonly character: string
  readonly advance: number
  readonly contours: readonly Contour[]
}

interface FontDesign {
  readonly family: string
  readonly unitsPerEm: number
  /** Above and below the base line, font units. */
  readonly ascent: number
  readonly descent: number
  readonly glyphs: readonly FontGlyph[]
}

interface Box {
  xMin: number
  yMin: number
  xMax: number
  yMax: number
}

const tableCount = 10

/** A font file with straight outlines (OpenType 1.9, tables of the TrueType flavour). Characters are of the basic plane. */
export function trueType(design: FontDesign): Buffer {
  const glyphs = [...design.glyphs].sort((a, b) => code(a) - code(b))
  // The first glyph stands for characters that the font lacks.
  const all = [{ character: '', advance: design.unitsPerEm / 2, contours: [] }, ...glyphs]
  const outlines = all.map(glyphData)
  const boxes = all.map(boxOf)
  const offsets = [0, ...runningSums(outlines.map(({ length }) => length))]
  const whole = boxOf({ contours: all.flatMap(({ contours }) => contours) })
  const tables: Record<string, Buffer> = {
    'OS/2': os2(design, glyphs),
    cmap: cmap(glyphs.map(code)),
    glyf: Buffer.concat(outlines),
    head: head(design.unitsPerEm, whole),
    hhea: hhea(design, all),
    hmtx: words(all.flatMap(({ advance }, index) => [advance, boxes[index]?.xMin ?? 0])),
    loca: longs(offsets),
    maxp: maxp(all),
    name: name(design.family),
    post: Buffer.concat([longs([0x30000, 0]), words([-100, 50]), longs([0, 0, 0, 0, 0])]),
  }
  return assemble(tables)
}

const code = ({ character }: FontGlyph) => character.charCodeAt(0)

function words(values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 2)
  values.forEach((value, index) => {
    buffer.writeUInt16BE(Math.round(value) & 0xffff, index * 2)
  })
  return buffer
}

function longs(values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 4)
  values.forEach((value, index) => {
    buffer.writeUInt32BE(value >>> 0, index * 4)
  })
  return buffer
}

function runningSums(values: readonly number[]): number[] {
  let sum = 0
  return values.map((value) => {
    sum += value
    return sum
  })
}

function boxOf({ contours }: Pick<FontGlyph, 'contours'>): Box {
  const points = contours.flat()
  if (points.length === 0) return { xMin: 0, yMin: 0, xMax: 0, yMax: 0 }
  const [xs, ys] = [points.map(({ x }) => Math.round(x)), points.map(({ y }) => Math.round(y))]
  return {
    xMin: Math.min(...xs),
    yMin: Math.min(...ys),
    xMax: Math.max(...xs),
    yMax: Math.max(...ys),
  }
}

/** One record of `glyf`: ends of contours, a flag each point, steps in x, steps in y. */
function glyphData({ contours }: FontGlyph): Buffer {
  if (contours.length === 0) return Buffer.alloc(0)
  const points = contours.flat()
  const { xMin, yMin, xMax, yMax } = boxOf({ contours })
  const ends = runningSums(contours.map(({ length }) => length)).map((sum) => sum - 1)
  const steps = (values: number[]) =>
    words(values.map((value, index) => value - (values[index - 1] ?? 0)))
  const data = Buffer.concat([
    words([contours.length, xMin, yMin, xMax, yMax, ...ends, 0]),
    Buffer.alloc(points.length, 1),
    steps(points.map(({ x }) => Math.round(x))),
    steps(points.map(({ y }) => Math.round(y))),
  ])
  return Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)])
}

/** Format 4, one segment a character. */
function cmap(codes: readonly number[]): Buffer {
  const ends = [...codes, 0xffff]
  const power = 2 ** Math.floor(Math.log2(ends.length))
  const deltas = codes.map((each, index) => index + 1 - each)
  const body = words([
    ends.length * 2,
    power * 2,
    Math.log2(power),
    (ends.length - power) * 2,
    ...ends,
    0,
    ...ends,
    ...deltas,
    1,
    ...ends.map(() => 0),
  ])
  return Buffer.concat([words([0, 1, 3, 1]), longs([12]), words([4, body.length + 6, 0]), body])
}

function head(unitsPerEm: number, { xMin, yMin, xMax, yMax }: Box): Buffer {
  return Buffer.concat([
    longs([0x10000, 0x10000, 0, 0x5f0f3cf5]),
    words([3, unitsPerEm]),
    Buffer.alloc(16),
    words([xMin, yMin, xMax, yMax, 0, 8, 2, 1, 0]),
  ])
}

function hhea({ ascent, descent }: FontDesign, glyphs: readonly FontGlyph[]): Buffer {
  const widest = Math.max(...glyphs.map(({ advance }) => advance))
  return Buffer.concat([
    longs([0x10000]),
    words([ascent, -descent, 0, widest, 0, 0, widest, 1, 0, 0, 0, 0, 0, 0, 0, glyphs.length]),
  ])
}

function maxp(glyphs: readonly FontGlyph[]): Buffer {
  const contours = Math.max(...glyphs.map((glyph) => glyph.contours.length))
  const points = Math.max(...glyphs.map((glyph) => glyph.contours.flat().length))
  const rest = [points, contours, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0]
  return Buffer.concat([longs([0x10000]), words([glyphs.length, ...rest])])
}

function os2({ ascent, descent }: FontDesign, glyphs: readonly FontGlyph[]): Buffer {
  const [first, last] = [glyphs[0], glyphs.at(-1)].map((glyph) => (glyph ? code(glyph) : 0))
  return Buffer.concat([
    words([4, 600, 400, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 300, 0]),
    Buffer.alloc(10),
    longs([0, 0, 0, 0]),
    Buffer.from('    '),
    words([0x40, first ?? 0, last ?? 0, ascent, -descent, 0, ascent, descent]),
    longs([0, 0]),
    words([500, 700, 0, 32, 1]),
  ])
}

function name(family: string): Buffer {
  const texts = [family, 'Regular', family, family, 'Version 1.000', family.replaceAll(' ', '')]
  const encoded = texts.map((text) => Buffer.from(text, 'utf16le').swap16())
  let at = 0
  const records = encoded.flatMap((text, index) => {
    const record = [3, 1, 0x409, index + 1, text.length, at]
    at += text.length
    return record
  })
  return Buffer.concat([words([0, texts.length, 6 + texts.length * 12, ...records]), ...encoded])
}

/** Header, directory and tables, with the check sums that readers compare. */
function assemble(tables: Record<string, Buffer>): Buffer {
  const names = Object.keys(tables).sort()
  if (names.length !== tableCount) throw new Error(`${names.length} tables, ${tableCount} expected`)
  let at = 12 + names.length * 16
  const directory: Buffer[] = []
  const bodies: Buffer[] = []
  for (const tag of names) {
    const table = tables[tag] ?? Buffer.alloc(0)
    const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)])
    directory.push(Buffer.from(tag), longs([checkSum(padded), at, table.length]))
    bodies.push(padded)
    at += padded.length
  }
  const header = Buffer.concat([longs([0x10000]), words([names.length, 128, 3, 32])])
  const font = Buffer.concat([header, ...directory, ...bodies])
  const headAt = font.readUInt32BE(12 + names.indexOf('head') * 16 + 8)
  font.writeUInt32BE((0xb1b0afba - checkSum(font)) >>> 0, headAt + 8)
  return font
}

function checkSum(data: Buffer): number {
  let sum = 0
  for (let at = 0; at < data.length; at += 4) sum = (sum + data.readUInt32BE(at)) >>> 0
  return sum
}
