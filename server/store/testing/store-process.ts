import { createInterface } from 'node:readline'
import { createLog } from '../../log.ts'
import { openStore } from '../open-store.ts'
import type { Store } from '../store.ts'

/*
 * A process with a store of its own, for tests: `node store-process.ts <dataDir> [<databaseUrl>]`. Each line of its input
 * is a call, as JSON; each answer is a line of output. See remote-store.ts.
 */

type Call = { readonly id: number; readonly method: keyof Store; readonly values: unknown[] }

const [dataDir = '', databaseUrl] = process.argv.slice(2)
const store = await openStore({ dataDir, databaseUrl, log: createLog('silent') })
console.log(JSON.stringify({ id: 0, value: 'open' }))

createInterface({ input: process.stdin }).on('line', async (line) => {
  const { id, method, values } = JSON.parse(line) as Call
  const run = store[method] as (...values: unknown[]) => Promise<unknown>
  try {
    console.log(JSON.stringify({ id, value: await run(...values) }))
  } catch (error) {
    console.log(JSON.stringify({ id, error: (error as Error).name }))
  }
})
