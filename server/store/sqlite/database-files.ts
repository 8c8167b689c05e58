import { accessSync, constants, rmSync, statSync } from 'node:fs'

/** The names under which SQLite finds a database: the file, its journal, and the index of the journal. */
const endings = { file: '', journal: '-wal', index: '-shm' } as const

type DatabasePart = keyof typeof endings

/** Which files lie under these names, by device and inode; undefined where there is none. */
export type DatabaseFiles = Readonly<Record<DatabasePart, string | undefined>>

const parts = Object.keys(endings) as DatabasePart[]

/** The files that lie there now. Costs some microseconds: nothing is opened. */
export function filesOf(file: string): DatabaseFiles {
  const idOf = (part: DatabasePart) => fileId(file + endings[part])
  return { file: idOf('file'), journal: idOf('journal'), index: idOf('index') }
}

/** Device and inode of a file; undefined where there is none. */
export function fileId(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false })
  return found && `${found.dev}:${found.ino}`
}

/** Whether this process may write a file: not on a volume that is mounted read-only. */
export function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** Whether the same three files lie there. */
export function areSame(one: DatabaseFiles, other: DatabaseFiles): boolean {
  return parts.every((part) => one[part] !== undefined && one[part] === other[part])
}

/** Removes the journal and its index if they are still these files: another database must not take them for its own. */
export function removeJournal(file: string, files: DatabaseFiles): void {
  const found = filesOf(file)
  for (const part of ['journal', 'index'] as const) {
    if (found[part] !== undefined && found[part] === files[part]) rmSync(file + endings[part])
  }
}

/** Identity of the files, size and time of the database: they change while somebody writes a long one. */
export function traceOf(file: string): string {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false })
  return JSON.stringify([filesOf(file), found && `${found.size} ${found.mtimeNs}`])
}
