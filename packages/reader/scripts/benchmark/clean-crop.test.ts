import { expect, test } from 'vitest'
import { cleanCrop } from './clean-crop.ts'

/** A picture of rows of text: `#` is ink. */
function pictureOf(rows: readonly string[]) {
  const width = rows[0]?.length ?? 0
  const grey = Uint8Array.from(rows.join(''), (one) => (one === '#' ? 0 : 240))
  return { width, height: rows.length, grey }
}

const neighbours = [
  '..#####.###..',
  '..#####.###..',
  '.............',
  '.............',
  '#############',
  '.............',
  '....###.#....',
  '....#.#.#....',
  '.............',
  '#############',
  '.............',
  '..#####.###..',
  '..#####.###..',
]

test('a crop ends between the lettering it shows and that of its neighbours', () => {
  const inner = { left: 4, top: 6, right: 9, bottom: 8 }
  const outer = { left: 0, top: 1, right: 13, bottom: 12 }
  const { top, bottom } = cleanCrop(pictureOf(neighbours), inner, outer)
  expect([top, bottom]).toEqual([2, 11])
})

test('where nothing is near, the margin is whole', () => {
  const empty = pictureOf(['......', '......', '..##..', '......', '......'])
  const outer = { left: 0, top: 0, right: 6, bottom: 5 }
  expect(cleanCrop(empty, { left: 2, top: 2, right: 4, bottom: 3 }, outer)).toEqual(outer)
})

test('what has to be shown is never cut, however near the neighbours are', () => {
  const tight = pictureOf(['######', '#.##.#', '######'])
  const inner = { left: 2, top: 1, right: 4, bottom: 2 }
  const { left, top, right, bottom } = cleanCrop(tight, inner, {
    left: 0,
    top: 0,
    right: 6,
    bottom: 3,
  })
  expect(left <= 2 && top <= 1 && right >= 4 && bottom >= 2).toBe(true)
})
