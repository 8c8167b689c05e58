import { expect, test } from 'vitest'
import { boxOf } from '../../boxes.ts'
import { glyphs } from '../../lettering/glyphs.ts'
import { drawingFaults } from './check.ts'
import * as kit from './index.ts'
import { drawn, kinds, texts } from './testing/figure-items.ts'

test('every characteristic and modifier has a glyph', () => {
  const symbols = [...Object.values(kit.characteristics), ...'ⒺⓂⓁⓇⓅⒻⓊⓉ']
  expect(Object.keys(kit.characteristics)).toHaveLength(14)
  for (const symbol of symbols) expect(glyphs, symbol).toHaveProperty([symbol])
})

test('a feature control frame has a cell for each part and is as wide as it says', () => {
  const frame = {
    characteristic: 'position',
    tolerance: 'Ø0,2 Ⓜ',
    datums: ['A', 'B Ⓜ'],
    above: '4× Ø9',
    below: 'CZ',
  } as const
  const items = kit.featureControlFrame(10, 10, frame)
  expect(texts(items)).toEqual(['⌖', 'Ø0,2 Ⓜ', 'A', 'B Ⓜ', '4× Ø9', 'CZ'])
  const cells = kinds(items, 'symbol')
  expect(cells).toHaveLength(4)
  expect(Math.max(...cells.map((cell) => boxOf(cell).x + boxOf(cell).width))).toBeCloseTo(
    10 + kit.frameWidth(frame) + 0.175,
  )
  expect(drawingFaults(drawn(kit.featureControlFrame(10, 20, frame)))).toEqual([])
})
