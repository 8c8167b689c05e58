import { drawingIds, getDrawing } from '@firstangle/drawings'
import { expect, test } from 'vitest'
import { characteristicsOf } from './characteristics.ts'

const bracket = characteristicsOf(getDrawing('bracket'))
const labelled = (path: string) => bracket.filter((row) => row.path === path)

test('a fit brings its deviations and its class', () => {
  expect(labelled('features.bores[0]')).toMatchObject([
    { what: 'BORE', nominal: 'Ø40', lower: '0', upper: '0.025', class: 'H7' },
  ])
})

test('a counterbored hole is one balloon with three characteristics', () => {
  const rows = labelled('features.bores[1]')
  const balloon = rows[0]?.balloon
  expect(rows.map(({ number, nominal }) => [number, nominal])).toEqual([
    [`${balloon}.1`, 'Ø6.6'],
    [`${balloon}.2`, 'Ø11'],
    [`${balloon}.3`, '6.5'],
  ])
  expect(rows.map(({ quantity }) => quantity)).toEqual([4, 4, 4])
})

test('a dimension without its own tolerance names the general note', () => {
  expect(labelled('features.dimensions[1]')).toMatchObject([
    { nominal: '130', lower: '-0.5', upper: '0.5', class: 'ISO 2768-m' },
  ])
})

test('a stated tolerance is not given to the general note', () => {
  const stated = characteristicsOf(getDrawing('shaft')).find(({ nominal }) => nominal === '28')
  expect(stated).toMatchObject({ lower: '-0.1', upper: '0', class: null })
})

test('a position frame names its datums', () => {
  expect(labelled('features.gdnts[0]')).toMatchObject([
    { what: 'POSITION', nominal: 'Ø0.1', class: 'A B C', zone: 'A2' },
  ])
})

test.each(drawingIds)('the numbers of the %s run without a gap', (id) => {
  const rows = characteristicsOf(getDrawing(id))
  const balloons = [...new Set(rows.map(({ balloon }) => balloon))]
  expect(balloons).toEqual(balloons.map((_, index) => index + 1))
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length)
})

test.each(drawingIds)('datums, exact and reference dimensions of the %s get no number', (id) => {
  const drawing = getDrawing(id)
  const { dimensions, gdnts } = drawing.responses.features
  const refs = new Set(characteristicsOf(drawing).map(({ ref }) => ref))
  const without = [
    ...dimensions.filter((each) => each.is_theoretically_exact || each.is_reference),
    ...gdnts.filter(({ characteristic }) => characteristic === 'DATUM'),
  ]
  expect(without.filter(({ reference_id: ref }) => refs.has(ref))).toEqual([])
})
