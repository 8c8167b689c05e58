import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Expression, findExpressions } from './find-expressions.ts'
import { recordBuilt } from './record-built.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const ours = /^(?:packages|shared|src|server|scripts)\/.*\.(?:tsx?|mjs)$/
const notRun = /\.test\.|\.gen\.ts$|\/testing\/|\.d\.m?ts$/

/**
 * The regular expressions of all our code but its tests, as written and as built while modules are loaded. `unseen` are
 * the places of those that are built later, where nothing can judge them.
 */
export async function allExpressions(): Promise<{ expressions: Expression[]; unseen: string[] }> {
  const files = ourPaths().map((path) => ({
    path,
    ...findExpressions(path, readFileSync(root + path, 'utf8')),
  }))
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
      .map((line) => `${path}:${line}`),
  )
  return { expressions: [...files.flatMap(({ literals }) => literals), ...recorded], unseen }
}

function ourPaths(): string[] {
  const options = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const listed = execFileSync('git', options, { cwd: root, encoding: 'utf8' })
  return listed.split('\0').filter((path) => ours.test(path) && !notRun.test(path))
}
