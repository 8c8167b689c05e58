import type { StoredRequest } from '../../server/store/store.ts'
import { counted, type InboxStore, type Setting } from './command.ts'
import { failedIds } from './list.ts'
import { deleteMailFiles } from './mail-files.ts'
import { requestTable } from './request-table.ts'

const mostShown = 20

/** Shows what a command would delete. */
export async function showDoomed(
  store: InboxStore,
  doomed: readonly StoredRequest[],
  { office, width, print }: Setting,
): Promise<void> {
  const options = { timeZone: office.timeZone, width, failed: await failedIds(store) }
  for (const line of requestTable(doomed.slice(0, mostShown), options)) print(line)
  if (doomed.length > mostShown) print(`… and ${doomed.length - mostShown} more`)
  print('')
}

/**
 * Deletes requests, by the given call of the store, and the mail files of their deliveries. Files go first, so that a
 * command that was interrupted can be given again; once more afterwards, for those written in the meantime.
 */
export async function removeRequests(
  store: InboxStore,
  doomed: readonly StoredRequest[],
  { mailFolder, print }: Setting,
  removeStored: () => Promise<number>,
): Promise<void> {
  const deliveries = new Set<string>()
  for (const { id } of doomed) {
    for (const delivery of await store.deliveriesOf(id)) deliveries.add(delivery.id)
  }
  const before = await deleteMailFiles(mailFolder, deliveries)
  const count = await removeStored()
  const files = before + (await deleteMailFiles(mailFolder, deliveries))
  const withFiles = files === 0 ? '' : `, with ${counted(files, 'mail file')}`
  print(`${counted(count, 'request')} deleted${withFiles}.`)
}
