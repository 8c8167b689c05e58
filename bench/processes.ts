import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { buildMemory } from '../scripts/setup/build.mjs'
import { freePort } from '../server/testing/free-port.ts'

/** The site's server or one it is compared with, running on loopback. */
export interface Running {
  readonly pid: number
  readonly origin: string
  /** From the moment of spawning to the first 200, in ms. */
  readonly readyMs: number
  stop(): Promise<void>
}

const started = new Set<ChildProcess>()
const readyLimitMs = 30_000
const stopLimitMs = 12_000

/** Node as `npm run serve` starts it. */
export const serverNode = [process.execPath, '--max-semi-space-size=4', '--max-old-space-size=256']

/** Node as `npm run build` starts it. */
export const buildNode = [process.execPath, ...buildMemory]

/** Programs side by side get a core each: the server the second, the load the first. */
export const onCore = (core: number) => ['taskset', '-c', String(core)]

export const siteCommand = [...serverNode, 'scripts/serve.mjs']

/** Starts the production server as `npm run serve` does, without npm between, so that the pid is the server's. */
export function startSite(
  command: readonly string[] = siteCommand,
  more: Readonly<Record<string, string>> = {},
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'firstangle-bench-'))
  return startOnFreePort((port) => ({
    command,
    environment: {
      PORT: String(port),
      HOST: '127.0.0.1',
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: '2097152',
      MALLOC_TRIM_THRESHOLD_: '2097152',
      DATA_DIR: dataDir,
      ...more,
    },
    onExit: () => rmSync(dataDir, { recursive: true, force: true }),
  }))
}

/** Starts a command that listens on the port it is given, and waits for its first 200. */
export async function startOnFreePort(
  make: (port: number) => {
    command: readonly string[]
    environment?: Record<string, string>
    onExit?: () => void
  },
): Promise<Running> {
  const port = await freePort()
  const { command, environment, onExit } = make(port)
  const origin = `http://127.0.0.1:${port}`
  const startedAt = performance.now()
  const child = start(command, environment)
  if (onExit) child.once('exit', onExit)
  const errors: Buffer[] = []
  child.stderr?.on('data', (chunk: Buffer) => errors.push(chunk))
  const stop = () => end(child)
  try {
    await firstSuccess(`${origin}/`, child)
  } catch (error) {
    await stop()
    const said = Buffer.concat(errors).toString('utf8').slice(0, 2000)
    throw new Error(`${command.join(' ')}: ${error}\n${said}`)
  }
  return { pid: child.pid ?? 0, origin, readyMs: performance.now() - startedAt, stop }
}

/** Runs a command to its end and gives what it wrote; it is ended after `limitMs`. */
export async function run(command: readonly string[], limitMs: number): Promise<string> {
  const child = start(command)
  const output: Buffer[] = []
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk))
  const limit = setTimeout(() => child.kill('SIGTERM'), limitMs)
  const [code] = (await once(child, 'close')) as [number | null]
  clearTimeout(limit)
  started.delete(child)
  const text = Buffer.concat(output).toString('utf8')
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}\n${text}`)
  return text
}

/** Ends whatever still runs; for an interrupted benchmark. */
export async function stopEverything(): Promise<void> {
  await Promise.all([...started].map(end))
}

function start(command: readonly string[], environment: Record<string, string> = {}) {
  const [program = '', ...rest] = command
  // A group of its own, so that Ctrl+C reaches the benchmark first, which then ends it in order.
  const child = spawn(program, rest, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  child.stdout?.resume()
  started.add(child)
  return child
}

async function end(child: ChildProcess): Promise<void> {
  started.delete(child)
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const { pid } = child
  const closed = once(child, 'exit')
  process.kill(pid, 'SIGTERM')
  const isEnded = await Promise.race([closed.then(() => true), wait(stopLimitMs, false)])
  // The whole group of a process that does not listen, such as npm with a child.
  if (!isEnded) process.kill(-pid, 'SIGKILL')
}

async function firstSuccess(url: string, child: ChildProcess): Promise<void> {
  let failure: unknown
  child.once('error', (error) => {
    failure = error
  })
  const limit = performance.now() + readyLimitMs
  while (performance.now() < limit) {
    if (failure) throw failure
    if (child.exitCode !== null) throw new Error(`ended with ${child.exitCode}`)
    const answer = await fetch(url, { redirect: 'manual' }).catch(() => undefined)
    await answer?.arrayBuffer()
    // nginx redirects to its port with TLS.
    if (answer?.status === 200 || answer?.status === 301) return
    await wait(5)
  }
  throw new Error(`no 200 within ${readyLimitMs} ms`)
}
