import { analyse } from 'scslre'
import type { Expression } from './find-expressions.ts'

/**
 * What is wrong with an expression that can take more than twice the time for a text of twice the length; undefined for
 * one that cannot.
 */
export function costOf({
  source,
  flags,
}: Pick<Expression, 'source' | 'flags'>): string | undefined {
  const { reports } = analyse({ source, flags })
  const [worst] = reports.toSorted((a, b) => Number(b.exponential) - Number(a.exponential))
  if (!worst) return undefined
  const growth = worst.exponential ? 'exponentially' : 'faster than its text'
  return `its cost grows ${growth} for repeated /${worst.character.literal.source.slice(0, 40)}/`
}
