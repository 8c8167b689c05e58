import { expect, test } from 'vitest'
import { distance } from '../../../boxes.ts'
import type { Path, Point, TextRun } from '../../../page.ts'
import type { GreyImage } from '../../raster/grey-image.ts'
import { drawnPicture } from '../testing/drawn-picture.ts'
import { surfaceArmsAt, withSurfaceArms } from './surface-arms.ts'

/** Ten pixels to a millimetre. */
const millimetres = 0.1
const side = 300

/** A value of capitals 25 high from (120, 125) on. */
const value = (text: string): TextRun => ({
  text,
  origin: { x: 12, y: 12.5 },
  advance: 4,
  size: 3.5,
  rotation: 0,
  box: { x: 12, y: 10, width: 4, height: 2.5 },
  font: '',
  confidence: 0.9,
})

/** A picture with strokes, and with ink of the value's figures. */
function pictureOf(strokes: readonly (readonly Point[])[]): GreyImage {
  return drawnPicture(side, (context) => {
    context.strokeRect(125, 103, 10, 20)
    context.strokeRect(143, 103, 10, 20)
    for (const [first, ...others] of strokes) {
      context.beginPath()
      context.moveTo(first?.x ?? 0, first?.y ?? 0)
      for (const { x, y } of others) context.lineTo(x, y)
      context.stroke()
    }
  })
}

/** A symbol with its tip at a place; `way` is 1 for one that stands upright, -1 for one upside down. */
function symbol(tip: Point, { way = 1, height = 32, isClosed = false } = {}): Point[][] {
  const at = (along: number, up: number) => ({ x: tip.x + way * along, y: tip.y - way * up })
  const half = height / Math.sqrt(3)
  const arms = [[at(-half, height), tip, at(2.2 * half, 2.2 * height)]]
  return isClosed ? [...arms, [at(-half, height), at(half, height)]] : arms
}

const upright = { x: 138, y: 164 }
const surface = [
  { x: 60, y: 164 },
  { x: 260, y: 164 },
]

test('the arms of a symbol below its value, on a surface', () => {
  const picture = pictureOf([...symbol(upright), surface])
  const [arms, ...others] = surfaceArmsAt([value('3.2')], picture, millimetres)
  expect(others).toEqual([])
  const strokes = arms?.paths.map(({ lines }) => lines[0]?.points ?? []) as Point[][]
  expect(strokes).toHaveLength(2)
  for (const [tip] of strokes)
    expect(distance(tip as Point, { x: 13.8, y: 16.4 })).toBeLessThan(0.5)
  const [short, long] = strokes.map(([from, to]) => distance(from as Point, to as Point))
  expect((long as number) / (short as number)).toBeGreaterThan(1.7)
})

test('the bar of a closed symbol comes with it', () => {
  const picture = pictureOf(symbol(upright, { isClosed: true }))
  expect(surfaceArmsAt([value('Ra 3.2')], picture, millimetres)[0]?.paths).toHaveLength(3)
})

test('a symbol upside down stands above its value', () => {
  const picture = pictureOf(symbol({ x: 138, y: 58 }, { way: -1, isClosed: true }))
  expect(surfaceArmsAt([value('6,3')], picture, millimetres)).toHaveLength(1)
})

test.each([
  ['there is none', pictureOf([surface])],
  [
    'there is hatching',
    pictureOf(
      Array.from({ length: 40 }, (_, i) => [
        { x: i * 12 - 180, y: 300 },
        { x: i * 12, y: 0 },
      ]),
    ),
  ],
])('none where %s', (_, picture) => {
  expect(surfaceArmsAt([value('3.2')], picture, millimetres)).toEqual([])
})

test('a symbol stands ahead of a value under its shelf, whose parameter is a word of its own', () => {
  const tip = { x: 75, y: 164 }
  const picture = pictureOf([...symbol(tip, { isClosed: true }), surface])
  const parameter = { ...value('Ra'), origin: { x: 12, y: 12.5 }, advance: 3 }
  const number = { ...value('3.2'), origin: { x: 16, y: 12.5 } }
  expect(surfaceArmsAt([parameter, number], picture, millimetres)[0]?.paths).toHaveLength(3)
  expect(surfaceArmsAt([number], picture, millimetres)).toEqual([])
})

test('a size that is no step of the series has no symbol', () => {
  expect(surfaceArmsAt([value('3.7')], pictureOf(symbol(upright)), millimetres)).toEqual([])
})

test('what came out of the marks of a symbol makes place for its arms', () => {
  const stroke = (...points: Point[]): Path => ({
    lines: [{ points, isClosed: false }],
    isStroked: true,
    isFilled: false,
    lineWidth: 0.2,
  })
  const piece = stroke({ x: 13, y: 15 }, { x: 13.6, y: 16 })
  const edge = stroke({ x: 2, y: 16.4 }, { x: 28, y: 16.4 })
  const found = surfaceArmsAt([value('3.2')], pictureOf(symbol(upright)), millimetres)
  expect(withSurfaceArms([piece, edge], found)).toEqual([edge, ...(found[0]?.paths ?? [])])
})
