import { drawingIds, getDrawing } from '@firstangle/drawings'
import { expect, test } from 'vitest'
import { partnerExcerpts, sheetDetails } from './partner-excerpts.ts'

test('excerpts say what the response of the sheet says', () => {
  const bracket = getDrawing('bracket')
  const { price, record, route, response, checks } = partnerExcerpts(bracket)
  const { features, insights, metadata } = bracket.responses
  const holes = features.bores.reduce((sum, { quantity }) => sum + quantity, 0)
  expect(price).toContainEqual({ name: 'weight', value: `${metadata.weight?.value}\u00a0kg` })
  expect(price).toContainEqual({ name: 'bores', value: String(holes) })
  expect(record).toContainEqual({ name: 'ITEM_TEXT', value: metadata.designation.value })
  expect(route).toContainEqual({
    name: 'process',
    value: insights.primary_process_options[0]?.process,
  })
  expect(response).toContain(features.bores[0]?.label)
  expect(checks.map(({ name }) => name)).toEqual(['10', '11', '12', '13'])
  const hole = features.bores.find(({ label }) => label.includes('Ø6 H7'))
  expect(checks[2]).toEqual({ name: '12', value: 'Ø6 H7', score: hole?.confidence.score })
})

test('a detail of each sheet has boxes around whole callouts only', () => {
  const details = sheetDetails()
  expect(details.map(([id]) => id)).toEqual(drawingIds)
  for (const [id, svg] of details) {
    const [, x, y, width, height] =
      svg.match(/viewBox="([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+)"/)?.map(Number) ?? []
    const boxes = [...svg.matchAll(/class="b \w+" d="M([\d.]+) ([\d.]+)h([\d.]+)v([\d.]+)/g)]
    expect(boxes.length, id).toBeGreaterThanOrEqual(5)
    for (const [, left, top, across, down] of boxes.map((box) => box.map(Number))) {
      expect(left, id).toBeGreaterThanOrEqual(x as number)
      expect(top, id).toBeGreaterThanOrEqual(y as number)
      expect((left as number) + (across as number)).toBeLessThanOrEqual(
        (x as number) + (width as number),
      )
      expect((top as number) + (down as number)).toBeLessThanOrEqual(
        (y as number) + (height as number),
      )
    }
  }
})
