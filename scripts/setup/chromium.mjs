import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fail, run, say } from './run.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/** Keeps a browser from asking the network by itself. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Path of a Chromium the tests can use: CHROMIUM_PATH, or one of the usual programs. */
export function findChromium(env = process.env) {
  if (env.CHROMIUM_PATH) return isProgram(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined
  const folders = ['/usr/bin', '/usr/local/bin', ...(env.PATH ?? '').split(delimiter)]
  return names
    .flatMap((name) => folders.filter(Boolean).map((folder) => join(folder, name)))
    .find(isProgram)
}

/** Finds Chromium, or installs it from the distribution's packages where that is allowed. */
export async function getChromium() {
  const found = findChromium()
  if (found) return found
  if (process.env.CHROMIUM_PATH) {
    fail(`CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, which is no program.`)
  }
  const advice =
    'The browser tests need Chromium: install the package "chromium", or set CHROMIUM_PATH.'
  if (process.getuid?.() !== 0 || !isProgram('/usr/bin/apt-get')) fail(advice)
  say('Installing Chromium with apt-get (once)')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], { env })
  const packages = ['chromium', 'fonts-liberation']
  const flags = ['install', '-y', '-qq', '--no-install-recommends']
  await run('apt-get', [...flags, ...packages], { env })
  return findChromium() ?? fail(advice)
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
