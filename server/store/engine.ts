import type { Kysely } from 'kysely'
import type { StoreTables } from './tables.ts'

/** A connection or a transaction: what queries run on. */
export type Connection = Kysely<StoreTables>

/**
 * The kind of a failed call. `conflict`: two transactions were in each other's way, running again helps. `outage`: the
 * store cannot work now (disk full, server gone). `fault`: a bug.
 */
export type FailureKind = 'conflict' | 'outage' | 'fault'

/** What differs between SQLite and PostgreSQL. Everything else is written once. */
export interface Engine {
  /**
   * Opens the store and brings its tables up to date. After a failure it is called again, by the next call that needs
   * the store. Throws StoreUnusable when only the operator can help.
   */
  open(): Promise<Connection>
  /**
   * Throws StoreMoved when the files of an open connection are no longer what was opened. Called before each call and
   * after each commit: otherwise writes could be acknowledged and then lost.
   */
  confirm(connection: Connection): void
  kindOf(error: unknown): FailureKind
  /** Whether several transactions write at once, so that claims must lock the rows they take and skip others'. */
  readonly writesConcurrently: boolean
  /** Until it ends, no other transaction counts or stores requests of this address. */
  lockAddress(transaction: Connection, emailKey: string): Promise<void>
  /** Throws while the disk has no room for some more requests. A database server watches its own disk: there it never throws. */
  requireRoom(): void
  /** Removes from the disk what deleted rows have left behind. */
  scrub(connection: Connection): Promise<void>
  close(): Promise<void>
}

/**
 * The store's files were removed or replaced while they were open, or can be written now and could not before. The next
 * call opens what is there then.
 */
export class StoreMoved extends Error {
  constructor(cause?: unknown) {
    super('The files of the store are no longer those that were opened', { cause })
    this.name = 'StoreMoved'
  }
}

/** The store cannot be used until the operator acts. The message is one line, made for them. */
export class StoreUnusable extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'StoreUnusable'
  }
}
