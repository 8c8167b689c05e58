import { statfsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Engine, StoreMoved } from '../engine.ts'
import { migrate } from '../migrate.ts'
import { connectTables } from '../tables.ts'
import { areSame, filesOf, isWritable, traceOf } from './database-files.ts'
import { nodeSqliteDialect } from './dialect.ts'
import { kindOfSqliteError, sqliteCode, sqliteCodes } from './failures.ts'
import { carryOver, type OpenDatabase, retire } from './open-database.ts'
import { DamagedFile, type OpenFile, openFile } from './open-file.ts'
import { lockTimeoutMs, StoreBusy } from './until-free.ts'

/** How this engine writes the tables. */
export const sqliteDialect = { text: 'text', tableOptions: 'strict', isShared: false }

/** Pause after files have been removed or replaced, since more may follow. */
const settleMs = 500

const leastRoomBytes = 1024 * 1024

/**
 * One connection: SQLite lets one transaction write at a time, over all processes. Tests give an `open` that keeps hold
 * of the database.
 */
export function sqliteEngine(dataDir: string, open = openFile): Engine {
  const file = join(dataDir, 'requests.db')
  let current: OpenDatabase | undefined
  let isSettled = true
  let damage: { readonly error: DamagedFile; readonly trace: string } | undefined

  /** A file that was found damaged is not read again until it has changed. */
  function openWhole(): OpenFile {
    const trace = traceOf(file)
    if (damage?.trace === trace) throw damage.error
    try {
      return open(dataDir)
    } catch (error) {
      if (error instanceof DamagedFile) damage = { error, trace }
      throw error
    }
  }

  async function giveUp(): Promise<void> {
    if (!current) return
    isSettled = areSame(current.files, filesOf(file))
    if (isSettled) await current.connection.destroy()
    else await retire(file, current)
    current = undefined
  }

  return {
    async open() {
      await giveUp()
      if (!isSettled) await settle(file)
      isSettled = true
      current = await setUp(file, await untilNotBusy(openWhole))
      return current.connection
    },
    confirm(connection) {
      if (connection !== current?.connection) throw new StoreMoved()
      if (!areSame(current.files, filesNow(file))) throw new StoreMoved()
      if (!current.isWritable && isWritable(file)) throw new StoreMoved()
    },
    kindOf: (error) => (error instanceof StoreBusy ? 'outage' : kindOfSqliteError(error)),
    writesConcurrently: false,
    lockAddress: async () => undefined,
    requireRoom: () => requireRoom(dataDir),
    scrub: async () => {
      if (current) await carryOver(current)
    },
    close: giveUp,
  }
}

async function setUp(file: string, { database, id }: OpenFile): Promise<OpenDatabase> {
  const connection = connectTables(nodeSqliteDialect(database))
  try {
    // Transactions begin with the write lock, which is the lock of migrations too.
    await migrate(connection, sqliteDialect, async () => undefined)
    const files = filesOf(file)
    if (files.file !== id) throw new StoreMoved()
    return { connection, database, files, isWritable: isWritable(file) }
  } catch (error) {
    await connection.destroy()
    throw error
  }
}

/** The next transactions may still fit into the journal as it is; a request with its mails takes some 100 kB of it. */
function requireRoom(dataDir: string): void {
  const { bavail, bsize } = statfsSync(dataDir)
  if (bavail * bsize >= leastRoomBytes) return
  throw Object.assign(new Error('The disk is full'), { code: 'ENOSPC', syscall: 'write' })
}

function filesNow(file: string) {
  try {
    return filesOf(file)
  } catch (error) {
    // Such as a directory that this user may no longer enter.
    throw new StoreMoved(error)
  }
}

/** Waits until no process uses the files any more. */
async function settle(file: string): Promise<void> {
  const trace = traceOf(file)
  await delay(settleMs)
  if (traceOf(file) !== trace) throw new StoreMoved()
}

const firstPauseMs = 5
const longestPauseMs = 500

/** Opens as soon as no other process has locked the file; throws the error of SQLite when that takes too long. */
async function untilNotBusy<Result>(work: () => Result): Promise<Result> {
  const end = performance.now() + lockTimeoutMs
  for (let pause = firstPauseMs; ; pause = Math.min(longestPauseMs, 2 * pause)) {
    try {
      return work()
    } catch (error) {
      if (sqliteCode(error) !== sqliteCodes.BUSY || performance.now() > end) throw error
      await delay(pause)
    }
  }
}
