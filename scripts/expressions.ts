import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { allowed } from './expressions/allowed.ts'
import { findExpressions } from './expressions/find-expressions.ts'
import { costOf } from './expressions/judge-expression.ts'
import { recordBuilt } from './expressions/record-built.ts'

/* Part of `npm run check`: the time of a regular expression grows no faster than its text, or allowed.ts says why it may. */

const root = fileURLToPath(new URL('../', import.meta.url))
const ours = /^(?:packages|shared|src|server|scripts)\/.*\.(?:tsx?|mjs)$/
const notRun = /\.test\.|\.gen\.ts$|\/testing\/|\.d\.m?ts$/

const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'])
const paths = listed
  .toString()
  .split('\0')
  .filter((path) => ours.test(path) && !notRun.test(path))
const files = paths.map((path) => ({ path, ...findExpressions(path, readFileSync(path, 'utf8')) }))

const loadable = files.filter(
  ({ path, built }) => built.length > 0 && !/(?:^|\/)scripts\//.test(path),
)
const recorded = await recordBuilt(
  root,
  loadable.map(({ path }) => path),
)
const unseen = loadable.flatMap(({ path, built }) =>
  built
    .filter((line) => !recorded.some((each) => each.path === path && each.line === line))
    .map((line) => `${path}:${line}: build this expression when the module is loaded`),
)

const expressions = [...files.flatMap(({ literals }) => literals), ...recorded]
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

const faults = [...unseen, ...costly, ...needless]
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exit(1)
console.log(`Expressions: ${expressions.length} in order`)
