import { describe, expect, it } from 'vitest'
import type { Composed } from '../layout/compose.ts'
import { isUnitOpen, unitOf } from './sheet-unit.ts'

const unitOfTexts = (...texts: readonly string[]) =>
  unitOf(texts.map((text) => ({ text }) as Composed))

describe('unitOf', () => {
  it('knows inches by screw threads and thousandths', () => {
    expect(unitOfTexts('3x #4-40 tapped hole', '2.000', '29.062', 'Ø5.998', '33.06')).toBe('inch')
  })

  it('takes thousandths with their zero for inches too where a thread is one of inches', () => {
    expect(unitOfTexts('6-32 UNC ↧ 0.28', '0.531', '0.750', 'Ø0.400', '0.236')).toBe('inch')
    expect(unitOfTexts('M3 ↧ 0.28', '0.531', '0.750', 'Ø0.400', '0.236')).toBe('mm')
  })

  it('knows inches by a size that is said again in millimetres', () => {
    const sizes = ['1.06', '0.75', '0.01', '0.02'].map((text) => ({ text }))
    expect(unitOf(sizes, { dual: 'inch' })).toBe('inch')
    expect(unitOf(sizes)).toBe('mm')
  })

  it('knows inches by two sizes without their zero where no other has one', () => {
    expect(unitOfTexts('.94', '4.23', '15.19', '.94', 'R5.00')).toBe('inch')
    expect(unitOfTexts('.94', '0.94', '15.19', '.5', 'R5.00')).toBe('mm')
  })

  it('knows inches by holes without their zeros beside sizes that have them', () => {
    const holes = ['2X Ø.266 THRU ALL', '2X Ø.266 THRU ALL / ⌵ Ø.51 X 100°']
    const sizes = ['0.375', '1.50', '2.25', '0.75', '0.9185', '0.50', '0.35']
    expect(unitOfTexts(...holes, ...sizes)).toBe('inch')
    expect(unitOfTexts('2X Ø.266 THRU ALL', ...sizes)).toBe('mm')
    expect(unitOfTexts(...holes, ...sizes, '12', '45', '130')).toBe('mm')
    expect(unitOfTexts(...holes, ...sizes, '0.35 mm')).toBe('mm')
  })

  it('knows inches by one size without its zero where all others have two decimals', () => {
    expect(unitOfTexts('Ø.25', '30.00', '7.50', 'Ø1.13', 'SHEET 1 OF 1', '4', '3')).toBe('inch')
    expect(unitOfTexts('Ø.85(TYP)', '19.83', 'R1.88')).toBe('inch')
    expect(unitOf([{ text: 'Ø.25' }, { text: '30.00' }], { isScan: true })).toBe('mm')
    expect(unitOfTexts('Ø.25', '30', '7.50', 'Ø1.13')).toBe('mm')
    expect(unitOfTexts('Ø.25', '30.0', '7.50', 'Ø0.75')).toBe('mm')
    expect(unitOfTexts('Version .25', '30.00', '7.50')).toBe('mm')
    expect(unitOfTexts('6.05 ±.05', '30.00', '7.50')).toBe('mm')
  })

  it('needs more for that in a scan, which loses zeros: the sign close to the point, and enough other sizes', () => {
    const inScan = (...texts: readonly string[]) =>
      unitOf(
        texts.map((text) => ({ text })),
        { isScan: true },
      )
    expect(inScan('Ø.25', '30.00', '7.50', 'Ø1.13', '40.00', '4')).toBe('inch')
    expect(inScan('.25', '30.00', '7.50', 'Ø1.13', '40.00')).toBe('mm')
    expect(inScan('Ø.25', '30.00', '7.50', 'Ø1.13', '120')).toBe('mm')
    expect(inScan('Ø.25', '30.00', '7.50', 'Ø0.75', '40.00')).toBe('mm')
    expect(inScan('R.6', '30.00', '7.50', 'Ø1.75', '40.00')).toBe('mm')
  })

  it('is not inches where a size would be longer than the paper', () => {
    const unitOn = (paper: number, scale: string) =>
      unitOf(
        ['.50', '50.00', '12.50', scale].map((text) => ({ text })),
        { paper },
      )
    expect(unitOn(297, 'SCALE 1 : 1')).toBe('mm')
    expect(unitOn(297, 'SCALE 1 : 8')).toBe('inch')
    expect(unitOn(1300, 'SCALE 1 : 1')).toBe('inch')
  })

  it('does not believe the millimetres of a form above sizes that are written as inches and measure inches', () => {
    const form = ['DIMENSIONS ARE IN MILLIMETERS', '.14', '2.05', '.29', '.09', '.55']
    const texts = form.map((text) => ({ text }))
    expect(unitOf(texts, { measured: 'inch' })).toBe('inch')
    expect(unitOf(texts)).toBe('mm')
  })

  it('stays with millimetres where thousandths stand alone', () => {
    expect(unitOfTexts('M8', '2.000', '29.062', 'Ø5.998')).toBe('mm')
  })

  it('is not decided by a single word', () => {
    expect(unitOfTexts('fits a 2 inches pipe', '20', '35')).toBe('mm')
    expect(unitOfTexts('ZOLL', '12,5', '0,2', '3,5 ±0,1')).toBe('mm')
    expect(unitOfTexts('millimeter', '.250', '.500', '1.125', '.75')).toBe('inch')
  })

  it('does not follow from a deviation that lost its zero, but from sizes with their unit', () => {
    expect(unitOfTexts('6.05±.05', '3.05±.05', '6.8 +.05', '6.8')).toBe('mm')
    expect(unitOfTexts('280.0 mm', '.25 mm', '.50 mm', '.75 mm')).toBe('mm')
  })

  it('follows from general tolerances of as many decimals as only inches have', () => {
    expect(unitOfTexts('.XXX ±.001', '1.25', '3.500')).toBe('inch')
    expect(unitOfTexts('X.XXX = +/- .005', '1.25', '3.500')).toBe('inch')
    expect(unitOfTexts('TWO PLACE DECIMAL ±.01', '1.25', '3.500')).toBe('inch')
    expect(unitOfTexts('TWO PLACE DECIMAL ±0.1', '1.25', '3.500')).toBe('mm')
    expect(unitOfTexts('.XX ±0.25', '1.25', '3.500')).toBe('mm')
    expect(unitOfTexts('Dimensions in mm', '.XXX ±.005', '25', '35')).toBe('mm')
  })

  it('is what a sentence states', () => {
    expect(unitOfTexts('DIMENSIONS ARE IN INCHES', '0.5', '0.25', '0.125')).toBe('inch')
    expect(unitOfTexts('ALL DIMENSIONS IN MM', '.5', '.25', '.125')).toBe('mm')
    expect(unitOfTexts('UNITS: INCH', '2.5')).toBe('inch')
    // In small print the short word is lost, and the line before it stands apart.
    expect(unitOfTexts('ARE INCHES', '0.5')).toBe('inch')
    expect(unitOfTexts('ARE #N INCHES', '0.5')).toBe('inch')
    // The unit is a text of its own.
    expect(unitOfTexts('Maße in', '2.5')).toBe('mm')
  })
})

