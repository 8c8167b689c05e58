import { expect, test } from 'vitest'
import { componentsOf } from '../ink/components.ts'
import { letteringOf } from './lettering.ts'
import { linesOfText } from './lines-of-text.ts'

const pixelsPerMm = 10

/** Components of 200 by 100 pixels. */
const componentsIn = (isInk: (x: number, y: number) => boolean) =>
  componentsOf({
    width: 200,
    height: 100,
    ink: Uint8Array.from({ length: 20_000 }, (_, at) =>
      isInk(at % 200, Math.floor(at / 200)) ? 1 : 0,
    ),
  })

const isBox = (left: number, top: number) => (x: number, y: number) =>
  x >= left && x < left + 12 && y >= top && y < top + 26
const isRing = (x: number, y: number) => Math.abs(Math.hypot(x - 68, y - 50) - 24) < 1.5

test('a letter in a ring is no part of the word before it', () => {
  const letters = [isBox(28, 37), isBox(62, 37)]
  const components = componentsIn((x, y) => isRing(x, y) || letters.some((is) => is(x, y)))
  const lettering = letteringOf(components, pixelsPerMm)
  expect(lettering.ringed.map(({ left }) => left)).toEqual([62])
  expect(linesOfText(lettering, []).map(({ parts }) => parts.map(({ left }) => left))).toEqual([
    [28],
    [62],
  ])
})

test('letters in a larger circle stay a word', () => {
  const letters = [isBox(54, 37), isBox(70, 37)]
  const components = componentsIn((x, y) => isRing(x, y) || letters.some((is) => is(x, y)))
  const { ringed, letters: plain } = letteringOf(components, pixelsPerMm)
  expect(ringed).toEqual([])
  expect(plain).toHaveLength(2)
})

test('pieces of leaders are no letters, slashes and large letters are', () => {
  const lettersOf = (isInk: (x: number, y: number) => boolean) =>
    letteringOf(componentsIn(isInk), pixelsPerMm).letters.length
  const straight = (x: number, y: number) => y > 10 && y < 70 && Math.abs(x - y) < 2
  const bent = (x: number, y: number) =>
    (y > 10 && y <= 40 && x === 50) || (y > 40 && y < 70 && x === 50 + (y - 40))
  const slash = (x: number, y: number) => y > 10 && y < 70 && Math.abs(x - 50 - y / 4) < 2
  const wideSlash = (x: number, y: number) => y > 10 && y < 70 && Math.abs(x - 100 + y * 0.75) < 2
  const letterT = (x: number, y: number) =>
    (y > 10 && y < 14 && x > 20 && x < 70) || (y >= 14 && y < 70 && x > 42 && x < 48)
  expect([straight, bent].map(lettersOf)).toEqual([0, 0])
  expect([slash, wideSlash, letterT].map(lettersOf)).toEqual([1, 1, 1])
})

test('a bent leader is no letter, however thick noise makes it; a thin letter of its size is one', () => {
  const lettersOf = (isInk: (x: number, y: number) => boolean) =>
    letteringOf(componentsIn(isInk), pixelsPerMm).letters.length
  const thick = (x: number, y: number) =>
    (y > 10 && y <= 40 && x > 48 && x < 52) || (y > 40 && y < 70 && Math.abs(x - y - 10) < 2)
  const letterL = (x: number, y: number) =>
    y > 10 && y < 70 && ((x > 48 && x < 53) || (y > 65 && x > 48 && x < 84))
  expect([thick, letterL].map(lettersOf)).toEqual([0, 1])
})

test('solid marks are no letters; a large comma is a mark of its line', () => {
  const lettersOf = (isInk: (x: number, y: number) => boolean) =>
    letteringOf(componentsIn(isInk), pixelsPerMm).letters.length
  const triangle = (x: number, y: number) => y > 20 && y < 38 && Math.abs(x - 60) < (y - 20) * 0.6
  const bold = (x: number, y: number) =>
    y > 20 && y < 48 && ((x > 50 && x < 57) || (x > 63 && x < 70) || (x > 50 && x < 70 && y < 27))
  expect([triangle, bold].map(lettersOf)).toEqual([0, 1])
  const comma = (x: number, y: number) => x > 50 && x < 62 && y > 40 && y < 55
  const { letters, marks } = letteringOf(componentsIn(comma), pixelsPerMm)
  expect([letters.length, marks.length]).toEqual([0, 1])
})

test('an arrow with its tail is no letter of the figure below it', () => {
  const tail = (x: number, y: number) => Math.abs(y - 20.5) < 1.2 && x >= 20 && x < 90
  const head = (x: number, y: number) =>
    x >= 20 && x < 55 && Math.abs(y - 20.5) <= 1.2 + (x - 20) / 6
  const figure = (x: number, y: number) => Math.abs(Math.hypot((x - 60) * 1.5, y - 55) - 15) < 2
  const components = componentsIn((x, y) => tail(x, y) || head(x, y) || figure(x, y))
  const { letters } = letteringOf(components, pixelsPerMm)
  expect(letters.map(({ top }) => top)).toEqual([39])
})

test('a bold t is no arrow, although its bar widens it near one end', () => {
  const isIn = (x: number, from: number, to: number) => x >= 50 + from && x < 50 + to
  const stem = (x: number, y: number) =>
    (y >= 20 && y < 33 && isIn(x, y < 23 ? 4 : 2, 7)) || (y >= 33 && y < 55 && isIn(x, 3, 6))
  const bar = (x: number, y: number) => y >= 29 && y < 33 && isIn(x, 0, 10)
  const foot = (x: number, y: number) => y >= 55 && y < 58 && isIn(x, 3, 11)
  const isT = (x: number, y: number) => stem(x, y) || bar(x, y) || foot(x, y)
  expect(letteringOf(componentsIn(isT), pixelsPerMm).letters).toHaveLength(1)
})

test('a plate with letters left out of it is no letter, a bold D as large is one', () => {
  const isIn = (x: number, y: number, [left, top, right, bottom]: readonly number[]) =>
    x >= (left ?? 0) && x < (right ?? 0) && y >= (top ?? 0) && y < (bottom ?? 0)
  const bars = [
    [40, 30, 46, 70],
    [60, 30, 66, 70],
  ]
  const plate = (x: number, y: number) =>
    isIn(x, y, [20, 20, 90, 80]) && !bars.some((bar) => isIn(x, y, bar))
  const round = (x: number, y: number, radius: number) => Math.hypot(x - 40, y - 50) < radius
  const letter = (x: number, y: number) =>
    x >= 28 &&
    (x < 40 ? y >= 20 && y < 80 : true) &&
    round(x, y, 32) &&
    !(x >= 42 && round(x, y, 14))
  const lettersOf = (isInk: (x: number, y: number) => boolean) =>
    letteringOf(componentsIn(isInk), pixelsPerMm).letters.length
  expect([plate, letter].map(lettersOf)).toEqual([0, 1])
})
