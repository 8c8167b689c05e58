import { emailKey } from '../../server/store/email-key.ts'
import { counted } from '../../shared/i18n/format.ts'
import { readArguments } from './arguments.ts'
import type { Command, InboxStore, Setting } from './command.ts'
import { oneLine } from './printable.ts'
import { removeRequests, showDoomed } from './removal.ts'
import { instantText } from './times.ts'
import { UsageError } from './usage-error.ts'

const help = `npm run inbox -- erase --email <address> [--yes]

Deletes every request of one mailbox (letter case does not matter, nor how its domain is spelled), with appointments,
deliveries and mail files: what somebody may ask for under Art. 17 GDPR. Without --yes it only shows what would go.
Calls that lie ahead go too, and their times become free; the visitor is not told.

What has been sent already is not here any more: mails in your mailboxes, what your webhook received, backups.

  --email <address>  whose requests
  --yes              delete; there is no way back

Examples
  npm run inbox -- erase --email ada@example.com
  npm run inbox -- erase --email ada@example.com --yes`

/** `erase`: deletes everything of one address. */
export const erase: Command = {
  name: 'erase',
  summary: 'deletes every request of one e-mail address',
  help,
  prepare(args, setting) {
    const { values } = readArguments(args, { email: { type: 'string' }, yes: { type: 'boolean' } })
    const { email } = values
    if (email === undefined) throw new UsageError('Whose requests? Give --email <address>.')
    if (!email.includes('@')) throw new UsageError(`"${email}" is not an e-mail address.`)
    return (store) => eraseAddress(store, email.trim(), values.yes === true, setting)
  },
}

async function eraseAddress(store: InboxStore, email: string, isAgreed: boolean, setting: Setting) {
  const { now, print } = setting
  const all = await store.list({})
  const key = emailKey(email)
  const doomed = all.filter((request) => emailKey(request.email) === key)
  const address = oneLine(email)
  // Runs even if nothing was deleted: an earlier attempt may have ended before the data was overwritten on the disk.
  if (isAgreed) {
    await removeRequests(store, doomed, setting, () => store.eraseAddress(email))
    return
  }
  if (doomed.length === 0) {
    print(`There is no request of ${address}.`)
    return
  }
  await showDoomed(store, doomed, setting)
  print(`${counted(doomed.length, 'request')} of ${address} would be deleted.`)
  const at = instantText(now)
  const ahead = doomed.filter(({ call }) => call?.status === 'booked' && call.endsAt > at).length
  if (ahead > 0) print(`Among them: ${counted(ahead, 'call')} still to come.`)
  print('To delete them, give the same command with --yes. Nothing has been deleted.')
}
