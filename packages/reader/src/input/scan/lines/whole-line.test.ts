import { describe, expect, test } from 'vitest'
import type { FigureLine } from '../../ocr/figure-line.ts'
import { componentsOf } from '../ink/components.ts'
import { written } from '../testing/written-text.ts'
import { frameOf } from './line-box.ts'
import { signedVerdictOf, verdictOf, wholeLine } from './whole-line.ts'

const seen = (text: string, confidence: number): FigureLine => ({ text, confidence })
const own = (text: string, confidence: number, marks = text.replaceAll(' ', '').length) => ({
  text,
  confidence,
  marks,
})

describe('two readings of a line', () => {
  test.each([
    ['45', 0.74, '45', 0.99],
    ['Ø12,5', 0.9, 'Ø 12.5', 0.4],
    ['4X Ø6', 0.8, '4x Ø6', 0.5],
    ['58', 0.8, '[58', 0.75],
    ['58', 0.8, '58)', 0.75],
    // A 1 without a flag.
    ['15', 0.8, 'I5', 0.5],
  ])('%s (%d) is confirmed by %s (%d)', (text, confidence, other, sure) => {
    const verdict = verdictOf(own(text, confidence), seen(other, sure))
    expect(verdict).toEqual({ stands: 'confirmed', confidence: Math.max(confidence, sure) })
  })

  test.each([
    ['words', 'RO. &', 0.78, 'R0.4', 0.8],
    ['a lost sign', 'p45', 0.03, 'Ø34.5', 0.86],
    ['a value that reads surer otherwise', '29', 0.77, '25', 0.84],
    ['a lost point', '075', 0.64, '0.75', 0.65],
    ['a speck behind a number', '27.', 0.68, '27', 0.97],
    ['a diameter sign that became a zero', '0180 H8', 0.91, 'Ø180 H8', 0.11],
    ['one that became another sign, in brackets', '(#140)', 0.68, '(Ø140)', 0.14],
    ['one that became a figure', '230', 0.63, 'Ø30', 0.5],
    ['a letter that no revision has', '1O', 0.91, '10', 0.86],
  ])('%s: the other one counts', (_, text, confidence, other, sure) => {
    expect(verdictOf(own(text, confidence), seen(other, sure))).toMatchObject({
      stands: 'other',
      text: other,
    })
  })

  test.each([
    ['what is no value', 'APPROVED', 0.6, 'A99ROVED', 0.9],
    ['a mark of the part that looks like a figure', '', 0, '4', 0.99, 1],
    ['a ratio', '1:1', 0.95, '11', 0.97],
    ['a point that only its place tells', '2.5', 0.95, '25', 0.98],
    ['a single mark that reads alike', '4', 0.9, '4', 0.99, 1],
    ['a point that a speck before a number was taken for', '12', 0.92, '.12', 0.71],
    ['a value that is much surer', '150', 0.99, '160', 0.65],
    ['a number in a list', '2.', 0.93, '2', 0.98],
    ['a revision', '1C', 0.91, '10', 0.86],
  ] as const)('%s: the own one stands', (_, text, confidence, other, sure, marks?: number) => {
    const reading = own(text, confidence, marks)
    expect(['own', 'doubted']).toContain(verdictOf(reading, seen(other, sure)).stands)
  })

  test('a number that was parted where its point touches a line is one with the point that the other one sees', () => {
    expect(verdictOf(own('21 45', 1), seen('21.45', 0.16))).toEqual({
      stands: 'other',
      text: '21.45',
      confidence: 0.85,
    })
    expect(verdictOf(own('21 45', 1), seen('21.45', 0.05)).stands).toBe('own')
    expect(verdictOf(own('21 45', 1), seen('214.5', 0.16)).stands).toBe('own')
  })

  test('a number gets the sign that only a wider look shows, and stays as it was read', () => {
    const verdict = signedVerdictOf(own('35', 0.9), seen('Ø 35', 0.36))
    expect(verdict).toEqual({ stands: 'other', text: 'Ø 35', confidence: 0.9 * 0.9 })
    expect(signedVerdictOf(own('3,2', 0.9), seen('R3.2', 0.5))?.stands).toBe('other')
    expect(signedVerdictOf(own('35', 0.9), seen('Ø 35', 0.2))).toBeNull()
    expect(signedVerdictOf(own('35', 0.9), seen('Ø36', 0.9))).toBeNull()
    expect(signedVerdictOf(own('0.04', 0.9), seen('□ 0.04', 0.9))).toBeNull()
    expect(signedVerdictOf(own('KM', 0.9), seen('RKM', 0.9))).toBeNull()
  })

  test('a value that reads otherwise, but not surely, is doubted', () => {
    expect(verdictOf(own('150', 0.9), seen('160', 0.5))).toEqual({
      stands: 'doubted',
      factor: 0.75,
    })
    expect(verdictOf(own('150', 0.9), seen('160', 0.3))).toEqual({ stands: 'own' })
  })
})

const { width, height, ink } = written('Ø25')
const image = { width, height, pixels: ink.map((one) => (one ? 0 : 255)) }
const parts = componentsOf({ width, height, ink }, 4)
const line = { image, parts, frame: frameOf(parts, 0), letters: { baseline: 40, capitals: 40 } }

/** A recogniser whose readings of the whole line come one after the other; counts how often it was asked. */
function reading(...lines: readonly FigureLine[]) {
  let asked = 0
  return {
    recognise: async () => [],
    figures: async () => lines[asked++] ?? null,
    end: async () => {},
    asked: () => asked,
  }
}

test('a line that does not read surely is seen a second time without what stands around it', async () => {
  const recogniser = reading(seen('Ø26', 0.4), seen('Ø25', 0.8))
  expect(await wholeLine(own('ees', 0.4), line, recogniser)).toMatchObject({ text: 'Ø25' })
  expect(recogniser.asked()).toBe(2)
})

test('one that reads surely is seen once, words not at all', async () => {
  const sure = reading(seen('Ø25', 0.95))
  await wholeLine(own('Ø25', 0.9), line, sure)
  expect(sure.asked()).toBe(1)
  const words = reading(seen('Ø25', 0.95))
  expect(await wholeLine(own('SECTION', 0.95), line, words)).toEqual({ stands: 'own' })
  expect(words.asked()).toBe(0)
})

test('without the network the own reading stands', async () => {
  const { recognise, end } = reading()
  expect(await wholeLine(own('12', 0.5), line, { recognise, end })).toEqual({ stands: 'own' })
})

test('a percent sign behind a number is that of a diameter, as old sheets have it', async () => {
  expect(await wholeLine(own('345%', 0.95), line, reading())).toEqual({
    stands: 'other',
    text: '345Ø',
    confidence: 0.95,
  })
})
