import { findProgram, install, isProgram, mayInstall } from './programs.mjs'
import { fail } from './run.mjs'

/** The shell is Chromium without its own windows: the same pages in two thirds of the time. */
const shells = ['chromium-headless-shell', 'headless_shell']
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

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

/** Path of a Chromium the tests can use: CHROMIUM_PATH, a headless shell, or one of the usual programs. */
export function findChromium() {
  return chosenPath() ?? findProgram(shells) ?? findBrowser()
}

/** Path of a whole browser, as visitors have it: what the benchmark measures in. */
export function findBrowser() {
  return chosenPath() ?? findProgram(browsers)
}

function chosenPath() {
  const { CHROMIUM_PATH } = process.env
  return CHROMIUM_PATH && isProgram(CHROMIUM_PATH) ? CHROMIUM_PATH : undefined
}

/** Installs Chromium from the distribution's packages, where it is missing and that is allowed. */
export async function installChromium(take) {
  if (process.env.CHROMIUM_PATH || findProgram(shells) || !mayInstall()) return
  // The packages differ between distributions. If this one is not there, a full browser will do.
  await install(['chromium-headless-shell', 'fonts-liberation'], take)
  if (!findChromium()) await install(['chromium', 'fonts-liberation'], take)
}

/** Path of the Chromium for the tests, or the end with what is to be done. */
export function requireChromium() {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH && !chosenPath()) {
    fail(`CHROMIUM_PATH is ${CHROMIUM_PATH}, which is no program.`)
  }
  const advice =
    'The browser tests need Chromium: install the package "chromium", or set CHROMIUM_PATH.'
  return findChromium() ?? fail(advice)
}
