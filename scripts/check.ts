import { spawnSync } from 'node:child_process'
import { generate } from './generate/generate.ts'

/** `npm run check`: format, lint, types, layout and what expressions cost. All of them run, so that one call shows everything. */
const checks: [name: string, command: string, args: string[]][] = [
  ['Format and lint', 'biome', ['check', '--error-on-warnings', '.']],
  ['Types', 'tsc', ['--noEmit']],
  ['Structure', process.execPath, ['scripts/structure.ts']],
  ['Expressions', process.execPath, ['scripts/expressions.ts']],
]

// Types of generated modules are part of the program.
await generate()
const failed = checks.filter(([name, command, args]) => {
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  if (status !== 0) console.error(`${name}: not in order`)
  return status !== 0
})
if (failed.length > 0) process.exit(1)
