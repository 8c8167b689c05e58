import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const repository = fileURLToPath(new URL('../../..', import.meta.url))
/** Far above what it takes, for machines that do other work meanwhile. */
const startLimitMs = 150_000

/** The production build, served by a process of its own on a free port of this machine. */
export interface SiteProcess {
  readonly origin: string
  readonly pid: number | undefined
  /** Everything the process has written so far. */
  output(): string
  /** Ends it as an operator does; gives the exit code. */
  stop(): Promise<number | null>
  /** Ends it as a power cut does. */
  kill(): Promise<void>
}

/** A fresh directory for what a site stores. */
export function newDataDir(): string {
  return mkdtempSync(join(tmpdir(), 'firstangle-data-'))
}

/** Starts `npm run serve`'s program, as in production; by default it stores into a directory of its own. */
export function startSite(env: Record<string, string> = {}): Promise<SiteProcess> {
  return start('scripts/serve.mjs', env)
}

/** Starts the server of another build, given its directory. */
export function startBuild(directory: string, env: Record<string, string>): Promise<SiteProcess> {
  return start(join(directory, 'server/main.js'), env)
}

/** Starts the same build behind a renderer that throws for the given path prefixes. */
export function startFailingSite(
  prefixes: readonly string[],
  env: Record<string, string> = {},
): Promise<SiteProcess> {
  return start('tests/faults/support/failing-site.ts', { ...env, FAILING: prefixes.join(',') })
}

async function start(program: string, env: Record<string, string>): Promise<SiteProcess> {
  if (!existsSync(join(repository, 'dist/build.json'))) {
    throw new Error('These tests look at the production build: run "npm run build" first')
  }
  const node = join(repository, 'node_modules/.bin/node')
  const child = spawn(node, [program], {
    cwd: repository,
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: env.DATA_DIR ?? newDataDir(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const written: string[] = []
  child.stdout.on('data', (chunk) => written.push(String(chunk)))
  child.stderr.on('data', (chunk) => written.push(String(chunk)))
  const output = () => written.join('')
  try {
    return {
      origin: await announcedOrigin(child, output),
      pid: child.pid,
      output,
      stop: () => end(child, 'SIGTERM'),
      kill: async () => void (await end(child, 'SIGKILL')),
    }
  } catch (error) {
    await end(child, 'SIGTERM')
    throw error
  }
}

function announcedOrigin(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`The site ${why}: ${output()}`))
    const timer = setTimeout(() => fail('did not start in time'), startLimitMs)
    child.once('exit', (code) => fail(`ended with ${code}`))
    child.stdout?.on('data', () => {
      const origin = /is running at (http:\/\/\S+)/.exec(output())?.[1]
      if (!origin) return
      clearTimeout(timer)
      resolve(origin)
    })
  })
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  child.kill(signal)
  return ended
}
