import { grown, intersect } from '../boxes.ts'
import type { LengthUnit } from '../callout.ts'
import { exactUnitBeside, printedNumber } from '../grammar/other-unit.ts'
import type { TextRun } from '../page.ts'

const bracketed = /^\[(\d{1,4}(?:[.,]\d{1,4})?)\]$/
const plain = /^[ØR]?(\d{1,4}(?:[.,]\d{1,4})?)$/

type Placed = Pick<TextRun, 'text' | 'box' | 'size'>

const numbersOf = (texts: readonly Placed[], pattern: RegExp) =>
  texts.flatMap((text) => {
    const number = pattern.exec(text.text)?.[1]
    return number === undefined ? [] : [{ ...text, number: printedNumber(number) }]
  })

/** How far a size and its other unit lie apart at most, in heights of the font. */
const near = 0.6

/**
 * The unit that a size tells that stands beside itself in the other unit, in brackets: 0.32 below `[8.1]` is in inches. Null
 * where no such pair, or pairs of both kinds, stand on the sheet.
 */
export function dualUnit(texts: readonly Placed[]): LengthUnit | null {
  const sizes = numbersOf(texts, plain)
  const units = new Set(
    numbersOf(texts, bracketed).flatMap((other) =>
      sizes.flatMap(({ number, box, size }) => {
        const isBeside = intersect(grown(box, near * size, near * size), other.box)
        const unit = isBeside ? exactUnitBeside(number, other.number) : null
        return unit ? [unit] : []
      }),
    ),
  )
  const [unit, ...others] = units
  return unit && others.length === 0 ? unit : null
}
