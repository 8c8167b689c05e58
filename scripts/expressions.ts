import { allExpressions } from './expressions/all-expressions.ts'
import { allowed } from './expressions/allowed.ts'
import { costOf } from './expressions/cost-of.ts'

/*
 * Part of `npm run check`: the time of a regular expression grows no faster than its text, or allowed.ts says why it may.
 * Loops within loops, which this misses, are judged by `expressions/exponential.system.test.ts`.
 */

const { expressions, unseen } = await allExpressions()
const costly = expressions.flatMap((expression) => {
  const cost = costOf(expression)
  return cost === undefined ? [] : [{ ...expression, cost }]
})

type Allowed = (typeof allowed)[number]
const isAbout = (entry: Allowed, { path, source }: (typeof costly)[number]) =>
  entry.path === path && source.startsWith(entry.source)

const tooCostly = costly
  .filter((expression) => !allowed.some((entry) => isAbout(entry, expression)))
  .map(
    ({ path, line, cost, source, flags }) =>
      `${path}:${line}: ${cost}: rewrite it, or give a reason in scripts/expressions/allowed.ts: /${source}/${flags}`,
  )
const needless = allowed
  .filter((entry) => !costly.some((expression) => isAbout(entry, expression)))
  .map(
    ({ path, source }) =>
      `scripts/expressions/allowed.ts: remove the entry of ${path}, which is no longer needed: ${source}`,
  )

const builtLate = unseen.map((place) => `${place}: build this expression when the module is loaded`)
const faults = [...builtLate, ...tooCostly, ...needless]
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exit(1)
console.log(`Expressions: ${expressions.length} in order`)
