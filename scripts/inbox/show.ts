import { callStage, isWaiting } from '../../server/store/call-stage.ts'
import type { Delivery, StoredRequest } from '../../server/store/records.ts'
import { readArguments } from './arguments.ts'
import { type Command, findRequest, type InboxStore, type Setting } from './command.ts'
import { longTime, shortTime, timeSpan } from './dates.ts'
import { oneLine, printableJson, printableLines } from './printable.ts'
import { requestData } from './request-data.ts'
import { detailLines, tableLines } from './table.ts'
import { instantText } from './times.ts'
import { UsageError } from './usage-error.ts'

const help = `npm run inbox -- show <reference or id> [--json]

Shows everything about one request: what was entered, the appointment in the office's time zone and the visitor's,
and every mail and webhook with its state.

  --json  as JSON

Example
  npm run inbox -- show FA-7Q2M-K4TD`

/** `show`: one request with all its fields and deliveries. */
export const show: Command = {
  name: 'show',
  summary: 'shows everything about one request',
  help,
  prepare(args, setting) {
    const { values, words } = readArguments(args, { json: { type: 'boolean' } }, 1)
    const [wanted] = words
    if (wanted === undefined) throw new UsageError('Which request? Give its reference or id.')
    return (store) => showRequest(store, wanted, values.json === true, setting)
  },
}

async function showRequest(store: InboxStore, wanted: string, asJson: boolean, setting: Setting) {
  const request = await findRequest(store, wanted)
  if (!request) {
    setting.print(`There is no request "${oneLine(wanted)}".`)
    return
  }
  const deliveries = await store.deliveriesOf(request.id)
  if (asJson) {
    setting.print(printableJson(requestData(request, deliveries)))
    return
  }
  const { timeZone } = setting.office
  for (const line of detailLines(fieldsOf(request, setting))) setting.print(line)
  setting.print('')
  for (const line of deliveryLines(deliveries, timeZone, setting.width)) setting.print(line)
}

type Detail = readonly [name: string, ...lines: string[]]

const suspicions = {
  'hidden-field': 'yes: the hidden field was filled in',
  speed: 'yes: the form was sent within two seconds',
  unknown: 'yes: the hidden field was filled in, or the form sent within two seconds',
} as const

function fieldsOf(request: StoredRequest, setting: Setting): Detail[] {
  const { timeZone } = setting.office
  const optional = (name: string, text: string | null): Detail[] =>
    text === null ? [] : [[name, oneLine(text)]]
  return [
    ['Reference', request.reference],
    ['Id', request.id],
    ['Kind', request.kind],
    ...optional('Topic', request.topic),
    ['Received', longTime(request.createdAt, timeZone)],
    ['Language', request.locale === 'de' ? 'German' : 'English'],
    ...(request.isSuspect
      ? [['Suspect', suspicions[request.suspectBy ?? 'unknown']] as const]
      : []),
    ...confirmationDetails(request, timeZone),
    ...appointmentDetails(request, setting),
    ['Name', oneLine(request.name)],
    ['E-mail', oneLine(request.email)],
    ...optional('Company', request.company),
    ...optional('Phone', request.phone),
    ...Object.entries(request.otherFields).flatMap(([name, text]) => optional(name, text)),
    ...(request.message === null
      ? []
      : [['Message', ...printableLines(request.message)] satisfies Detail]),
  ]
}

/** The address of a message is never confirmed, nor was that of a call in earlier versions. */
function confirmationDetails(
  { kind, confirmedAt, call }: StoredRequest,
  timeZone: string,
): Detail[] {
  const at = confirmedAt ?? call?.confirmedAt
  if (at) return [['Address', `confirmed ${longTime(at, timeZone)}`]]
  return kind === 'trial' || (call && isWaiting(call)) ? [['Address', 'not confirmed yet']] : []
}

function appointmentDetails({ call }: StoredRequest, { office, now }: Setting): Detail[] {
  if (call === null) return []
  const { timeZone } = office
  const { startsAt, endsAt, openUntil, sequence } = call
  const inOffice = timeSpan(startsAt, endsAt, timeZone)
  const until = openUntil === null ? '' : shortTime(openUntil, timeZone)
  const words = {
    requested: `requested, not booked: ${inOffice}`,
    held: `held until ${until}, not booked: ${inOffice}`,
    lapsed: `requested, not confirmed by ${until}: ${inOffice}`,
    booked: inOffice,
    cancelled: `cancelled, was ${inOffice}`,
  }
  return [
    ['Call', words[callStage(call, instantText(now))]],
    ["Visitor's time", timeSpan(startsAt, endsAt, call.timeZone)],
    ...(sequence === 0 ? [] : [['Changes', String(sequence)] satisfies Detail]),
  ]
}

const states = { pending: 'waiting', delivered: 'delivered', dead: 'FAILED' } as const

function deliveryLines(deliveries: readonly Delivery[], timeZone: string, width: number): string[] {
  if (deliveries.length === 0) return ['Nothing was sent about this request.']
  const columns = [
    ...['EVENT', 'TO', 'STATE', 'TRIES', 'WHEN'].map((heading) => ({ heading })),
    { heading: 'LAST ERROR', narrowest: 10 },
  ]
  const rows = deliveries.map((delivery) => [
    delivery.event,
    delivery.channel === 'webhook' ? 'webhook' : `${delivery.audience} (mail)`,
    states[delivery.state],
    String(delivery.attempts),
    delivery.state === 'pending'
      ? `next ${shortTime(delivery.nextAttemptAt, timeZone)}`
      : shortTime(delivery.settledAt ?? delivery.nextAttemptAt, timeZone),
    delivery.lastError ?? '',
  ])
  return tableLines(columns, rows, width)
}
