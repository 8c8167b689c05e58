import type { FailureKind } from '../engine.ts'

/** Primary result codes of SQLite by its names (sqlite.org/rescode.html): with each of them the store cannot work now. */
export const sqliteCodes = {
  PERM: 3,
  /** For longer than busy_timeout. */
  BUSY: 5,
  LOCKED: 6,
  NOMEM: 7,
  READONLY: 8,
  IOERR: 10,
  CORRUPT: 11,
  FULL: 13,
  CANTOPEN: 14,
  PROTOCOL: 15,
  NOTADB: 26,
}

const outages = new Set(Object.values(sqliteCodes))

const { PERM, READONLY, CORRUPT, CANTOPEN, NOTADB } = sqliteCodes

/** Codes that, while opening, waiting does not cure. */
const permanent = new Set([PERM, READONLY, CORRUPT, CANTOPEN, NOTADB])

/** Whether a code says that a file is not, or no longer, a database. */
export const isDamage = (code: number): boolean => code === CORRUPT || code === NOTADB

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
