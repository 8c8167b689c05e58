import { closeSync, existsSync, mkdirSync, openSync, readSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StoreMoved, StoreUnusable } from '../engine.ts'
import { fileId } from './database-files.ts'
import { isDamage, isPermanent, sqliteCode } from './failures.ts'
import { lockTimeoutMs } from './until-free.ts'

/**
 * WAL and synchronous FULL: a commit is on the disk when it returns, so nothing acknowledged is lost. secure_delete
 * overwrites what is deleted (GDPR erasure). busy_timeout comes last: while it waits, the whole process stands still, and
 * whoever opens a file that another process has locked tries again.
 */
const settings = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
  PRAGMA secure_delete = ON;
  PRAGMA trusted_schema = OFF;
  PRAGMA busy_timeout = ${lockTimeoutMs};
`

/** A database, and which file it is. */
export type OpenFile = { readonly database: DatabaseSync; readonly id: string }

/** The file is no database any more. It stays as it is. */
export class DamagedFile extends StoreUnusable {}

/**
 * Opens `requests.db` in the data directory; both are made if missing, for this user only. Throws DamagedFile for a
 * damaged file, StoreUnusable for a directory that cannot be used; other errors, such as a lock, may pass by themselves.
 */
export function openFile(dataDir: string): OpenFile {
  const file = join(dataDir, 'requests.db')
  try {
    makeDirectory(dataDir)
    if (!createFile(file)) refuseDamage(file)
    return openForWriting(file)
  } catch (error) {
    if (error instanceof StoreUnusable || !isPermanent(error)) throw error
    const reason = (error as Error).message
    throw new StoreUnusable(
      `DATA_DIR "${dataDir}" cannot hold the store: ${reason}. Set DATA_DIR to a directory this user may write to.`,
      error,
    )
  }
}

/** Level by level: `recursive` of Node 24 never returns where a file system refuses a directory with ENOENT. */
function makeDirectory(path: string): void {
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return
    if (code !== 'ENOENT' || existsSync(dirname(path))) throw error
    makeDirectory(dirname(path))
    makeDirectory(path)
  }
}

/** An empty file with narrow rights, which SQLite gives to the files beside it too. False if there is one already. */
function createFile(file: string): boolean {
  try {
    closeSync(openSync(file, 'wx', 0o600))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Read-only, because closing a connection that may write would carry the journal into a damaged file. */
function refuseDamage(file: string): void {
  if (!statSync(file).isFile() || statSync(file).size === 0) return
  let finding: string
  try {
    finding = quickCheck(file)
  } catch (error) {
    const code = sqliteCode(error)
    if (code === undefined) throw error
    // Such as a journal that only a writing connection may roll back: opening for writing tells.
    if (!isDamage(code)) return
    finding = (error as Error).message
  }
  if (finding === 'ok' && endsWithinPage(file)) finding = 'its end is missing'
  if (finding === 'ok') return
  throw new DamagedFile(
    `The stored requests in "${file}" are damaged (${finding.split('\n')[0]}); the file is left as it is. Put a copy of it away, then restore a backup or move the file out of DATA_DIR.`,
  )
}

/**
 * Whether a part of the last page is missing, as after a copy that was broken off: SQLite takes it for zeros, and rows that
 * stood there for others. While there is a journal it may hold the page.
 */
function endsWithinPage(file: string): boolean {
  const journal = statSync(`${file}-wal`, { throwIfNoEntry: false })
  return (journal?.size ?? 0) === 0 && statSync(file).size % pageBytes(file) !== 0
}

/** As the header states it (sqlite.org/fileformat.html, 1.3.2). */
function pageBytes(file: string): number {
  const header = Buffer.alloc(18)
  const opened = openSync(file, 'r')
  try {
    readSync(opened, header)
  } finally {
    closeSync(opened)
  }
  const stated = header.readUInt16BE(16)
  return stated === 1 ? 65_536 : stated
}

function quickCheck(file: string): string {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const row = database.prepare('PRAGMA quick_check(1)').get()
    return String(row?.quick_check)
  } finally {
    database.close()
  }
}

function openForWriting(file: string): OpenFile {
  const id = fileId(file)
  const database = new DatabaseSync(file)
  try {
    // SQLite does not say which file it has opened.
    if (id === undefined || id !== fileId(file)) throw new StoreMoved()
    database.exec(settings)
    return { database, id }
  } catch (error) {
    database.close()
    throw error
  }
}
