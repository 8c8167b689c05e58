import { getDrawing } from '@firstangle/drawings'
import { expect, test } from 'vitest'
import { formulaTerms } from './formula-terms.ts'

const drawing = getDrawing('bracket')
const { width, height, ...terms } = formulaTerms(drawing)

test('quantities are those a reader counts on the sheet', () => {
  // Ø40 H7, 4x Ø6.6, 2x Ø6 H7; 4x M6; four positions, a flatness, a perpendicularity; 1.02 kg.
  expect(terms.bores.quantity.en).toBe('7')
  expect(terms.threads.quantity.en).toBe('4')
  expect(terms.tolerances.quantity.en).toBe('6')
  expect(terms.weight.quantity).toEqual({ en: '1.02\u00a0kg', de: '1,02\u00a0kg' })
})

test('every callout of a term has its box, datums have none', () => {
  const count = Object.values(terms).map(({ boxes }) => boxes.length)
  expect(count).toEqual([1, 3, 1, 6])
})

test('no balloon stands on a callout or outside the sheet', () => {
  const radius = 8
  for (const { balloon } of Object.values(terms)) {
    expect(balloon.x).toBeGreaterThan(radius)
    expect(balloon.x).toBeLessThan(width - radius)
    expect(balloon.y).toBeLessThan(height - radius)
    const covered = drawing.fields.filter(({ box }) => {
      const dx = Math.max(box.x - balloon.x, 0, balloon.x - box.x - box.width)
      const dy = Math.max(box.y - balloon.y, 0, balloon.y - box.y - box.height)
      return Math.hypot(dx, dy) < radius
    })
    expect(covered.map(({ label }) => label)).toEqual([])
  }
})
