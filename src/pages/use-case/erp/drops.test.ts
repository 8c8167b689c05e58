import { describe, expect, test } from 'vitest'
import { dropsOf } from './drops.ts'

const field = (id: string, x: number, width = 10) => ({
  id,
  box: { x, y: 0, width, height: 5 },
})

describe('the lines from a title block to an item', () => {
  test('lead from the right-hand end of a value to the middle of its field, from left to right', () => {
    const drops = dropsOf([field('right', 80), field('left', 0)], 100)
    expect(drops.map(({ id, from }) => [id, from])).toEqual([
      ['left', 10],
      ['right', 90],
    ])
    expect(drops[0]?.line).toMatch(/^10,0 .* 25,100$/)
    expect(drops[1]?.line).toMatch(/^90,0 .* 75,100$/)
  })

  test('do not run on one another', () => {
    const drops = dropsOf([field('a', 50), field('b', 62), field('c', 74), field('d', 86)], 100)
    const turns = drops.map(({ line }) => line.split(' ')[1]?.split(',')[1])
    expect(new Set(turns).size).toBe(4)
  })
})
