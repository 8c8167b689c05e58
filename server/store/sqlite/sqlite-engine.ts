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
import { StoreBusy } from './until-free.ts'

/** How this engine writes the tables. */
export const sqliteDialect = { text: 'text', tableOptions: 'strict', isShared: false }

/** Pause after files have been removed or replaced, since more may follow. */
const settleMs = 500

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

const longestPauseMs = 1000

/** Switching to WAL, when two processes make the file at once, is refused as busy without waiting (sqlite.org/wal.html). */
async function untilNotBusy<Result>(work: () => Result): Promise<Result> {
  for (let pause = 5; ; pause *= 2) {
    try {
      return work()
    } catch (error) {
      if (sqliteCode(error) !== sqliteCodes.BUSY || pause > longestPauseMs) throw error
      await delay(pause)
    }
  }
}
