import { counted } from '../../shared/i18n/format.ts'
import { readArguments } from './arguments.ts'
import { type Command, findRequest, type InboxStore, type Setting } from './command.ts'
import { oneLine } from './printable.ts'
import { instantText } from './times.ts'
import { UsageError } from './usage-error.ts'

const help = `npm run inbox -- retry <reference or id>
npm run inbox -- retry --all-failed

Makes mails and webhooks that were given up due again. The running server sends them within seconds; one that is not
running sends them when it starts. First mend what made them fail: "show" tells the last error.

Examples
  npm run inbox -- retry FA-7Q2M-K4TD
  npm run inbox -- retry --all-failed`

/** `retry`: dead deliveries become due again. */
export const retry: Command = {
  name: 'retry',
  summary: 'sends again what was given up',
  help,
  prepare(args, setting) {
    const { values, words } = readArguments(args, { 'all-failed': { type: 'boolean' } }, 1)
    const [wanted] = words
    if ((wanted === undefined) === (values['all-failed'] === undefined)) {
      throw new UsageError('Give either a reference or id, or --all-failed.')
    }
    return (store) => retryDeliveries(store, wanted, setting)
  },
}

async function retryDeliveries(store: InboxStore, wanted: string | undefined, setting: Setting) {
  const request = wanted === undefined ? undefined : await findRequest(store, wanted)
  if (wanted !== undefined && !request) {
    setting.print(`There is no request "${oneLine(wanted)}".`)
    return
  }
  const count = await store.retry(instantText(setting.now), request?.id)
  setting.print(
    count === 0
      ? 'No delivery has failed for good: nothing to send again.'
      : `${counted(count, 'delivery', 'deliveries')} will be sent again.`,
  )
}
