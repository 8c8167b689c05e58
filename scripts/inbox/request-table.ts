import { callStage } from '../../server/store/call-stage.ts'
import type { StoredRequest } from '../../server/store/records.ts'
import { shortTime } from './dates.ts'
import { type Column, tableLines } from './table.ts'

type ShownColumn = Column & {
  readonly cell: (request: StoredRequest, options: Options) => string
}

const columns: readonly ShownColumn[] = [
  { heading: 'REFERENCE', cell: ({ reference }) => reference },
  { heading: 'RECEIVED', cell: ({ createdAt }, { timeZone }) => shortTime(createdAt, timeZone) },
  { heading: 'KIND', cell: ({ kind }) => kind },
  { heading: 'NAME', narrowest: 8, cell: ({ name }) => name },
  { heading: 'E-MAIL', narrowest: 10, cell: ({ email }) => email },
  { heading: 'COMPANY', narrowest: 7, cell: ({ company }) => company ?? '' },
  // The length of `DELIVERY FAILED,`.
  { heading: 'STATE', narrowest: 16, cell: stateOf },
]

/** On narrower terminals the column of the company is left out. */
const widthForCompany = 100

interface Options {
  readonly timeZone: string
  /** Now, as ISO 8601: calls that wait for their confirmation lapse with time. */
  readonly now: string
  readonly width: number
  /** Ids of requests with a delivery that has been given up. */
  readonly failed: ReadonlySet<string>
}

/** Requests as lines of a table, headings first. */
export function requestTable(requests: readonly StoredRequest[], options: Options): string[] {
  const { width } = options
  const shown = columns.filter(({ heading }) => heading !== 'COMPANY' || width >= widthForCompany)
  const rows = requests.map((request) => shown.map(({ cell }) => cell(request, options)))
  return tableLines(shown, rows, width)
}

/** The most important state stands first, because the end of a cell is cut off. */
function stateOf(request: StoredRequest, options: Options): string {
  const parts = [
    ...(options.failed.has(request.id) ? ['DELIVERY FAILED'] : []),
    ...(request.isSuspect ? ['suspect'] : []),
    kindState(request, options),
  ]
  return parts.join(', ')
}

function kindState(
  { kind, call, confirmedAt, topic }: StoredRequest,
  { timeZone, now }: Options,
): string {
  if (kind === 'trial') return confirmedAt === null ? 'not confirmed' : 'confirmed'
  if (kind === 'message') return topic ?? ''
  if (call === null) return 'no appointment'
  const time = shortTime(call.startsAt, timeZone)
  const stage = callStage(call, now)
  return stage === 'booked' ? time : `${stage} (${time})`
}
