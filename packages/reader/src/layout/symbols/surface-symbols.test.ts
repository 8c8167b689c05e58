import { expect, it } from 'vitest'
import { composePage } from '../compose.ts'
import { type Item, ring, sheetOf, strokes, triangle, written } from '../testing/made-sheet.ts'

const surfaces = (...items: readonly Item[]): string[] =>
  composePage(sheetOf(...items))
    .composed.filter(({ kind }) => kind === 'surface')
    .map(({ text }) => text)

const symbol = [strokes('50,50 52.9,55 58.9,44.6; 50,50 50,50'), ring(52.9, 51.7, 1.6)]

it('sees a symbol without text beside the arrows of a dimension', () => {
  const arrows = [
    strokes('40,46 54,46'),
    triangle({ x: 54, y: 46 }, { x: 51, y: 45.6 }, { x: 51, y: 46.4 }),
    strokes('64,46 55,46'),
    triangle({ x: 55, y: 46 }, { x: 58, y: 45.6 }, { x: 58, y: 46.4 }),
  ]
  expect(surfaces(...symbol, ...arrows)).toEqual(['√\u030A'])
})

it('is not misled by small strokes of the part further away', () => {
  const slot = strokes('42,48 43,48; 42,49 43,49; 44,48 44,49')
  expect(surfaces(...symbol, slot)).toEqual(['√\u030A'])
})

it('sees the ring at the shelf for the surfaces all around, but none at an arm without shelf', () => {
  const arms = '50,50 52.9,55 58.9,44.6; 50,50 55.8,50'
  const text = written('Ra 1.6', 59, 48.5, { size: 3 })
  const knee = ring(58.9, 44.6, 1.6)
  expect(surfaces(strokes(`${arms}; 58.9,44.6 72,44.6`), text, knee)).toEqual(['√\u0304○ Ra 1.6'])
  expect(surfaces(strokes(arms), text, knee)).toEqual(['√\u0304 Ra 1.6'])
})

it('does not take edges of an isometric view for a symbol with a bar', () => {
  const slanted = strokes('0,0 2.9,5 8.9,-5.4; 0,0 5.8,0', 50, 50, 30)
  expect(surfaces(slanted)).toEqual([])
  expect(surfaces(strokes('0,0 2.9,5 8.9,-5.4; 0,0 5.8,0', 50, 50, 90))).toEqual(['√\u0304'])
})

it('reads the value below the shelf of a symbol that stands upside down under a surface', () => {
  const turned = '60,50 62.9,55; 60,50 55.1,58.5; 62.9,55 57.1,55; 55.1,58.5 43.4,58.5'
  const value = written('2.5', 46, 64.5)
  expect(surfaces(strokes(turned), value)).toEqual(['√\u0304 2.5'])
  const withoutShelf = turned.slice(0, turned.lastIndexOf(';'))
  expect(surfaces(strokes(withoutShelf), value)).not.toContain('√\u0304 2.5')
})

it('reads a usual value the right way up beside a symbol below a surface, no other number', () => {
  const below = strokes('60,50 62.9,55; 60,50 54.2,60')
  expect(surfaces(below, written('1.6', 57, 58.5, { size: 3 }))).toEqual(['√ 1.6'])
  expect(surfaces(below, written('35', 57, 58.5, { size: 3 }))).toEqual([])
})

it('does not take the zero of running dimensions for a value', () => {
  const arms = strokes('50,50 52.9,55; 52.9,55 58.9,44.6')
  const texts = [written('1.6', 45, 48.5, { size: 3 }), written('0', 52.2, 48.5, { size: 3 })]
  expect(surfaces(arms, ...texts)).toEqual(['√ 1.6'])
})

it('sees a symbol whose long arm is drawn in two strokes', () => {
  const halves = strokes('50,50 52.9,55; 52.9,55 55.8,50; 55.8,50 58.7,45')
  expect(surfaces(halves, written('3.2', 47, 49, { size: 3.5 }))).toEqual(['√ 3.2'])
})

