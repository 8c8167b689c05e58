import { bareAddress, withoutQueries } from './scrub-text.ts'

type Json = unknown
type Fields = Record<string, Json>

/** Fields of a replay event that may leave; `request` and `urls` are rebuilt. */
const eventFields = [
  'type',
  'event_id',
  'timestamp',
  'platform',
  'environment',
  'release',
  'sdk',
  'replay_id',
  'replay_type',
  'replay_start_timestamp',
  'segment_id',
  'error_ids',
  'trace_ids',
]

/** What the SDK adds to a recording: kept only where it describes the page and not its words. */
const keptCrumbs =
  /^(?:navigation|ui\.(?:click|input|blur|focus|slowClickDetected|multiClick)|replay\..*)$/

/** The event of a replay segment: a new one of allowed fields, its addresses bare. */
export function scrubReplayEvent(event: object): Fields {
  const source = event as Fields
  const kept: Fields = {}
  for (const name of eventFields) if (name in source) kept[name] = source[name]
  const urls = Array.isArray(source.urls) ? source.urls : []
  kept.urls = urls.filter((url) => typeof url === 'string').map(bareAddress)
  return kept
}

/**
 * A replay segment (`{"segment_id":0}\n[...]`) without queries and console lines. The recorder has masked text and
 * inputs already. Throws when it is not what the SDK writes, so that nothing unread ever leaves.
 */
export function scrubRecording(payload: string | Uint8Array): string {
  if (typeof payload !== 'string') throw new Error('A compressed recording cannot be checked')
  const end = payload.indexOf('\n')
  const events = JSON.parse(payload.slice(end + 1)) as Fields[]
  const kept = events.filter(isKept).map((event) => stripQueries(event))
  return `${payload.slice(0, end)}\n${JSON.stringify(kept)}`
}

function isKept(event: Fields): boolean {
  const { tag, payload } = (event.data ?? {}) as { tag?: string; payload?: { category?: string } }
  return tag !== 'breadcrumb' || keptCrumbs.test(payload?.category ?? '')
}

function stripQueries(value: Json): Json {
  if (typeof value === 'string') return withoutQueries(value)
  if (Array.isArray(value)) return value.map(stripQueries)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value as Fields).map(([name, inner]) => [name, stripQueries(inner)]),
  )
}
