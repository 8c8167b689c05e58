import { expect, it } from 'vitest'
import { componentsOf } from './components.ts'

/** A picture of rows of `#` and `.`, which counts how often ink is looked for. */
function picture(...rows: readonly string[]) {
  const width = rows[0]?.length ?? 0
  const ink = Uint8Array.from(rows.join(''), (pixel) => (pixel === '#' ? 1 : 0))
  const looked = { times: 0 }
  const usual = ink.indexOf.bind(ink)
  ink.indexOf = (...search) => {
    looked.times += 1
    return usual(...search)
  }
  return { bitmap: { width, height: rows.length, ink }, looked }
}

it('parts ink at the ends of rows and joins what touches at a corner', () => {
  const { bitmap } = picture('..##', '#...', '.#..')
  expect(componentsOf(bitmap).map(({ left, top, area }) => [left, top, area])).toEqual([
    [2, 0, 2],
    [0, 1, 2],
  ])
})

it('passes the paper of a sheet once, however many rows are blank', () => {
  const blank = Array.from({ length: 40 }, () => '....')
  const { bitmap, looked } = picture(...blank, '.#..', ...blank)
  expect(componentsOf(bitmap)).toHaveLength(1)
  expect(looked.times).toBeLessThan(4)
})
