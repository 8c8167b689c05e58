import { expect, test } from 'vitest'
import { madeRun } from '../../sheet/testing/made-page.ts'
import { textsOfAnnotations } from './texts-of-annotations.ts'

/** A page of 100 by 100 units of one millimetre, upside down as PDF has it. */
const matrix = [1, 0, 0, -1, 0, 100] as const
const shx = { titleObj: { str: 'AutoCAD SHX Text' } }

test('the text of stroke fonts is taken from its annotations', () => {
  const [level, upright, letter] = textsOfAnnotations(
    [
      { ...shx, contentsObj: { str: '12.5' }, rect: [10, 20, 20, 23] },
      { ...shx, contentsObj: { str: 'R5' }, rect: [50, 20, 53, 30] },
      { ...shx, contentsObj: { str: 'A' }, rect: [70, 20, 72, 23] },
    ],
    matrix,
    [],
  )
  expect(level).toMatchObject({ text: '12.5', rotation: 0, origin: { x: 10, y: 80 }, advance: 10 })
  expect(level?.size).toBeCloseTo(4.2)
  expect(upright).toMatchObject({ text: 'R5', rotation: 90, origin: { x: 53, y: 80 }, advance: 10 })
  // A single letter is higher than wide as it stands.
  expect(letter).toMatchObject({ text: 'A', rotation: 0 })
})

test('comments of people are not read as part of the drawing', () => {
  const comment = { titleObj: { str: 'Jane' }, contentsObj: { str: 'M8' }, rect: [0, 0, 9, 9] }
  expect(textsOfAnnotations([comment, {}], matrix, [])).toEqual([])
})

test('an annotation over text of the file says nothing new', () => {
  const sign = { ...shx, contentsObj: { str: 'x7MIN' }, rect: [10, 20, 50, 26] }
  const run = { ...madeRun('7MIN', 40, 78), font: 'Arial' }
  expect(textsOfAnnotations([sign], matrix, [run])).toEqual([])
  expect(textsOfAnnotations([sign], matrix, [madeRun('7MIN', 40, 60)])).toHaveLength(1)
})
