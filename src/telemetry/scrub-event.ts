import type { Breadcrumb, ErrorEvent, Exception, StackFrame } from '@sentry/browser'
import { bareAddress, scrubText } from './scrub-text.ts'

/** What a report may say beside the event itself. */
interface ReportFacts {
  /** Address of the page; only origin and path are kept. */
  page: string
  userAgent: string
  /** What stands in the form fields now: none of it may leave in a message. */
  typed: readonly string[]
}

/** Breadcrumbs that name a place or a control; console lines may quote anything and stay here. */
const crumbCategories = /^(?:navigation|fetch|ui\.click|ui\.input|sentry\.event)$/

/**
 * A new event made only of the fields listed here. Cookies, headers, user, address, extras and whatever a later SDK may
 * add do not get in: a report must hold nothing that somebody typed, and no address of theirs.
 */
export function scrubEvent(event: ErrorEvent, { page, userAgent, typed }: ReportFacts): ErrorEvent {
  const { event_id, timestamp, level, environment, release, sdk, contexts, tags } = event
  const message = event.message === undefined ? {} : { message: scrubText(event.message, typed) }
  const transaction = event.transaction ? { transaction: bareAddress(event.transaction) } : {}
  const { trace_id, span_id } = contexts?.trace ?? {}
  return {
    type: undefined,
    event_id,
    timestamp,
    level,
    environment,
    release,
    platform: 'javascript',
    ...message,
    ...transaction,
    ...(event.exception
      ? { exception: { values: event.exception.values?.map((one) => scrubException(one, typed)) } }
      : {}),
    request: { url: bareAddress(event.request?.url ?? page), headers: { 'User-Agent': userAgent } },
    breadcrumbs: (event.breadcrumbs ?? []).flatMap((crumb) => scrubCrumb(crumb, typed)),
    contexts: trace_id && span_id ? { trace: { trace_id, span_id } } : {},
    // The replay starts only for events that carry its id.
    tags: tags?.replayId ? { replayId: tags.replayId } : {},
    sdk: { name: sdk?.name, version: sdk?.version, settings: { infer_ip: 'never' } },
  }
}

function scrubException(
  { type, value, mechanism, stacktrace }: Exception,
  typed: readonly string[],
) {
  return {
    type: type === undefined ? undefined : scrubText(type, typed),
    value: value === undefined ? undefined : scrubText(value, typed),
    ...(mechanism
      ? { mechanism: { type: mechanism.type, handled: mechanism.handled ?? false } }
      : {}),
    ...(stacktrace?.frames ? { stacktrace: { frames: stacktrace.frames.map(scrubFrame) } } : {}),
  }
}

function scrubFrame({ filename, function: name, lineno, colno, in_app }: StackFrame): StackFrame {
  const script = filename === undefined ? undefined : bareAddress(filename)
  return { filename: script, function: name, lineno, colno, in_app }
}

function scrubCrumb(crumb: Breadcrumb, typed: readonly string[]): Breadcrumb[] {
  const { type, category, level, timestamp, message, data = {} } = crumb
  if (!category || !crumbCategories.test(category)) return []
  const address = (name: string) =>
    typeof data[name] === 'string' ? { [name]: bareAddress(data[name]) } : {}
  const plain = (name: string) =>
    /^(?:string|number)$/.test(typeof data[name]) ? { [name]: data[name] } : {}
  return [
    {
      type,
      category,
      level,
      timestamp,
      ...(message === undefined ? {} : { message: scrubText(message, typed) }),
      data: {
        ...address('url'),
        ...address('from'),
        ...address('to'),
        ...plain('method'),
        ...plain('status_code'),
      },
    },
  ]
}
