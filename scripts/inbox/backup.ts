import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { backup as copyDatabase, DatabaseSync } from 'node:sqlite'
import { counted } from '../../shared/i18n/format.ts'
import { readArguments } from './arguments.ts'
import type { Command, Setting } from './command.ts'
import { UsageError } from './usage-error.ts'

const help = `npm run inbox -- backup <file>

Copies all requests into a file, also while the server runs. The copy is checked and on the disk before it gets its
name, so an older backup of that name stays until the new one is whole. It can be read by you alone. docs/OPERATING.md
says how to restore it. Mail files are not in it. Requests that are kept in PostgreSQL are backed up with pg_dump.

Example
  npm run inbox -- backup /backup/requests.db`

/** `backup`: a consistent copy of the SQLite file, whatever is written meanwhile. */
export const backup: Command = {
  name: 'backup',
  summary: 'copies all requests into a file',
  needsStore: true,
  help,
  prepare(args, setting) {
    const { words } = readArguments(args, {}, 1)
    const [target] = words
    if (target === undefined) throw new UsageError('Into which file? Give its path.')
    const { storeFile } = setting
    if (storeFile === undefined) {
      throw new UsageError('The requests are in PostgreSQL: back them up with pg_dump.')
    }
    if (existsSync(target) && !statSync(target).isFile()) {
      throw new UsageError(`"${target}" is not a file.`)
    }
    // What is stored while it is copied would be lost with the file that the copy replaces.
    if (existsSync(target) && realpathSync(target) === realpathSync(storeFile)) {
      throw new UsageError(`"${target}" is the store itself. Name another file.`)
    }
    return () => copyTo(target, storeFile, setting)
  },
}

async function copyTo(target: string, storeFile: string, { print }: Setting): Promise<void> {
  const temporary = `${target}.${process.pid}.tmp`
  // Made first, since SQLite would make it readable for others too.
  closeSync(openSync(temporary, 'wx', 0o600))
  try {
    await copy(storeFile, temporary)
    const count = countRequests(temporary)
    sync(temporary)
    renameSync(temporary, target)
    sync(dirname(target))
    print(`${counted(count, 'request')} copied to ${target}.`)
  } finally {
    rmSync(temporary, { force: true })
  }
}

/** All pages in one step: a copy in several steps restarts whenever another process writes in between. */
async function copy(from: string, to: string): Promise<void> {
  const database = new DatabaseSync(from, { readOnly: true })
  try {
    await copyDatabase(database, to, { rate: 2 ** 31 - 1 })
  } finally {
    database.close()
  }
}

/** Also makes the copy one file that needs no journal beside it, and checks it. */
function countRequests(file: string): number {
  const database = new DatabaseSync(file)
  try {
    database.exec('PRAGMA journal_mode = DELETE')
    const finding = database.prepare('PRAGMA integrity_check(1)').get()?.integrity_check
    if (finding !== 'ok') throw new Error(`The copy is damaged (${finding}); there is no backup.`)
    return Number(database.prepare('SELECT count(*) AS count FROM requests').get()?.count)
  } finally {
    database.close()
  }
}

function sync(path: string): void {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
