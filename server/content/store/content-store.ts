import {
  copyFileSync,
  constants as copying,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createIndex } from '../../search/index/write-index.ts'
import type { SynonymGroup } from '../../search/words/synonyms.ts'
import { sqliteCode, sqliteCodes } from '../../store/sqlite/failures.ts'
import { contentTables } from './content-tables.ts'

/** The compiled content between compilations: the next one changes only what its sources change. */
export interface ContentStore {
  database: DatabaseSync
  /** Commits the changes, and writes a copy of everything for the site. */
  publish(outFile: string): void
  /** Keeps what was changed. */
  keep(): void
  /** Discards what was not committed. */
  close(): void
}

/** Longer than the first compilation of a very large site: a build and a watch may use one store. */
const longestWaitMs = 300_000

/**
 * Opens the store. Begins a new one if the file is damaged or not ours, or if it was compiled with another `key`: by
 * other code, or with other values of the files that all content depends on. Without a file, the store is a temporary one;
 * it is still on disk, so that ten thousand articles need no more memory than a hundred.
 */
export function openContentStore(
  file: string | undefined,
  key: string,
  synonyms: readonly SynonymGroup[],
): ContentStore {
  const folder = file === undefined ? mkdtempSync(join(tmpdir(), 'site-content-')) : dirname(file)
  const place = file ?? join(folder, 'content.db')
  const database = openOrReplace(place, key, synonyms)
  const keep = () => database.exec('COMMIT; BEGIN IMMEDIATE')
  return {
    database,
    keep,
    publish(outFile) {
      // What is committed lies in the file, and the lock keeps others from changing it.
      keep()
      mkdirSync(dirname(outFile), { recursive: true })
      const draft = `${outFile}.${process.pid}.tmp`
      try {
        copyFileSync(place, draft, copying.COPYFILE_FICLONE)
        renameSync(draft, outFile)
      } catch (error) {
        rmSync(draft, { force: true })
        throw error
      }
    },
    close() {
      database.exec('ROLLBACK')
      database.close()
      if (file === undefined) rmSync(folder, { recursive: true, force: true })
    },
  }
}

function openOrReplace(file: string, key: string, synonyms: readonly SynonymGroup[]): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true })
  try {
    return openDatabase(file, key, synonyms)
  } catch (error) {
    // If it is locked, another process uses it. After any other error the content can simply be compiled again.
    if (sqliteCode(error) === sqliteCodes.BUSY) throw error
    for (const part of [file, `${file}-wal`, `${file}-shm`, `${file}-journal`]) {
      rmSync(part, { force: true })
    }
    return openDatabase(file, key, synonyms)
  }
}

function openDatabase(file: string, key: string, synonyms: readonly SynonymGroup[]): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: longestWaitMs })
  try {
    database.exec('PRAGMA cache_size = -32000; BEGIN IMMEDIATE')
    const tables = database.prepare('SELECT count(*) AS count FROM sqlite_schema').get()?.count
    if (tables === 0) {
      database.exec(contentTables)
      createIndex(database, synonyms)
      setOrigin(database, 'everything', key)
    }
    if (originOf(database, 'everything') !== key) throw new Error('compiled in another way')
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** The key that a part of the content was compiled with. */
export function originOf(database: DatabaseSync, name: string): string | undefined {
  return database.prepare('SELECT key FROM origins WHERE name = ?').get(name)?.key as
    | string
    | undefined
}

/** Stores the key that a part of the content was compiled with. */
export function setOrigin(database: DatabaseSync, name: string, key: string): void {
  database.prepare('INSERT OR REPLACE INTO origins VALUES (?, ?)').run(name, key)
}
