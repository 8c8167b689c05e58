import { tenth } from '../../../../shared/rounding.ts'
import type { Check, Verdict } from './supplier-fit.ts'

/** A line from a sheet to a supplier; places in percent of the room between the two columns. */
export interface FanLine {
  part: number
  shop: number
  /** The check that fails; missing where the line arrives. */
  check?: Check
  end: number
  y: number
}

/** Where lines that do not arrive stop: far enough to the right for the ends of one supplier's lines to be below each other. */
const stopX = 76

/**
 * The lines from every sheet to every supplier. Both columns have the same height and equal distances. What arrives is
 * drawn first: the words of the others stand on it.
 */
export function fanLines(verdicts: readonly (readonly Verdict[])[]): FanLine[] {
  const lines = verdicts.flatMap((own, part) =>
    own.map((verdict, shop) => {
      const check = verdict.failed?.check
      const end = check ? stopX : 100
      const start = ((part + 0.5) / verdicts.length) * 100
      const target = ((shop + 0.5) / own.length) * 100
      const y = tenth(start + ((target - start) * end) / 100)
      return check ? { part, shop, check, end, y } : { part, shop, end, y }
    }),
  )
  return [...lines.filter(({ check }) => !check), ...lines.filter(({ check }) => check)]
}
