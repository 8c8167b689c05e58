import type { DatabaseSync } from 'node:sqlite'
import type { Connection } from '../engine.ts'
import { type DatabaseFiles, filesOf, removeJournal } from './database-files.ts'
import { untilFree } from './until-free.ts'

/** A database in use, with the files that it had when it was opened. */
export interface OpenDatabase {
  readonly connection: Connection
  readonly database: DatabaseSync
  readonly files: DatabaseFiles
  /** SQLite opens what it may not write for reading, and leaves it at that. */
  readonly isWritable: boolean
}

/**
 * Carries the journal over into the file and cuts it: deleted rows are overwritten in the file (secure_delete), but the
 * journal still holds them. That has to wait until it is not being read. Kysely's connection is taken meanwhile: no
 * transaction is open on it.
 */
export function carryOver({ connection, database }: OpenDatabase): Promise<void> {
  return connection
    .connection()
    .execute(() =>
      untilFree(
        database,
        () => database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy === 0,
      ),
    )
}

/**
 * Closes a database whose files were removed or replaced, so that another can be opened in its place. Its journal holds
 * acknowledged rows: they go to the file, wherever that is now. Then the journal is removed, because the next database would
 * take it for its own (sqlite.org/howtocorrupt.html, 1.4). If there is a new journal already, another process has done this.
 */
export async function retire(file: string, open: OpenDatabase): Promise<void> {
  const { journal } = filesOf(file)
  const isReplaced = journal !== undefined && journal !== open.files.journal
  if (open.database.isOpen && !isReplaced) await carryOver(open)
  await open.connection.destroy()
  removeJournal(file, open.files)
}