describe('what lines measure', () => {
  const sizes = ['9.22', '10.43', '2.92'].map((text) => ({ text }))

  it('tells the unit of a sheet that does not say it', () => {
    expect(unitOf(sizes)).toBe('mm')
    expect(unitOf(sizes, { measured: 'inch' })).toBe('inch')
    const thousandths = ['9.220', '10.430', '2.925'].map((text) => ({ text }))
    expect(unitOf([...thousandths, { text: '6-32 UNC' }])).toBe('inch')
    expect(unitOf([...thousandths, { text: '6-32 UNC' }], { measured: 'mm' })).toBe('mm')
    const zeros = ['Ø1.299', 'Ø0.598', '0.125', 'Ø0.150', 'Small (~.1 mm) fillet']
    expect(
      unitOf(
        zeros.map((text) => ({ text })),
        { measured: 'inch' },
      ),
    ).toBe('inch')
  })

  it('refutes the word of an unfilled form whose inches would not fit on the paper', () => {
    const sheet = ['100.00', '116.00', 'DIMENSIONS ARE IN INCHES'].map((text) => ({ text }))
    const clues = { paper: 432, words: ['SCALE: 1:1'] }
    expect(unitOf(sheet, { ...clues, measured: 'mm' })).toBe('mm')
    expect(unitOf(sheet, clues)).toBe('inch')
    expect(unitOf(sheet, { ...clues, measured: 'mm', words: ['SCALE: 1:10'] })).toBe('inch')
  })

  it('counts for less than what the sheet states', () => {
    const stated = [...sizes, { text: 'DIMENSIONS ARE IN INCHES' }]
    expect(unitOf(stated, { measured: 'mm' })).toBe('inch')
    expect(unitOf([...sizes, { text: 'Dimensions in mm' }], { measured: 'inch' })).toBe('mm')
  })
})

describe('isUnitOpen', () => {
  const isOpen = (unit: 'mm' | 'inch', ...texts: readonly string[]) =>
    isUnitOpen(
      texts.map((text) => ({ text })),
      unit,
    )

  it('is so where a size without its zero is all that speaks for inches', () => {
    expect(isOpen('inch', 'Ø.25', '30.00', '7.50', 'Ø1.13')).toBe(true)
    expect(isOpen('mm', '.25', '30.00', '7.50')).toBe(true)
  })

  it('is not so where the sheet has none, or says more', () => {
    expect(isOpen('mm', '30.00', '7.50', 'Ø1.13')).toBe(false)
    expect(isOpen('inch', '.25', '.50', '7.50')).toBe(false)
    expect(isOpen('inch', '.25', '7.50', 'DIMENSIONS ARE IN INCHES')).toBe(false)
    expect(isOpen('inch', '.25', '7.50', '1/4-20 UNC')).toBe(false)
    expect(isOpen('mm', '.25', '30.00', 'ALL DIMENSIONS IN MM')).toBe(false)
    expect(isOpen('mm', '.25', '0.50', '0.75', '0.30', '12.40')).toBe(false)
  })
})