it('sees a symbol whose strokes are drawn there and back', () => {
  const there = strokes('50,50 52.9,55; 52.9,55 58.9,44.6; 50,50 55.8,50')
  const back = strokes('52.9,55 50,50; 58.9,44.6 52.9,55; 55.8,50 50,50')
  expect(surfaces(there, back, written('Ra 3.2', 54.5, 49.5, { size: 3.5 }))).toEqual([
    '√\u0304 Ra 3.2',
  ])
})

it('reads the value the right way up in a symbol that stands upside down, where it is one of roughness', () => {
  const turned = strokes('60,50 62.9,55; 60,50 55.1,58.5; 62.9,55 57.1,55')
  const value = (text: string) => written(text, 60, 60, { size: 4 })
  expect(surfaces(turned, value('1.6'))).toEqual(['√\u0304 1.6'])
  expect(surfaces(turned, value('92'))).toEqual(['√\u0304'])
})

it('reads a mirrored symbol that a bar closes, with its value', () => {
  const arms = '52.9,55 55.8,50; 52.9,55 46.9,44.6'
  const value = written('6.3', 51, 49.2, { size: 4 })
  expect(surfaces(strokes(`${arms}; 50,50 55.8,50`), value)).toEqual(['√\u0304 6.3'])
  expect(surfaces(strokes(`${arms}; 50,50 55.8,50`))).toEqual([])
  expect(surfaces(strokes(arms), value)).toEqual([])
})

it('leaves the material of the cell above to its cell', () => {
  const arms = strokes('50,50 52.9,55; 52.9,55 58.9,44.6')
  const value = written('32', 47, 49, { size: 3 })
  expect(surfaces(arms, value, written('6061', 46, 45, { size: 3 }))).toEqual(['√ 32'])
  expect(surfaces(arms, value, written('12L14', 46, 45, { size: 3 }))).toEqual(['√ 32'])
})

it('reads the small symbols of a sheet that was printed on half its paper, with their values only', () => {
  const small = strokes('98.75,95.86 99.51,96.96 101.12,94.5; 98.75,95.86 100.27,95.86')
  expect(surfaces(small, written('0.8', 98.5, 95.7, { size: 1.2 }))).toEqual(['√\u0304 0.8'])
  expect(surfaces(small)).toEqual([])
})

it('gives each of two symbols in a row its own value', () => {
  const arms = (x: number) =>
    strokes(`${x},13.6 ${x + 1.9},16.4 ${x + 5.8},10.2; ${x},13.6 ${x + 3.7},13.6`)
  const values = [written('1.6', 270, 13.2, { size: 3 }), written('0.8', 277.7, 13.2, { size: 3 })]
  expect(surfaces(arms(270.6), arms(278.2), ...values)).toEqual(['√\u0304 1.6', '√\u0304 0.8'])
})

it('reads a value that stands on the shelf of its symbol, and none that high above an arm without shelf', () => {
  const arms = '47.07,55 50,60; 50,60 55.9,50'
  const value = written('0.8', 56.6, 49, { size: 4.7 })
  expect(surfaces(strokes(`${arms}; 55.9,50 63,50`), value)).toEqual(['√ 0.8'])
  expect(surfaces(strokes(arms), value)).toEqual([])
})

it('sees a bar that is drawn in two strokes', () => {
  const arms = '50,50 52.9,55 58.9,44.6; 58.9,44.6 72,44.6; 50,50 52.9,50'
  const text = written('Ra 0.8', 59, 48.5, { size: 3 })
  expect(surfaces(strokes(`${arms}; 52.9,50 55.8,50`), text)).toEqual(['√\u0304 Ra 0.8'])
  expect(surfaces(strokes(arms), text)).toEqual(['√ Ra 0.8'])
})
