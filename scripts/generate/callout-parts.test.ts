import { getDrawing } from '@firstangle/drawings'
import { expect, test } from 'vitest'
import { calloutParts } from './callout-parts.ts'

const { view, parts } = calloutParts(getDrawing('bracket'))

test('the callout is taken apart into the fields of the response', () => {
  expect(parts.map(({ id, path, value }) => `${id}: ${path} = ${value}`)).toEqual([
    'size: features.bores[0].diameter = 40 mm',
    'fit: features.bores[0].diameter.tolerance.fit = H7',
    'characteristic: features.gdnts[0].characteristic = POSITION',
    'zone: features.gdnts[0].zone = Ø 0.1 mm',
    'datums: features.gdnts[0].datums = A, B, C',
  ])
})

test('each part has its balloon in view, and a leader line to it', () => {
  const [left = 0, top = 0, width = 0, height = 0] = view
  for (const { foot, balloon } of parts) {
    expect(balloon.x).toBe(foot.x)
    expect(Math.abs(balloon.y - foot.y)).toBeGreaterThan(3)
    expect(balloon.x).toBeGreaterThan(left + 3)
    expect(balloon.x).toBeLessThan(left + width - 3)
    expect(balloon.y).toBeGreaterThan(top + 3)
    expect(balloon.y).toBeLessThan(top + height - 3)
  }
})

test('a drawing without a bore with a frame below it has no such callout', () => {
  expect(() => calloutParts({ ...getDrawing('bracket'), fields: [] })).toThrow('no bore')
})
