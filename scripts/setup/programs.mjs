import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fail, run, say } from './run.mjs'

const jacksonLibrary = '/usr/share/java/jackson-databind.jar'
const monoHttp = '/usr/lib/mono/4.5/System.Net.Http.dll'

/** What tests run beside Node and the browser: the only place that names a program and the Debian package that has it. */
export const testPrograms = [
  { program: 'curl', package: 'curl' },
  { program: 'git', package: 'git' },
  // Compilers of the examples, and the libraries that these use.
  { program: 'javac', package: 'default-jdk-headless' },
  { program: 'test', package: 'libjackson2-databind-java', trial: ['-e', jacksonLibrary] },
  { program: 'mcs', package: 'mono-mcs' },
  { program: 'test', package: 'libmono-system-net-http4.0-cil', trial: ['-e', monoHttp] },
  { program: 'nginx', package: 'nginx' },
  // The server with its command-line programs, as an operator has it.
  { program: 'pg_dump', package: 'postgresql' },
  // Debian's Python lacks what virtual environments are made with.
  { program: 'python3', package: 'python3-venv', trial: ['-c', 'import ensurepip, venv'] },
  { program: 'rsync', package: 'rsync' },
  // Boots systemd and runs images without Docker; needs root.
  { program: 'systemd-nspawn', package: 'systemd-container' },
]

/** The browser engines other than Chromium that tests run in, and the display that one of them needs. */
export const enginePrograms = [
  { program: 'firefox-esr', package: 'firefox-esr' },
  { program: 'WebKitWebDriver', package: 'webkit2gtk-driver' },
  { program: 'Xvfb', package: 'xvfb' },
]

const systemFolders = ['/usr/bin', '/usr/local/bin', '/usr/sbin', '/sbin']

/** The path of the first of these programs that is installed. */
export function findProgram(names, env = process.env) {
  const folders = [...systemFolders, ...(env.PATH ?? '').split(delimiter)].filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
}

/** The packages of those programs that cannot be found, or fail when they are tried. */
export function missingPackages(needed, find = (name) => findProgram([name]), works = isSuccess) {
  const isMissing = ({ program, trial }) => !find(program) || (trial && !works(program, trial))
  return needed.filter(isMissing).map((each) => each.package)
}

function isSuccess(program, args) {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0
}

/** Installs the packages of missing programs, where that is allowed. */
export async function installPrograms(needed, take) {
  const missing = missingPackages(needed)
  if (missing.length > 0 && mayInstall()) await install(missing, take)
}

/** Ends with what is to be installed, if a program is missing. */
export function requirePrograms(needed) {
  const missing = missingPackages(needed)
  if (missing.length > 0) fail(`The tests need these packages of Debian: ${missing.join(', ')}.`)
}

/** Whether packages of the distribution can be installed without asking anybody. */
export function mayInstall() {
  return process.getuid?.() === 0 && isProgram('/usr/bin/apt-get')
}

let isListCurrent = false

/** Installs packages of the distribution; the caller looks whether it worked. `take` gets what apt-get writes. */
export async function install(packages, take) {
  say(`Installing ${packages.join(', ')} with apt-get (once)`)
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, take }
  if (!isListCurrent) await run('apt-get', ['update', '-qq'], options)
  isListCurrent = true
  const flags = ['install', '-y', '-qq', '--no-install-recommends']
  await run('apt-get', [...flags, ...packages], options)
}

export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
