import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalise } from './look-alikes.ts'
import { parseCallouts } from './parse-callouts.ts'
import { described } from './testing/described.ts'

const bits = [
  ...'0123456789.,/-+±°()[]{};|ØRMCxX×□⌴⌵↧√▷⌖⏥⊥ⓂABHhgk \'"*~#',
  'THRU',
  'TYP',
  'DEEP',
  ' tief ',
  'UNC',
  ' NPT',
  'Ra ',
  'H7',
  'g6',
  '4x ',
  'Ø20',
  'M8',
  '45°',
  ' / ',
  '0.1',
  '1/4',
  'SR',
  'SW ',
  'MAX',
  '贯穿',
]
const line = fc.array(fc.constantFrom(...bits), { maxLength: 24 }).map((parts) => parts.join(''))
const unit = fc.constantFrom('mm' as const, 'inch' as const)

describe('any line', () => {
  it('is read without an error', () => {
    fc.assert(
      fc.property(fc.oneof(line, fc.string({ unit: 'grapheme' })), unit, (text, sheetUnit) => {
        for (const callout of parseCallouts(text, { unit: sheetUnit })) {
          expect(Number.isInteger(callout.quantity) && callout.quantity > 0).toBe(true)
          expect(callout.text).not.toBe('')
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('gives callouts that are read the same from their own text', () => {
    fc.assert(
      fc.property(line, unit, (text, sheetUnit) => {
        for (const callout of parseCallouts(text, { unit: sheetUnit })) {
          expect(parseCallouts(callout.text, { unit: sheetUnit })).toContainEqual(callout)
        }
      }),
      { numRuns: 3000 },
    )
  })

  it('is normalised once and for all', () => {
    fc.assert(
      fc.property(fc.oneof(line, fc.string({ unit: 'grapheme' })), (text) => {
        const once = normalise(text)
        expect(normalise(once)).toBe(once)
      }),
      { numRuns: 1000, examples: [['ØØØ20'], ['↧↧THRU']] },
    )
  })
})

describe('composed sizes', () => {
  const value = fc.integer({ min: 1, max: 99_999 }).map((thousandths) => thousandths / 100)
  const sign = fc.constantFrom('.', ',')
  const written = (number: number, mark: string) => String(number).replace('.', mark)

  it('keep value, tolerance and quantity', () => {
    fc.assert(
      fc.property(
        value,
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 2, max: 99 }),
        sign,
        (size, deviation, quantity, mark) => {
          const amount = deviation / 1000
          const text = `${quantity}x Ø${written(size, mark)} ±${written(amount, mark)}`
          const tolerance = `<upper ${amount}, lower ${-amount}>`
          expect(parseCallouts(text, { unit: 'mm' }).map(described)).toEqual([
            `${quantity} × diameter ${size} mm ${tolerance}`,
          ])
        },
      ),
    )
  })
})

describe('long lines', () => {
  it.each(['4x Ø5 / ', '1 1/', '(((((', '{1;', '|⌖|0.1', 'Ø20 H7 ', '√̄ Ra ', 'word ', '1,'])(
    'of %s are paragraphs and no callouts',
    (bit) => {
      expect(parseCallouts(bit.repeat(10_000 / bit.length), { unit: 'mm' })).toEqual([])
      expect(() => parseCallouts(bit.repeat(290 / bit.length), { unit: 'mm' })).not.toThrow()
    },
  )
})
