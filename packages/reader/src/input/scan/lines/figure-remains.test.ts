import { expect, test } from 'vitest'
import { componentsOf } from '../ink/components.ts'
import { withoutFigureRemains } from './figure-remains.ts'
import type { Shaped } from './shaped-parts.ts'

/** A mark of a line whose capitals are 20 pixels high and stand at 20. */
function mark(u0: number, u1: number, v0: number): Shaped {
  const ink = new Uint8Array(60 * 20)
  for (let y = v0; y < 20; y += 1) ink.fill(1, y * 60 + u0, y * 60 + u1)
  const [part] = componentsOf({ width: 60, height: 20, ink })
  if (!part) throw new Error('No ink')
  return { part, box: { u0, u1, v0, v1: 20 }, symbol: null }
}

const [four, five] = [mark(0, 12, 0), mark(20, 32, 0)]
const letters = { baseline: 20, capitals: 20 }

test('the end of a figure that an arrowhead cut off is no point', () => {
  expect(withoutFigureRemains([four, mark(18, 24, 16), five], letters)).toEqual([four, five])
})

test.each([
  ['between two figures', 14, 18],
  ['under the bar of the one before', 9, 13],
])('a point %s stays', (_, from, to) => {
  const all = [four, mark(from, to, 16), five]
  expect(withoutFigureRemains(all, letters)).toEqual(all)
})
