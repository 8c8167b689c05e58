import type { Delivery, StoredRequest } from '../../server/store/records.ts'
import { offsetTime } from './dates.ts'

/** A request with its deliveries, as `--json` and `export --format json` give it. Instants are UTC. */
type RequestData = StoredRequest & {
  readonly deliveries: readonly Omit<Delivery, 'payload' | 'requestId'>[]
}

/** Leaves out the messages themselves: they repeat the request, and hold links that change a call. */
export function requestData(request: StoredRequest, deliveries: readonly Delivery[]): RequestData {
  return {
    ...request,
    deliveries: deliveries.map(({ payload: _, requestId: __, ...delivery }) => delivery),
  }
}

type CsvColumn = readonly [
  heading: string,
  cell: (request: RequestData, timeZone: string) => string | null | undefined,
]

const time = (instant: string | null | undefined, timeZone: string) =>
  instant ? offsetTime(instant, timeZone) : ''

const countOf = ({ deliveries }: RequestData, state: Delivery['state']) =>
  String(deliveries.filter((delivery) => delivery.state === state).length)

const otherFieldLines = (fields: RequestData['otherFields']) =>
  Object.entries(fields)
    .map(([name, text]) => `${name}: ${text}`)
    .join('\n')

const csvColumns: readonly CsvColumn[] = [
  ['reference', ({ reference }) => reference],
  ['id', ({ id }) => id],
  ['received', ({ createdAt }, zone) => time(createdAt, zone)],
  ['kind', ({ kind }) => kind],
  ['topic', ({ topic }) => topic],
  ['language', ({ locale }) => locale],
  ['name', ({ name }) => name],
  ['email', ({ email }) => email],
  ['company', ({ company }) => company],
  ['phone', ({ phone }) => phone],
  ['message', ({ message }) => message],
  ['other fields', ({ otherFields }) => otherFieldLines(otherFields)],
  ['suspect', ({ isSuspect, suspectBy }) => (isSuspect ? (suspectBy ?? 'yes') : 'no')],
  [
    'address confirmed',
    ({ confirmedAt, call }, zone) => time(confirmedAt ?? call?.confirmedAt, zone),
  ],
  ['call starts', ({ call }, zone) => time(call?.startsAt, zone)],
  ['call ends', ({ call }, zone) => time(call?.endsAt, zone)],
  ["visitor's time zone", ({ call }) => call?.timeZone],
  ['call status', ({ call }) => call?.status],
  ['open until', ({ call }, zone) => time(call?.openUntil, zone)],
  ['delivered', (request) => countOf(request, 'delivered')],
  ['pending', (request) => countOf(request, 'pending')],
  ['failed', (request) => countOf(request, 'dead')],
]

/** Rows of a table for spreadsheets, headings first. Times carry the office's offset. */
export function csvRows(requests: readonly RequestData[], timeZone: string): string[][] {
  return [
    csvColumns.map(([heading]) => heading),
    ...requests.map((request) => csvColumns.map(([, cell]) => cell(request, timeZone) ?? '')),
  ]
}
