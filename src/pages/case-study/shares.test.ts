import { expect, it } from 'vitest'
import { sharesOf } from './shares.ts'

it('reads one share, both ends of a range, and none from another unit', () => {
  expect(sharesOf('30%')).toEqual([30])
  expect(sharesOf('> 95\u00a0%')).toEqual([95])
  expect(sharesOf('60–95\u202f%')).toEqual([60, 95])
  expect(sharesOf('5–20 s')).toEqual([])
  expect(sharesOf('≥ 300 dpi')).toEqual([])
})
