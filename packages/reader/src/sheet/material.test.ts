import { describe, expect, it } from 'vitest'
import { areContradictory, materialAnywhere, materialOf } from './material.ts'

const path = (text: string) => materialOf(text)?.category.join(' > ') ?? null

describe('materialOf', () => {
  it.each([
    ['1.4301', '1.4301', 'FERROUS_ALLOY > STEEL > STAINLESS_STEEL'],
    ['S235JR+AR', 'S235JR+AR', 'FERROUS_ALLOY > STEEL > STRUCTURAL_OR_CONSTRUCTIONAL_STEEL'],
    ['42CrMo4 +QT', '42CrMo4 +QT', 'FERROUS_ALLOY > STEEL > QUENCHED_AND_TEMPERED_STEEL'],
    ['16MnCr5', '16MnCr5', 'FERROUS_ALLOY > STEEL > CASE_HARDENING_STEEL'],
    ['X5CrNi18-10', 'X5CrNi18-10', 'FERROUS_ALLOY > STEEL > STAINLESS_STEEL'],
    ['11SMn30', '11SMn30', 'FERROUS_ALLOY > STEEL > FREE_CUTTING_STEEL'],
    ['Type C45', 'C45', 'FERROUS_ALLOY > STEEL > QUENCHED_AND_TEMPERED_STEEL'],
    ['DC01', 'DC01', 'FERROUS_ALLOY > STEEL > COLD_FORMING_STEEL'],
    ['EN-GJL-250', 'EN-GJL-250', 'FERROUS_ALLOY > CAST_IRON'],
    ['EN AW-6082 T6', 'EN AW-6082 T6', 'NONFERROUS_ALLOY > ALUMINIUM > WROUGHT_ALLOY'],
    ['AlMgSi1', 'AlMgSi1', 'NONFERROUS_ALLOY > ALUMINIUM > WROUGHT_ALLOY'],
    ['6061-T6', '6061-T6', 'NONFERROUS_ALLOY > ALUMINIUM > WROUGHT_ALLOY'],
    ['MIC6/ATP5 or equivalent', 'MIC6', 'NONFERROUS_ALLOY > ALUMINIUM > CAST_ALLOY'],
    ['6061', '6061', 'NONFERROUS_ALLOY > ALUMINIUM > WROUGHT_ALLOY'],
    ['CW614N', 'CW614N', 'NONFERROUS_ALLOY > COPPER'],
    ['CuZn39Pb3', 'CuZn39Pb3', 'NONFERROUS_ALLOY > COPPER'],
    ['AISI 304', 'AISI 304', 'FERROUS_ALLOY > STEEL > STAINLESS_STEEL'],
    ['AISI 4140', 'AISI 4140', 'FERROUS_ALLOY > STEEL > STRUCTURAL_OR_CONSTRUCTIONAL_STEEL'],
    ['4140 steel', '4140', 'FERROUS_ALLOY > STEEL > STRUCTURAL_OR_CONSTRUCTIONAL_STEEL'],
    ['SUS304', 'SUS304', 'FERROUS_ALLOY > STEEL > STAINLESS_STEEL'],
    ['SS 1914', 'SS 1914', 'FERROUS_ALLOY > STEEL > STRUCTURAL_OR_CONSTRUCTIONAL_STEEL'],
    ['SS400', 'SS400', 'FERROUS_ALLOY > STEEL > STRUCTURAL_OR_CONSTRUCTIONAL_STEEL'],
    ['PA6-GF30', 'PA6-GF30', 'POLYMER > THERMOPLASTIC > POLYAMIDE'],
    ['POM-C schwarz', 'POM-C', 'POLYMER > THERMOPLASTIC'],
    ['PEEK', 'PEEK', 'POLYMER > THERMOPLASTIC'],
    ['ABS', 'ABS', 'POLYMER > THERMOPLASTIC'],
    ['Ti-6Al-4V', 'Ti-6Al-4V', 'NONFERROUS_ALLOY > TITANIUM'],
    ['Acciaio rapido HSS-Co-M35', 'HSS-Co-M35', 'FERROUS_ALLOY > STEEL > TOOL_STEEL'],
    ['stainless steel', 'stainless steel', 'FERROUS_ALLOY > STEEL > STAINLESS_STEEL'],
    [
      'Sheet 2.0 Steel EN 1.0114',
      '1.0114',
      'FERROUS_ALLOY > STEEL > STRUCTURAL_OR_CONSTRUCTIONAL_STEEL',
    ],
  ])('knows %s', (text, designation, category) => {
    expect(materialOf(text)?.designation).toBe(designation)
    expect(path(text)).toBe(category)
  })

  it.each(['304', '6061', 'Stahl', '1018', 'PP'])('needs a caption for %s', (text) => {
    expect(materialAnywhere(text)).toBeNull()
    expect(materialOf(text)).not.toBeNull()
  })

  it.each(['12.5', 'Motor bracket', 'M8x1.25', '48-1073', 'ISO 2768-m', 'A3', 'C 5'])(
    'does not take %s for a material',
    (text) => expect(materialOf(text)).toBeNull(),
  )

  it('gives the standard of the designation', () => {
    expect(materialOf('EN AW-6082')?.standard).toBe('EN 573')
    expect(materialOf('1.4301')?.standard).toBe('EN 10027-2')
    expect(materialOf('Delrin')?.standard).toBeNull()
  })
})

describe('areContradictory', () => {
  const of = (text: string) => materialOf(text) ?? { designation: '', standard: null, category: [] }
  it('compares the base metal, not the grade', () => {
    expect(areContradictory(of('S235JR'), of('6061-T6'))).toBe(true)
    expect(areContradictory(of('6061-T6'), of('CuZn39Pb3'))).toBe(true)
    expect(areContradictory(of('EN-GJL-250'), of('S235JR'))).toBe(true)
    expect(areContradictory(of('1.4301'), of('stainless steel'))).toBe(false)
    expect(areContradictory(of('C45'), of('Stahl'))).toBe(false)
  })
})
