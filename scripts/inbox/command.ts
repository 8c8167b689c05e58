import type { StoredRequest } from '../../server/store/records.ts'
import type { Store } from '../../server/store/store.ts'
import type { Office } from './office.ts'
import type { Composer } from './open-composer.ts'
import type { OfficeTime } from './times.ts'

/** What a command may need of the store. */
export type InboxStore = Pick<
  Store,
  | 'request'
  | 'list'
  | 'deliveriesOf'
  | 'retry'
  | 'cancelCall'
  | 'purge'
  | 'eraseAddress'
  | 'withdrawn'
>

/** What is known before the store is opened. */
export interface Setting {
  readonly office: Office
  /** On the office's clock. */
  readonly now: OfficeTime
  /** Where `.eml` files lie: `DATA_DIR/mail`. */
  readonly mailFolder: string
  /** The SQLite file; undefined where requests are in PostgreSQL. */
  readonly storeFile: string | undefined
  /** Whether servers on other machines may share the store: each writes mails to files of its own. */
  readonly hasOtherMachines: boolean
  /** What writes the mails of a command. */
  openComposer(): Promise<Composer>
  /** Columns of the terminal; Infinity where the output goes to a file or another program. */
  readonly width: number
  /** Writes one line of the answer. */
  print(line: string): void
  /** Writes text as it is: exported data. */
  write(text: string): void
  /** Writes a remark to stderr, so that it does not get into exported data. */
  remark(line: string): void
}

/** One thing the inbox can do. */
export interface Command {
  readonly name: string
  /** One line for the list of commands. */
  readonly summary: string
  /** Whether it fails if there is no store yet: a command that runs unattended must not report success. */
  readonly needsStore?: boolean
  /** Usage, options and examples, as `help <name>` shows them. */
  readonly help: string
  /** Checks the arguments before anything is opened, and throws UsageError; what it returns does the work. */
  prepare(args: readonly string[], setting: Setting): (store: InboxStore) => Promise<void>
}

/** The request with this id or reference, in any letter case. */
export async function findRequest(
  store: InboxStore,
  idOrReference: string,
): Promise<StoredRequest | undefined> {
  const text = idOrReference.trim()
  if (/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)) {
    return store.request(text.toLowerCase())
  }
  const reference = text.toUpperCase()
  const requests = await store.list({})
  return requests.find((request) => request.reference === reference)
}
