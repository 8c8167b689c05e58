import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { removeFolder } from '../../../server/testing/remove-folder.ts'

/*
 * Containers without images: the programs of this machine, read-only, over files of their own. systemd-nspawn runs them,
 * which needs root on Linux, as CI has it; elsewhere the tests that use it fail.
 */

/** How a program sees its machine. */
interface View {
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
  readonly user?: string
  /** Directories of this machine, by the place where the program sees them. */
  readonly mounts?: Readonly<Record<string, string>>
  /** Further options of systemd-nspawn. */
  readonly options?: readonly string[]
}

export interface Ended {
  readonly code: number | null
  /** Everything that was written, to either stream. */
  readonly output: string
}

/** A program that runs in a container, with what it has written so far. */
export interface Running {
  readonly child: ChildProcess
  output(): string
  readonly ended: Promise<Ended>
}

const repository = fileURLToPath(new URL('../../..', import.meta.url))

/** A directory that is the root of a container: empty save for /etc, which is a copy of this machine's. */
export function newRoot(): string {
  const root = join(mkdtempSync(join(tmpdir(), 'firstangle-container-')), 'root')
  const empty = ['usr', 'var/lib', 'var/log', 'tmp', 'srv', 'run', 'proc', 'sys', 'dev']
  for (const name of [...empty, 'home/node', 'root/.npm', 'opt/node/bin', 'opt/node/lib/npm']) {
    mkdirSync(join(root, name), { recursive: true })
  }
  for (const name of ['etc', 'bin', 'lib', 'lib64', 'sbin']) {
    execFileSync('cp', ['--archive', join('/', name), root])
  }
  // systemd-nspawn looks for it before /usr is there.
  execFileSync('cp', [
    '--dereference',
    '--remove-destination',
    '/etc/os-release',
    join(root, 'etc'),
  ])
  // What this machine starts by itself does not concern the container.
  for (const name of ['systemd/system', 'machine-id']) {
    removeFolder(join(root, 'etc', name))
  }
  for (const name of ['npm', 'npx']) {
    symlinkSync(`../lib/npm/bin/${name}-cli.js`, join(root, 'opt/node/bin', name))
  }
  addUserNode(root)
  return root
}

/** Images of Node have a user for what need not be root. */
function addUserNode(root: string): void {
  if (!/^node:/m.test(readFileSync(join(root, 'etc/passwd'), 'utf8'))) {
    appendFileSync(join(root, 'etc/passwd'), 'node:x:1000:1000::/home/node:/bin/sh\n')
    appendFileSync(join(root, 'etc/group'), 'node:x:1000:\n')
  }
  execFileSync('chown', ['1000:1000', join(root, 'home/node')])
}

/** Removes what `newRoot` made, without following a mount; programs that are just ending may still write there. */
export async function removeRoot(root: string): Promise<void> {
  const remove = () => promisify(execFile)('rm', ['-rf', '--one-file-system', dirname(root)])
  await remove().catch(() => wait(3000).then(remove))
}

/** Starts a program in a container. */
export function start(root: string, command: readonly string[], view: View = {}): Running {
  const { cwd = '/', user = 'root' } = view
  const asked = ['--pipe', '--kill-signal=SIGTERM', `--user=${user}`, `--chdir=${cwd}`]
  return startContainer(root, [...asked, ...flagsOf(view), '--', ...command])
}

/** Starts a container as a machine is started, with systemd. */
export function boot(root: string, view: View = {}): Running {
  const flags = ['--private-network', '--link-journal=no', '--console=read-only', ...flagsOf(view)]
  return startContainer(root, ['--boot', ...flags, '--', 'systemd.unit=basic.target'])
}

function startContainer(root: string, words: readonly string[]): Running {
  const flags = ['--quiet', '--register=no', '--keep-unit', `--directory=${root}`]
  const child = spawn('systemd-nspawn', [...flags, ...words], { stdio: ['ignore', 'pipe', 'pipe'] })
  return following(child)
}

function flagsOf({ env = {}, mounts = {}, options = [] }: View): string[] {
  const read = Object.entries({ '/usr': '/usr', ...runtime() })
  const written = Object.entries(mounts)
  const variables = Object.entries({ ...ownEnvironment(), ...env })
  return [
    ...read.map(([inside, outside]) => `--bind-ro=${outside}:${inside}`),
    ...written.map(([inside, outside]) => `--bind=${outside}:${inside}`),
    ...variables.map(([name, value]) => `--setenv=${name}=${value}`),
    ...options,
  ]
}

/** Runs a program in a container to its end. */
export function run(root: string, command: readonly string[], view: View = {}): Promise<Ended> {
  return start(root, command, view).ended
}

/** Runs a program beside the one that runs in a container, as `docker exec` does. */
export function runBeside(
  running: Running,
  command: readonly string[],
  { cwd = '/', env = {} }: View = {},
): Promise<Ended> {
  const place = [`--target=${leaderOf(running)}`, '--all', '--root', `--wdns=${cwd}`]
  const variables = Object.entries({ ...ownEnvironment(), ...env })
  const words = ['env', '--ignore-environment', ...variables.map((each) => each.join('='))]
  const beside = spawn('nsenter', [...place, '--', ...words, ...command], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return following(beside).ended
}

/** The process that the container sees as its first. */
function leaderOf({ child, output }: Running): string {
  const { pid, exitCode } = child
  if (exitCode !== null) throw new Error(`The container ended with ${exitCode}: ${output()}`)
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
}

function following(child: ChildProcess): Running {
  let written = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      written += chunk
    })
  }
  const ended = once(child, 'close').then(([code]) => ({ code, output: written }))
  return { child, output: () => written, ended }
}

/** Node of this project and the npm that installed it, by the place where containers have them. */
function runtime(): Record<string, string> {
  const npm = execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim()
  return {
    '/opt/node/bin/node': realpathSync(join(repository, 'node_modules/.bin/node')),
    '/opt/node/lib/npm': join(dirname(realpathSync(npm)), '..'),
  }
}

/** What programs find in a container: Node first, and the way of this machine to its registry. */
function ownEnvironment(): Record<string, string> {
  const passed = Object.entries(process.env).filter(([name]) =>
    /^(?:SSL_CERT_|NODE_EXTRA_CA_CERTS$|\w+_proxy$)/i.test(name),
  )
  const path = '/opt/node/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
  return { ...(Object.fromEntries(passed) as Record<string, string>), PATH: path, HOME: '/root' }
}

/** Gives a container a directory of this machine, if it is there; what it changes in it is dropped with it. */
export function lend(outside: string, inside: string): string[] {
  return existsSync(outside) ? [`--overlay=${outside}::${inside}`] : []
}

/** What npm has downloaded before. */
export function npmCache(): string[] {
  return lend(
    execFileSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).trim(),
    '/root/.npm',
  )
}
