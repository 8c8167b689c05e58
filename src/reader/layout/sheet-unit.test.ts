import { describe, expect, it } from 'vitest'
import type { Composed } from './compose.ts'
import { unitOf } from './sheet-unit.ts'

const unitOfTexts = (...texts: readonly string[]) =>
  unitOf(texts.map((text) => ({ text }) as Composed))

describe('unitOf', () => {
  it('knows inches by screw threads and thousandths', () => {
    expect(unitOfTexts('3x #4-40 tapped hole', '2.000', '29.062', 'Ø5.998', '33.06')).toBe('inch')
  })

  it('stays with millimetres where thousandths stand alone', () => {
    expect(unitOfTexts('M8', '2.000', '29.062', 'Ø5.998')).toBe('mm')
  })
})
