import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** The checkout's folder. */
export const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..')

/** Where the programs of the dependencies are. */
const programs = join(root, 'node_modules/.bin')

/** A program of the dependencies, whatever the caller's PATH. */
export const programOf = (name) => join(programs, name)

/** Node 24 of the dependencies; npm scripts find it first, and so does everything started from here. */
export const projectNode = programOf('node')

/** Says what happens now, set apart from what the called programs print. */
export function say(message) {
  console.log(`\n> ${message}`)
}

/** One clear line and the end. */
export function fail(message, exitCode = 1) {
  console.error(`\n${message}`)
  process.exit(exitCode)
}

let running = 0
let stoppedBy

/**
 * Runs a program to its end and gives its exit code; `take` gets what it writes, which is shown otherwise. A signal that
 * arrives meanwhile goes to the program, and this process ends after the last one: nothing is left behind.
 */
export function run(command, args, { env = {}, take } = {}) {
  const path = programs + delimiter + process.env.PATH
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: take ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, PATH: path, ...env },
    })
    running += 1
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', take)
    const passOn = (signal) => {
      child.kill(signal)
      stoppedBy = signal
    }
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    for (const signal of signals) process.on(signal, passOn)
    const end = (exitCode) => {
      for (const signal of signals) process.off(signal, passOn)
      running -= 1
      // This program was stopped, so nothing after this step is run either.
      if (!stoppedBy) resolve(exitCode)
      else if (running === 0) process.exit(exitCode)
    }
    child.on('error', (error) => {
      console.error(`Cannot run ${command}: ${error.message}`)
      end(127)
    })
    child.on('exit', async (exitCode, signal) => {
      // Its last output is read before the end, unless a process it left behind keeps the pipe open.
      if (take) await Promise.race([once(child, 'close'), wait(5000, undefined, { ref: false })])
      end(exitCode ?? 128 + constants.signals[signal])
    })
  })
}
