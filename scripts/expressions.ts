import { allExpressions } from './expressions/all-expressions.ts'
import { allowed } from './expressions/allowed.ts'
import { costOf } from './expressions/cost-of.ts'

/*
 * Part of `npm run check`: the time of a regular expression grows no faster than its text, or allowed.ts says why it may.
 * Loops within loops, which this misses, are judged by `expressions/exponential.system.test.ts`.
 */

const { expressions, unseen } = await allExpressions()
const used = new Set<(typeof allowed)[number]>()
const costly = expressions.flatMap((expression) => {
  const cost = costOf(expression)
  if (cost === undefined) return []
  const excuse = allowed.find(
    ({ path, source }) => path === expression.path && expression.source.startsWith(source),
  )
  if (excuse) used.add(excuse)
  const { path, line, source, flags } = expression
  return excuse
    ? []
    : [
        `${path}:${line}: ${cost}: rewrite it, or give a reason in scripts/expressions/allowed.ts: /${source}/${flags}`,
      ]
})
const needless = allowed
  .filter((excuse) => !used.has(excuse))
  .map(
    ({ path, source }) =>
      `scripts/expressions/allowed.ts: remove the entry of ${path}, which is no longer needed: ${source}`,
  )

const builtLate = unseen.map((place) => `${place}: build this expression when the module is loaded`)
const faults = [...builtLate, ...costly, ...needless]
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exit(1)
console.log(`Expressions: ${expressions.length} in order`)
