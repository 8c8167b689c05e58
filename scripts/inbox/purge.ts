import { counted } from '../../shared/i18n/format.ts'
import { readArguments } from './arguments.ts'
import type { Command, InboxStore, Setting } from './command.ts'
import { longTime } from './dates.ts'
import { removeRequests, showDoomed } from './removal.ts'
import { beforeAge, instantText } from './times.ts'

const help = `npm run inbox -- purge [--older-than 6m] [--yes]

Deletes requests received before a date, with all that belongs to them: appointment, deliveries, mail files. Without
--yes it only shows what would go. A call that still lies ahead stays, however old the request.

  --older-than 30d|6m|2y  d days, m months, y years; without it, retention.enquiryMonths of content/site.yaml,
                          which is what the privacy policy promises
  --yes                   delete; there is no way back

Examples
  npm run inbox -- purge
  npm run inbox -- purge --older-than 2y --yes`

/** `purge`: deletes what is older than the privacy policy allows. */
export const purge: Command = {
  name: 'purge',
  summary: 'deletes requests of a certain age',
  help,
  prepare(args, setting) {
    const { values } = readArguments(args, {
      'older-than': { type: 'string' },
      yes: { type: 'boolean' },
    })
    const age = values['older-than'] ?? `${setting.office.retentionMonths}m`
    const before = beforeAge('older-than', age, setting.now)
    return (store) => purgeBefore(store, before, values.yes === true, setting)
  },
}

async function purgeBefore(store: InboxStore, before: string, isAgreed: boolean, setting: Setting) {
  const { office, now, print } = setting
  const at = instantText(now)
  const old = (await store.list({})).filter(({ createdAt }) => createdAt < before)
  const doomed = old.filter(({ call }) => !(call?.status === 'booked' && call.endsAt > at))
  const kept = old.length - doomed.length
  const date = longTime(before, office.timeZone)
  if (kept > 0) print(`${counted(kept, 'call')} still to come will be kept.`)
  // Runs even if nothing was deleted: an earlier attempt may have ended before the data was overwritten on the disk.
  if (isAgreed) {
    await removeRequests(store, doomed, setting, () => store.purge(before, at))
    return
  }
  if (doomed.length === 0) {
    print(`Nothing to delete: no other request was received before ${date}.`)
    return
  }
  await showDoomed(store, doomed, setting)
  print(`${counted(doomed.length, 'request')} received before ${date} would be deleted.`)
  print('To delete them, give the same command with --yes. Nothing has been deleted.')
}
