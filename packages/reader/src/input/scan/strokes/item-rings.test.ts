import type { SKRSContext2D } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import type { TextRun } from '../../../page.ts'
import type { GreyImage } from '../../raster/grey-image.ts'
import { drawnPicture } from '../testing/drawn-picture.ts'
import { itemRingsAt } from './item-rings.ts'

/** Ten pixels to a millimetre. */
const millimetres = 0.1
const side = 200

/** A number of capitals 30 high in the middle of the picture. */
const number = (text: string): TextRun => ({
  text,
  origin: { x: 9, y: 11.5 },
  advance: 2,
  size: 4.2,
  rotation: 0,
  box: { x: 9, y: 8.5, width: 2, height: 3 },
  font: '',
  confidence: 0.9,
})

function pictureOf(draw: (context: SKRSContext2D) => void): GreyImage {
  return drawnPicture(side, (context) => {
    context.strokeRect(93, 87, 14, 26)
    context.beginPath()
    draw(context)
    context.stroke()
  })
}

const ringed = pictureOf((context) => {
  context.arc(103, 98, 42, 0, 2 * Math.PI)
  context.moveTo(145, 98)
  context.lineTo(199, 80)
})

test('a ring around a number, with its leader', () => {
  const [ring, ...others] = itemRingsAt([number('8')], ringed, millimetres)
  expect(others).toEqual([])
  const points = ring?.lines[0]?.points ?? []
  for (const { x, y } of points) expect(Math.hypot(x - 10.3, y - 9.8)).toBeCloseTo(4.2, 0)
  expect(ring?.lines[0]?.isClosed).toBe(true)
})

test.each([
  ['a value', 'Ø8', ringed],
  ['a number alone', '8', pictureOf(() => {})],
  [
    'a number between lines',
    '8',
    pictureOf((context) => {
      for (const y of [60, 140]) {
        context.moveTo(0, y)
        context.lineTo(side, y)
      }
    }),
  ],
  ['a number in a square', '8', pictureOf((context) => context.rect(20, 20, 160, 160))],
])('%s has none', (_, text, picture) => {
  expect(itemRingsAt([number(text)], picture, millimetres)).toEqual([])
})

const divided = (isDivided: boolean) =>
  pictureOf((context) => {
    context.strokeRect(93, 147, 14, 26)
    context.moveTo(163, 130)
    context.arc(103, 130, 60, 0, 2 * Math.PI)
    context.moveTo(isDivided ? 0 : 120, 131)
    context.lineTo(163, 131)
  })
const below = {
  ...number('1'),
  origin: { x: 9, y: 17.5 },
  box: { x: 9, y: 14.5, width: 2, height: 3 },
}

test('a ring around two numbers, one above the other, that its leader divides', () => {
  const [ring, ...others] = itemRingsAt([below, number('8')], divided(true), millimetres)
  expect(others).toEqual([])
  const [circle, line] = ring?.lines ?? []
  for (const { x, y } of circle?.points ?? []) {
    expect(Math.hypot(x - 10.3, y - 13)).toBeCloseTo(6, 0)
  }
  expect(line?.points.map(({ x }) => Math.round(x))).toEqual([4, 16])
  expect(line?.isClosed).toBe(false)
})

test('two numbers in a ring that nothing divides have none', () => {
  expect(itemRingsAt([below, number('8')], divided(false), millimetres)).toEqual([])
})
