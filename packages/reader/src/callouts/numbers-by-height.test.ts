import { expect, test } from 'vitest'
import { parseCallouts } from '../grammar/parse-callouts.ts'
import type { Composed } from '../layout/compose.ts'
import type { FoundCallout } from './found-callouts.ts'
import { numbersOfOtherHeight } from './numbers-by-height.ts'

/** A level text of a sheet by the height of its font, and of its ink; the rest of what is known of it does not matter. */
const found = (text: string, size: number, ink = size): FoundCallout[] =>
  parseCallouts(text, { unit: 'mm' }).map((callout) => ({
    callout,
    composed: {
      text,
      size,
      direction: 0,
      boxes: [{ x: 50, y: 50, width: 4, height: ink }],
    } as Partial<Composed> as Composed,
    isGeneral: false,
  }))

const sizes = ['12', '8,5', 'R4', '30', 'Ø6']

/** Of texts on a sheet whose sizes are 3.5 high: which are too tall or too low for a size? */
function otherOf(texts: readonly (readonly [string, number, number?])[], others = sizes): string[] {
  const tall = texts.flatMap(([text, size, ink]) => found(text, size, ink))
  const all = [...others.flatMap((text) => found(text, 3.5)), ...tall]
  const isOther = numbersOfOtherHeight(all)
  return tall
    .filter((one) => isOther(one.callout, one.composed))
    .map(({ composed }) => composed.text)
}

test('a whole number far taller than the sizes of its sheet is a contour of a view', () => {
  expect(otherOf([['9', 7.2]])).toEqual(['9'])
  expect(otherOf([['11', 11]])).toEqual(['11'])
  expect(otherOf([['9', 4.5]])).toEqual([])
  expect(otherOf([['19', 5]])).toEqual([])
})

test('a single figure a little larger than the sizes is the name of a section', () => {
  expect(otherOf([['1', 5.2]])).toEqual(['1'])
})

test('a number of the usual height is a size, whatever tall mark beside it made of its font', () => {
  expect(otherOf([['70', 7.2, 3.5]])).toEqual([])
})

test('values with a sign or decimals are no contours, however tall', () => {
  expect(
    otherOf([
      ['9,5', 7.2],
      ['Ø9', 7.2],
    ]),
  ).toEqual([])
})

test('few sizes do not tell the height of a sheet', () => {
  expect(otherOf([['9', 7.2]], ['12', '8,5'])).toEqual([])
})

test('a 1 that is far lower than the sizes is a stroke of a view; other low figures may be sizes', () => {
  expect(otherOf([['1', 1.8]])).toEqual(['1'])
  expect(
    otherOf([
      ['1', 2.6],
      ['2', 1.8],
    ]),
  ).toEqual([])
})
