import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Store } from '../store.ts'
import type { StorePlace } from './engines.ts'

/** A store in a process of its own. A failed call rejects with an Error that bears the name of what was thrown. */
interface RemoteStore {
  readonly pid: number
  readonly store: Store
  /** Ends the process as a power cut would, as far as a process can feel it. */
  kill(): Promise<void>
}

type Answer = { readonly id: number; readonly value?: unknown; readonly error?: string }

/** Starts a process with a store on this place; resolves when the store is open. */
export async function remoteStore({ dataDir, databaseUrl }: StorePlace): Promise<RemoteStore> {
  const script = join(import.meta.dirname, 'store-process.ts')
  const values = databaseUrl === undefined ? [dataDir] : [dataDir, databaseUrl]
  const child = spawn(process.execPath, [script, ...values], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const waiting = new Map<number, (answer: Answer) => void>()
  createInterface({ input: child.stdout }).on('line', (line) => {
    const answer = JSON.parse(line) as Answer
    waiting.get(answer.id)?.(answer)
  })
  child.once('exit', () => {
    for (const [id, answer] of waiting) answer({ id, error: 'ProcessEnded' })
  })
  const answerTo = (id: number) =>
    new Promise<Answer>((resolve) => {
      waiting.set(id, resolve)
    })
  const opened = await answerTo(0)
  if (opened.error) throw new Error('The process ended before its store was open')

  let calls = 0
  const call = async (method: string, args: unknown[]) => {
    const id = ++calls
    const answer = answerTo(id)
    child.stdin.write(`${JSON.stringify({ id, method, values: args })}\n`)
    const { value, error } = await answer
    if (error) throw Object.assign(new Error(method), { name: error })
    return value
  }
  return {
    pid: child.pid ?? 0,
    store: new Proxy({} as Store, {
      get: (_target, method) =>
        method === 'then' ? undefined : (...args: unknown[]) => call(String(method), args),
    }),
    async kill() {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}
