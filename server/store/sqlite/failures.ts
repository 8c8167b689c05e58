import type { FailureKind } from '../engine.ts'

/** Primary result codes of SQLite (sqlite.org/rescode.html) that say the store cannot work now. */
const outages = new Set([
  3, // PERM
  5, // BUSY: for longer than busy_timeout
  6, // LOCKED
  7, // NOMEM
  8, // READONLY
  10, // IOERR
  11, // CORRUPT
  13, // FULL
  14, // CANTOPEN
  15, // PROTOCOL
  26, // NOTADB
])

/** Codes that, while opening, waiting does not cure. */
const permanent = new Set([3, 8, 11, 14, 26])

/** The primary result code of an error of node:sqlite; undefined for any other error. */
export function sqliteCode(error: unknown): number | undefined {
  const { code, errcode } = (error ?? {}) as { code?: unknown; errcode?: unknown }
  return code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number' ? errcode & 0xff : undefined
}

/** What kind of failure an error of SQLite or of the file system is. */
export function kindOfSqliteError(error: unknown): FailureKind {
  const code = sqliteCode(error)
  if (code !== undefined) return outages.has(code) ? 'outage' : 'fault'
  return isFullDisk(error) ? 'outage' : 'fault'
}

/** Whether an error at the opening needs the operator, as opposed to a disk that may have room later. */
export function isPermanent(error: unknown): boolean {
  const code = sqliteCode(error)
  if (code !== undefined) return permanent.has(code)
  return isSystemError(error) && !isFullDisk(error)
}

function isFullDisk(error: unknown): boolean {
  return (
    isSystemError(error) && ['ENOSPC', 'EDQUOT', 'EIO', 'EMFILE', 'ENFILE'].includes(error.code)
  )
}

function isSystemError(error: unknown): error is { code: string } {
  return error instanceof Error && 'syscall' in error && 'code' in error
}
