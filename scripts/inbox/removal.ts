import { sweepMailFiles } from '../../server/delivery/sweep-mail-files.ts'
import type { StoredRequest } from '../../server/store/records.ts'
import { counted } from '../../shared/i18n/format.ts'
import type { InboxStore, Setting } from './command.ts'
import { failedIds } from './list.ts'
import { requestTable } from './request-table.ts'
import { instantText } from './times.ts'

/** Requests that are listed one by one; of more only the number is said. */
const mostShown = 20

/** Shows the requests that a command would delete. */
export async function showDoomed(
  store: InboxStore,
  doomed: readonly StoredRequest[],
  { office, now, width, print }: Setting,
): Promise<void> {
  const options = {
    timeZone: office.timeZone,
    now: instantText(now),
    width,
    failed: await failedIds(store),
  }
  for (const line of requestTable(doomed.slice(0, mostShown), options)) print(line)
  if (doomed.length > mostShown) print(`… and ${doomed.length - mostShown} more`)
  print('')
}

/**
 * Deletes requests with the given call of the store, and then the files of their mails. If the command is interrupted
 * in between, it can be run again, and servers look for such files too. Prints what is left to servers on other
 * machines.
 */
export async function removeRequests(
  store: InboxStore,
  doomed: readonly StoredRequest[],
  { mailFolder, hasOtherMachines, print }: Setting,
  removeStored: () => Promise<number>,
): Promise<void> {
  const mails = hasOtherMachines ? await triedMails(store, doomed) : 0
  const count = await removeStored()
  const files = await sweepMailFiles(mailFolder, store)
  const withFiles = files === 0 ? '' : `, with ${counted(files, 'mail file')}`
  print(`${counted(count, 'request')} deleted${withFiles}.`)
  if (mails > files) {
    print(
      `Where mails become files, up to ${mails - files} more may lie on other machines. The servers there delete them within two minutes, those that do not run when they start (within 90 days).`,
    )
  }
}

/** How many mails may have become files. */
async function triedMails(store: InboxStore, doomed: readonly StoredRequest[]): Promise<number> {
  let count = 0
  for (const { id } of doomed) {
    const deliveries = await store.deliveriesOf(id)
    count += deliveries.filter(({ channel, attempts }) => channel === 'mail' && attempts > 0).length
  }
  return count
}
