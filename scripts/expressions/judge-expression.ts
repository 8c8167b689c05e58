import { analyse } from 'scslre'
import type { Expression } from './find-expressions.ts'

type Judged = Pick<Expression, 'source' | 'flags'>

/**
 * What is wrong with an expression that can take more than twice the time for a text of twice the length; undefined for
 * one that cannot.
 */
export function costOf(expression: Judged): string | undefined {
  const worst = worstOf(expression) ?? worstUnbounded(expression)
  if (!worst) return undefined
  const growth = worst.exponential ? 'exponentially' : 'faster than its text'
  return `its cost grows ${growth} for repeated /${worst.character.literal.source.slice(0, 40)}/`
}

function worstOf({ source, flags }: Judged) {
  const { reports } = analyse({ source, flags })
  const [worst] = reports.toSorted((a, b) => Number(b.exponential) - Number(a.exponential))
  return worst
}

/** How often something may come, up to a number that is as good as any: `{1,20}`. */
const bounded = /(?<!\\)\{(\d{1,4}),(?:[4-9]|\d{2,4})\}/g

/**
 * The analysis takes a part with an upper limit for harmless, also within one that has none: `(?: ?\d{1,20})*` takes as long
 * as `(?: ?\d+)*`.
 */
function worstUnbounded({ source, flags }: Judged) {
  const unbounded = source.replaceAll(bounded, (_, least) => (least === '0' ? '*' : '+'))
  if (unbounded === source) return undefined
  const worst = worstOf({ source: unbounded, flags })
  return worst?.exponential ? worst : undefined
}
