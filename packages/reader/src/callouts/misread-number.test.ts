import { describe, expect, it } from 'vitest'
import type { LengthUnit } from '../callout.ts'
import { parseCallouts } from '../grammar/parse-callouts.ts'
import {
  hasLargeInches,
  isMisreadNumber,
  isUnsureNumber,
  isWithoutZeros,
} from './misread-number.ts'

const isMisread = (text: string, unit: LengthUnit, confidence = 0.9) =>
  parseCallouts(text, { unit }).some((callout) => isMisreadNumber(callout, confidence, false))

describe('isMisreadNumber', () => {
  it('takes a plain zero for a ring of the part', () => {
    expect(isMisread('0', 'mm')).toBe(true)
    expect(isMisread('0.5', 'mm')).toBe(false)
    expect(isMisread('0 {0;0}', 'mm')).toBe(true)
    expect(isMisread('0 {+0.1;0}', 'mm')).toBe(false)
  })

  it('takes a single figure for another mark where it is not sure', () => {
    expect(isMisread('9', 'mm', 0.75)).toBe(true)
    expect(isMisread('9', 'mm', 0.79)).toBe(false)
    expect(isMisread('19', 'mm', 0.75)).toBe(false)
    expect(isMisread('R9', 'mm', 0.75)).toBe(false)
  })

  it('takes a whole number that is not clear for pieces of another', () => {
    expect(isMisread('158', 'mm', 0.66)).toBe(true)
    expect(isMisread('158', 'mm', 0.72)).toBe(false)
    expect(isMisread('15.8', 'mm', 0.66)).toBe(false)
    expect(isMisread('R15', 'mm', 0.66)).toBe(false)
  })

  it('takes a figure with a letter behind for something else', () => {
    expect(isMisread('6H', 'mm')).toBe(true)
    expect(isMisread('6h.', 'mm')).toBe(true)
    expect(isMisread('6 H7', 'mm')).toBe(false)
    expect(isMisread('16 H', 'mm')).toBe(false)
  })

  it('takes a number with a comma behind for an angle that lost its ring', () => {
    expect(isMisread('72,', 'mm')).toBe(true)
    expect(isMisread('22.5,', 'mm')).toBe(true)
    expect(isMisread('22,5', 'mm')).toBe(false)
    expect(isMisread('10.', 'inch')).toBe(false)
  })

  it('misses the figures before a point of millimetres', () => {
    expect(isMisread('.68', 'mm')).toBe(true)
    expect(isMisread('.12 H12', 'mm')).toBe(true)
    expect(isMisread('.68', 'inch')).toBe(false)
  })

  it('misses no figures on a sheet that is written without zeros before its points', () => {
    const sizes = (texts: string[]) => texts.flatMap((text) => parseCallouts(text, { unit: 'mm' }))
    const callouts = sizes(['1.08', '.77', '.29', 'R.25'])
    expect(isWithoutZeros(callouts)).toBe(true)
    expect(callouts.some((one) => isMisreadNumber(one, 0.9, false, true))).toBe(false)
    expect(isWithoutZeros(sizes(['1.08', '.77', '.29']))).toBe(false)
    expect(isWithoutZeros(sizes(['.77', '.29', 'R.25', '0.5']))).toBe(false)
    expect(isWithoutZeros(sizes(['.77', '.29', 'R.25', 'Ø0.5']))).toBe(false)
  })

  it('takes large whole inches for figures that lost their point', () => {
    expect(isMisread('4921', 'inch')).toBe(true)
    expect(isMisread('4.921', 'inch')).toBe(false)
    expect(isMisread('4921', 'mm')).toBe(false)
    expect(isMisread('110.0', 'inch')).toBe(false)
  })

  it('takes them for what they are where sizes with a point are as large', () => {
    const callouts = ['272.5', '152.5', '140'].flatMap((text) =>
      parseCallouts(text, { unit: 'inch' }),
    )
    expect(hasLargeInches(callouts)).toBe(true)
    expect(hasLargeInches(callouts.slice(1))).toBe(false)
    expect(callouts.some((one) => isMisreadNumber(one, 0.9, true))).toBe(false)
  })
})

it('takes whole numbers in the outlines of a view for parts of it where they are not sure', () => {
  const isUnsure = (text: string, confidence: number) =>
    parseCallouts(text, { unit: 'mm' }).some((callout) => isUnsureNumber(callout, confidence))
  expect(isUnsure('4', 0.74)).toBe(true)
  expect(isUnsure('4', 0.8)).toBe(false)
  expect(isUnsure('4.5', 0.74)).toBe(false)
  expect(isUnsure(',1', 0.83)).toBe(true)
  expect(isUnsure('.1', 0.83)).toBe(false)
})
