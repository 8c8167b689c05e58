import { describe, expect, it } from 'vitest'
import { textsOf, written } from '../testing/made-sheet.ts'

describe('a tolerance class off the base line of its size', () => {
  const size = written('Ø100', 50, 50, { size: 2.5, advance: 5.6 })

  it('belongs to it, raised or lowered', () => {
    expect(textsOf(size, written('H7', 55.7, 49.3, { size: 2.1 }))).toEqual(['Ø100 H7'])
    expect(textsOf(size, written('h8', 55.7, 50.6, { size: 2.1 }))).toEqual(['Ø100 h8'])
    const upright = written('63', 101, 116.8, { size: 2.1, advance: 2.4, rotation: 90 })
    const class7 = written('h7', 102, 113.7, { size: 2.1, advance: 2.4, rotation: 90 })
    expect(textsOf(upright, class7)).toEqual(['63 h7'])
  })

  it('is no class far from it, nor are two of them, nor other letters', () => {
    expect(textsOf(size, written('H7', 58.5, 49.3, { size: 2.1 }))).toContain('Ø100')
    expect(textsOf(size, written('O7', 55.7, 49.3, { size: 2.1 }))).toContain('Ø100')
  })
})

it('does not take the power of a unit for a size', () => {
  const volume = written('39 m', 50, 50, { size: 2.5, advance: 5.4 })
  expect(textsOf(volume, written('3', 55.5, 49.3, { size: 2 }))).toEqual(['39 m³'])
  expect(textsOf(volume, written('3', 55.5, 47.5, { size: 2 }))).toContain('3')
})
