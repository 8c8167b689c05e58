import { expect, test } from 'vitest'
import { countingOn, placeOfMark } from './zone-marks.ts'

const marks = (text: string, ...places: number[]) =>
  places.map((at, index) => ({ place: placeOfMark(text[index] as string) as number, at }))

test.each([
  ['1', 1],
  [' 12 ', 12],
  ['A', 1],
  ['H', 8],
  ['J', 9],
  ['I', null],
  ['Ø8', null],
  ['AB', null],
])('%j names the zone %s', (text, place) => {
  expect(placeOfMark(text)).toBe(place)
})

test.each([
  ['numbers of a photograph, each zone a little longer', marks('1234', 46, 89, 137.5, 186)],
  ['letters from below', marks('ABCD', 240, 190, 140, 90)],
  ['with one that was not read', marks('1245', 46, 96, 196, 246)],
])('%s count on', (_, row) => {
  expect(countingOn(row)).toEqual(row)
})

test('what stands between the marks is not one of them', () => {
  const row = marks('ABCDE', 30, 80, 130, 180, 230)
  const other = { place: 8, at: 100 }
  expect(countingOn([...row.slice(0, 2), other, ...row.slice(2)])).toEqual(row)
})

test('a letter at the corner is none of a row of numbers, though it would count on', () => {
  const numbers = [
    { place: 4, isLetter: false, at: 125 },
    { place: 3, isLetter: false, at: 175 },
    { place: 2, isLetter: false, at: 225 },
  ]
  const letter = { place: 1, isLetter: true, at: 275 }
  expect(countingOn([letter, ...numbers])).toEqual([...numbers].reverse())
})

test('the next mark comes before the one behind it, in whatever order they were read', () => {
  expect(countingOn(marks('432', 50, 160, 270))).toHaveLength(3)
})

test.each([
  ['two marks', marks('12', 50, 100)],
  ['sizes close to each other', marks('123', 50, 58, 66)],
  ['sizes in another order', marks('1324', 50, 100, 150, 200)],
  ['sizes at any distance', marks('123', 50, 100, 290)],
])('%s are no zones', (_, row) => {
  expect(countingOn(row)).toEqual([])
})

test('a hostile number of marks ends', () => {
  const many = Array.from({ length: 5000 }, (_, at) => ({ place: 1 + (at % 9), at: at % 400 }))
  expect(countingOn(many).length).toBeLessThan(20)
})
