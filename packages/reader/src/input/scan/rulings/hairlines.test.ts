import { expect, test } from 'vitest'
import { binarised, faintShare } from '../ink/binarise.ts'
import type { Component } from '../ink/components.ts'
import { newPieces, withHairlines, withoutRowsOfLetters } from './hairlines.ts'
import { rulingsOf } from './rulings.ts'

const [width, height] = [400, 100]
const pixelsPerMm = 8

/** Grey paper whose shades differ a little, with a level line in those places where `shade` gives one. */
function paperWith(shade: (x: number) => number | null) {
  let seed = 7
  const noise = () => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31
    return (seed >> 16) % 7
  }
  const pixels = Uint8Array.from({ length: width * height }, () => 225 + noise())
  for (let x = 0; x < width; x += 1) {
    const own = shade(x)
    if (own !== null) pixels[50 * width + x] = own
  }
  return { width, height, pixels }
}

const linesOf = (shade: (x: number) => number | null) => {
  const image = paperWith(shade)
  const plain = binarised(image, 20, faintShare)
  const all = withHairlines(image, plain, true, pixelsPerMm)
  const least = 8 * pixelsPerMm
  return {
    plain: rulingsOf(plain, true, least, 9),
    all: rulingsOf(all, true, least, 9),
    upright: rulingsOf(withHairlines(image, plain, false, pixelsPerMm), false, least, 9),
  }
}

test('a hairline that is hardly darker than its paper is seen over its length', () => {
  const faint = linesOf((x) => (x > 50 && x < 350 ? 210 : null))
  expect(faint.plain).toEqual([])
  expect(faint.all).toMatchObject([{ from: 51, to: 350 }])
  expect(faint.upright).toEqual([])
})

test('a line that noise has broken is whole, a dashed one is none', () => {
  const broken = linesOf((x) => (x > 50 && x < 350 && x % 17 > 2 ? 120 : null))
  expect(broken.all).toMatchObject([{ from: 54, to: 350 }])
  const dashed = linesOf((x) => (x > 50 && x < 350 && x % 32 > 7 ? 120 : null))
  expect(dashed.all).toEqual([])
})

test('pieces count where no line is known, as thin as they are', () => {
  const line = { isHorizontal: true, at: 50, from: 50, to: 350, thickness: 3 }
  const known = [
    { ...line, from: 120, to: 200 },
    { ...line, at: 60, from: 50, to: 350 },
    { ...line, from: 210, to: 240, thickness: 1 },
  ]
  expect(newPieces([line], known, pixelsPerMm)).toEqual([
    { ...line, from: 50, to: 120, thickness: 1 },
    { ...line, from: 240, to: 350, thickness: 1 },
  ])
})

test('what runs through the letters of a line of text is no piece of a line, what runs below them is', () => {
  const letter = (left: number): Component => ({
    left,
    right: left + 12,
    top: 40,
    bottom: 60,
    area: 80,
    runs: new Int32Array(),
  })
  const text = { isHorizontal: true, parts: [50, 70, 90, 110].map(letter), height: 20 }
  const piece = { isHorizontal: true, at: 50, from: 50, to: 120, thickness: 1 }
  const below = { ...piece, at: 62 }
  const long = { ...piece, from: 50, to: 350 }
  const across = { ...piece, isHorizontal: false, from: 20, to: 90 }
  expect(withoutRowsOfLetters([piece, below, long, across], [text])).toEqual([below, long, across])
  const pair = { ...text, parts: text.parts.slice(0, 2) }
  expect(withoutRowsOfLetters([piece], [pair])).toEqual([piece])
})
