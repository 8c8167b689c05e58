import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { generate } from './generate/generate.ts'
import { programOf } from './setup/run.mjs'

/**
 * `npm run check`: format, lint, types, layout and the cost of regular expressions. All of them run, side by side, so that
 * one call shows every fault.
 */
const checks: [name: string, command: string, args: string[]][] = [
  ['Format and lint', programOf('biome'), ['check', '--error-on-warnings', '.']],
  ['Types', programOf('tsc'), ['--noEmit']],
  ['Structure', process.execPath, ['scripts/structure.ts']],
  ['Expressions', process.execPath, ['scripts/expressions.ts']],
]

/** What a check printed, and whether all is in order. */
async function run(command: string, args: readonly string[]) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  const [out, problems, status] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { printed: out + problems, isInOrder: status === 0 }
}

// The types need the generated modules.
await generate()
const running = checks.map(([name, command, args]) => ({ name, result: run(command, args) }))
let isInOrder = true
for (const { name, result } of running) {
  const { printed, ...found } = await result
  process.stdout.write(printed)
  if (!found.isInOrder) console.error(`${name}: not in order`)
  isInOrder &&= found.isInOrder
}
if (!isInOrder) process.exit(1)
