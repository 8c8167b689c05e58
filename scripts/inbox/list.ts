import type { RequestFilter } from '../../server/store/store.ts'
import { counted } from '../../shared/i18n/format.ts'
import { oneOf, readArguments } from './arguments.ts'
import type { Command, InboxStore, Setting } from './command.ts'
import { printableJson } from './printable.ts'
import { requestData } from './request-data.ts'
import { requestTable } from './request-table.ts'
import { instantText, momentOf } from './times.ts'
import { UsageError } from './usage-error.ts'

const kinds = ['trial', 'call', 'message'] as const

const pageLength = 20

const help = `npm run inbox -- list [options]

Shows the newest requests first, 20 of them.

  --kind trial|call|message  only requests of one kind
  --since 7d|2026-11-01      only those received since then (h hours, d days, m months, y years, or a date)
  --failed                   only those with a mail or webhook that was given up
  --all                      not only the newest 20
  --json                     as JSON, with all fields and deliveries

Examples
  npm run inbox
  npm run inbox -- list --kind call --since 30d
  npm run inbox -- list --failed`

/** `list`: the newest requests as a table. */
export const list: Command = {
  name: 'list',
  summary: 'shows the newest requests (what you get without a command)',
  help,
  prepare(args, setting) {
    const { values } = readArguments(args, {
      kind: { type: 'string' },
      since: { type: 'string' },
      failed: { type: 'boolean' },
      all: { type: 'boolean' },
      json: { type: 'boolean' },
    })
    const filter: RequestFilter = {
      kind: values.kind === undefined ? undefined : oneOf('kind', values.kind, kinds),
      since: values.since === undefined ? undefined : momentOf('since', values.since, setting.now),
      hasDeadDeliveries: values.failed,
    }
    if (filter.since !== undefined && filter.since > setting.now.toInstant().toString()) {
      throw new UsageError(`--since ${values.since} lies in the future.`)
    }
    // One more than is shown tells whether there are more.
    const limited = values.all ? filter : { ...filter, limit: pageLength + 1 }
    return (store) =>
      values.json ? listJson(store, limited, setting) : listTable(store, limited, setting)
  },
}

async function listJson(store: InboxStore, filter: RequestFilter, setting: Setting): Promise<void> {
  const found = await store.list(filter)
  const shown = filter.limit === undefined ? found : found.slice(0, pageLength)
  const data = []
  for (const request of shown) data.push(requestData(request, await store.deliveriesOf(request.id)))
  setting.print(printableJson(data))
  if (shown.length < found.length) setting.remark(moreText)
}

const moreText = `There are more: the newest ${pageLength} are shown, --all shows every one.`

async function listTable(store: InboxStore, filter: RequestFilter, setting: Setting) {
  const found = await store.list(filter)
  const shown = filter.limit === undefined ? found : found.slice(0, pageLength)
  if (shown.length === 0) {
    const isFiltered = filter.kind ?? filter.since ?? filter.hasDeadDeliveries
    setting.print(isFiltered ? 'No request matches.' : 'There are no requests yet.')
    return
  }
  const failed = await failedIds(store)
  const { timeZone } = setting.office
  const options = { timeZone, now: instantText(setting.now), width: setting.width, failed }
  for (const line of requestTable(shown, options)) {
    setting.print(line)
  }
  setting.print('')
  setting.print(`${counted(shown.length, 'request')}. Times are those of ${timeZone}.`)
  if (shown.length < found.length) setting.print(moreText)
  setting.print('To read one: npm run inbox -- show <reference>')
}

/** Ids of requests with a delivery that has been given up. */
export async function failedIds(store: InboxStore): Promise<Set<string>> {
  const requests = await store.list({ hasDeadDeliveries: true })
  return new Set(requests.map(({ id }) => id))
}
