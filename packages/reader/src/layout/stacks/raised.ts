import type { Line } from '../lines.ts'
import { joined, type Stacked } from './stacked.ts'

/** Tolerance classes of ISO 286: `H7`, `js6`; a class has no figure of its own before it. */
const fit = /^(?:[A-HJ-NP-Z]|JS|Z[ABC]|[a-hj-np-z]|js|z[abc])(?:[1-9]|1[0-8])$/
/** A size that ends with its number, without a tolerance. */
const bareSize = /^(?:\d{1,2} ?[xX×] ?)?(?:S?Ø ?)?\d+(?:[.,]\d+)?$/

/** Lines right behind another one, above or below its base line, none of them taller. */
function behindOf(line: Line, lines: readonly Line[], pattern: RegExp): Line[] {
  const { right, base, size } = line
  return lines.filter((one) => {
    const gap = one.left - right
    const off = Math.abs(one.base - base)
    return (
      one !== line &&
      pattern.test(one.text) &&
      gap > -0.25 * size &&
      gap < 0.6 * size &&
      off > 0.18 * size &&
      off < 0.75 * size &&
      one.size < 1.05 * size
    )
  })
}

/** `Ø100` with `H7` raised, or `h8` lowered, behind it: the class of a hole above, that of a shaft below. */
export function raisedFit(line: Line, lines: readonly Line[]): Stacked | null {
  if (!bareSize.test(line.text)) return null
  const [one, ...others] = behindOf(line, lines, fit)
  if (!one || others.length > 0) return null
  return { used: [line, one], mark: joined(line, `${line.text} ${one.text}`, [one]) }
}

/** `39 m` with its 3 raised is a volume: the figure is no size of its own. */
export function raisedPower(line: Line, lines: readonly Line[]): Stacked | null {
  if (!/\d ?[cdkm]?m$/.test(line.text)) return null
  const one = behindOf(line, lines, /^[23]$/).find(({ base }) => base < line.base)
  const power = one?.text === '2' ? '²' : '³'
  return one ? { used: [line, one], mark: joined(line, line.text + power, [one]) } : null
}
