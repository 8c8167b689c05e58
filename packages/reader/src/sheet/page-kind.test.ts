import { describe, expect, it } from 'vitest'
import { readSheet } from './read-sheet.ts'
import { madePage, madeRun } from './testing/made-page.ts'

const kindOf = (...lines: string[]) =>
  readSheet(madePage({ texts: lines.map((text, i) => madeRun(text, 30, 40 + 12 * i)) }), [])
    .pageType

describe('kind of a page', () => {
  it.each([
    ['FLOOR_PLAN', ['Ground floor plan', 'Bedroom', 'Kitchen 12 m²', 'Bathroom']],
    ['FLOOR_PLAN', ['Schlafzimmer', 'Küche', 'Wohnzimmer', 'Flur', 'Badezimmer']],
    ['PIPING_DIAGRAM', ['P&ID Cooling loop', 'PT-101', 'FIC-102', 'Heat exchanger']],
    ['WIRING_DIAGRAM', ['Stromlaufplan', '-K1', '-X1:3', '24 V DC']],
  ])('knows a %s', (kind, lines) => {
    expect(kindOf(...lines)).toBe(kind)
  })

  it('is not sure by one word', () => {
    expect(kindOf('Kitchen hinge', 'Maße in mm', 'Scale 1:1')).toBe('COMPONENT_DRAWING')
  })

  it('does not refuse a part for its words', () => {
    const lines = ['Schaltplan-Halter', 'ISO 2768-m', '-K1', '-X1', 'GND']
    expect(kindOf(...lines)).toBe('COMPONENT_DRAWING')
  })

  it('does not take a page of a report for a drawing, whatever its formulas hold', () => {
    const line = 'The forces on a shaft under a dynamic load are characterized by two stresses'
    const page = [...Array(10).fill(line), 'Maße in mm', 'Scale 1:1']
    expect(kindOf(...page)).toBe('MISCELLANEOUS')
    expect(kindOf(...page, 'ISO 2768-m')).toBe('COMPONENT_DRAWING')
    expect(kindOf(line, 'Maße in mm', 'Scale 1:1')).toBe('COMPONENT_DRAWING')
  })

  it('leaves a page of other text open', () => {
    expect(kindOf('Dear Sir or Madam', 'Thank you for your letter')).toBe('MISCELLANEOUS')
  })
})
