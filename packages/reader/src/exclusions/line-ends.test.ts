import { expect, it } from 'vitest'
import { type Item, sheetOf, strokes, written } from '../layout/testing/made-sheet.ts'
import { readPage } from '../read-page.ts'

/** A number whose dimension line ends in it. */
const interrupted = (text: string, y: number) => [
  written(text, 100, y),
  strokes(`70,${y - 1.7} 99,${y - 1.7}; 112,${y - 1.7} 150,${y - 1.7}`),
]
const labelsOf = (source: 'scan' | 'vector', ...items: Item[]) =>
  readPage({ ...sheetOf(...items), source }).features.map(({ label }) => label)

it('takes the end of its dimension line off a number of a scan', () => {
  const items = [
    ...interrupted('-20', 100),
    ...interrupted('1.5-', 120),
    ...interrupted('-75-', 140),
  ]
  expect(labelsOf('scan', ...items)).toEqual(['20', '1.5', '75'])
  expect(labelsOf('vector', ...items)).not.toContain('20')
  expect(labelsOf('scan', ...interrupted('-0.3680', 100))).toEqual(['0.3680'])
})

it('takes four decimals on a dimension line for a size, and elsewhere for the number of a material', () => {
  expect(labelsOf('vector', ...interrupted('2.4500', 100))).toEqual(['2.4500'])
  expect(labelsOf('vector', written('1.4301', 100, 100), strokes('95,80 95,120'))).toEqual([])
})

it('is not misled by an outline that was read as a large zero', () => {
  const items = [...interrupted('-20', 100), ...interrupted('30', 120), ...interrupted('40', 140)]
  const slot = written('0', 60, 200, { size: 8 })
  expect(labelsOf('scan', ...items, slot)).toContain('20')
})

it('takes it off where a zero stands elsewhere on the sheet, in no row with the number', () => {
  expect(labelsOf('scan', ...interrupted('-20', 100), written('0', 200, 60))).toContain('20')
})

it('takes the tick of a dimension line, which looks like a comma, off a number among whole ones', () => {
  const tick = interrupted(',10', 100)
  const whole = [...interrupted('25', 120), ...interrupted('40', 140), ...interrupted('60', 160)]
  expect(labelsOf('scan', ...tick, ...whole)).toContain('10')
  const fine = ['2.5', '0.75', '6.25'].flatMap((text, i) => interrupted(text, 120 + 20 * i))
  expect(labelsOf('scan', ...tick, ...fine)).toContain('10')
  expect(labelsOf('scan', ...interrupted(',17', 100), ...fine)).not.toContain('17')
  const zeros = ['0', '4', '0', '1.200'].flatMap((text, i) => interrupted(text, 120 + 20 * i))
  expect(labelsOf('scan', ...interrupted('.900', 100), ...zeros)).not.toContain('900')
  const exact = ['2.5', '0.75', '6.30'].flatMap((text, i) => interrupted(text, 120 + 20 * i))
  expect(labelsOf('scan', ...tick, ...exact)).not.toContain('10')
})

it('leaves ordinates, deviations and numbers without a line as they are', () => {
  expect(labelsOf('scan', ...interrupted('-20', 100), ...interrupted('0', 120))).not.toContain('20')
  expect(labelsOf('scan', ...interrupted('-0.04', 100))).toEqual([])
  expect(labelsOf('scan', written('-20', 100, 100))).toEqual([])
})

it('takes the end of its leader off a radius or a diameter, also beside ordinates, and a wave off a number', () => {
  const origin = interrupted('0', 120)
  expect(labelsOf('scan', ...interrupted('-R10.75', 100), ...origin)).toContain('R10.75')
  expect(labelsOf('scan', ...interrupted('~Ø20', 100))).toContain('Ø20')
  expect(labelsOf('scan', ...interrupted('~25', 100))).toContain('25')
  expect(labelsOf('vector', ...interrupted('-R10.75', 100))).not.toContain('R10.75')
})
