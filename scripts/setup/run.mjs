import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'

/** The checkout's folder. */
export const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..')

/** Node 24 of the dependencies; npm scripts find it first, and so does everything started from here. */
export const projectNode = join(root, 'node_modules/.bin/node')

/** Says what happens now, set apart from what the called programs print. */
export function say(message) {
  console.log(`\n> ${message}`)
}

/** One clear line and the end. */
export function fail(message, exitCode = 1) {
  console.error(`\n${message}`)
  process.exit(exitCode)
}

/**
 * Runs a program to its end and gives its exit code. A signal that arrives meanwhile goes to the program, and this
 * process ends after it: nothing is left behind.
 */
export function run(command, args, { env = {} } = {}) {
  const path = join(root, 'node_modules/.bin') + delimiter + process.env.PATH
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, PATH: path, ...env },
    })
    const passOn = (signal) => {
      child.kill(signal)
      stoppedBy = signal
    }
    let stoppedBy
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    for (const signal of signals) process.on(signal, passOn)
    const end = (exitCode) => {
      for (const signal of signals) process.off(signal, passOn)
      resolve(exitCode)
    }
    child.on('error', (error) => {
      console.error(`Cannot run ${command}: ${error.message}`)
      end(127)
    })
    child.on('exit', (exitCode, signal) => {
      end(exitCode ?? 128 + constants.signals[signal])
      // Whoever stopped this program wants nothing of what would come next.
      if (stoppedBy) process.exit(exitCode ?? 128 + constants.signals[stoppedBy])
    })
  })
}
