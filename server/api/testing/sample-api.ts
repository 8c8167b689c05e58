import { type Calendar, createCalendar } from '../../calendar/create-calendar.ts'
import type { CalendarSettings } from '../../calendar/settings.ts'
import type { RequestEvent } from '../../mails/events.ts'
import type { FormPage } from '../../rendering/render-form.ts'
import type { Delivery, NewDelivery, SuspectReason } from '../../store/records.ts'
import { uuidV7 } from '../../store/uuid.ts'
import { createApi } from '../create-api.ts'
import type { ApiDependencies } from '../dependencies.ts'
import { createTokens } from '../tokens.ts'
import { createSampleStore, type SampleStore } from './sample-store.ts'

/*
 * For tests only: the API on a store in memory, with a calendar of Tuesday to Friday mornings and words that name
 * themselves.
 */

/** The Saturday on which the tests take place. */
export const today = '2026-11-21T10:00:00.000Z'
/** A Tuesday morning that can be booked. */
export const freeStart = '2026-11-24T08:00:00.000Z'

/** Fields of a complete post to each form. */
export const complete = {
  trial: { name: 'Ada Example', email: 'ada@works.example', company: 'Works', consent: true },
  message: {
    topic: 'general',
    name: 'Ada Example',
    email: 'ada@works.example',
    consent: true,
    message: 'How do you read title blocks?',
  },
  call: {
    start: freeStart,
    timeZone: 'Europe/Berlin',
    name: 'Ada Example',
    consent: true,
    email: 'ada@works.example',
  },
  feedback: { page: 'jobs', helped: 'no', message: 'Which header carries the key?' },
} as const

/** Where each form is posted. */
export const paths = {
  trial: '/api/trial-requests',
  message: '/api/messages',
  call: '/api/calls',
  feedback: '/api/feedback',
}

/** An event for which the API composed deliveries. */
interface SampleEvent {
  readonly event: RequestEvent
  readonly links: Record<string, string>
  readonly suspectBy: SuspectReason | null
  /** Of a moved call: when it was to start. */
  readonly formerStart: string | undefined
}

/** What a test sees of the API it talks to. */
export interface SampleApi {
  readonly store: SampleStore
  readonly events: SampleEvent[]
  readonly pages: FormPage[]
  readonly logged: unknown[]
  readonly woken: () => number
  /** How often lists of free times were declared out of date. */
  readonly timesForgotten: () => number
  /** Moves the clock. */
  pass(ms: number): void
  /** Any request; `from` is the client's address. */
  ask(path: string, init?: RequestInit & { from?: string }): Promise<Response>
  /** A post as programs send it. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>
  /** A post as browsers without JavaScript send it. */
  submitForm(
    path: string,
    fields: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<Response>
}

const fixed = {
  siteUrl: 'https://www.firstangle.example',
  linkHours: 48,
  holdMinutes: 30,
  words: {
    messageOf: (locale, form, field, fault) => `${locale} ${form}.${field}.${fault}`,
    detailOf: (locale, code) => `${locale} ${code}`,
    bringOf: (locale, { kind, values }) => `${locale} ${kind} ${JSON.stringify(values)}`,
    rangeMessageOf: (locale, parameter) => `${locale} ${parameter}`,
  },
  contactEmail: 'hello@firstangle.example',
  eventFile: async ({ reference, call }) => ({
    fileName: 'call.ics',
    content: `BEGIN:VCALENDAR ${reference}`,
    method: call?.status === 'cancelled' ? 'CANCEL' : 'PUBLISH',
  }),
} satisfies Partial<ApiDependencies>

/** A fresh API; `changes` replaces dependencies, `settings` those of the calendar. */
export function createSampleApi(
  changes: Partial<ApiDependencies> = {},
  settings: Partial<CalendarSettings> = {},
): SampleApi {
  let clock = Date.parse(today)
  let wakes = 0
  let forgotten = 0
  const now = () => new Date(clock)
  const store = createSampleStore()
  const events: SampleEvent[] = []
  const pages: FormPage[] = []
  const logged: unknown[] = []
  const api = createApi({
    store,
    compose: (event, request, links, at) => {
      const { suspectBy, former } = request
      events.push({ event, links: { ...links }, suspectBy, formerStart: former?.startsAt })
      return (['visitor', 'operator'] as const).map((audience) =>
        mailAbout(request.id, event, audience, at),
      )
    },
    composeReminder: ({ id }, _, at) => [mailAbout(id, 'call.reminder', 'visitor', at)],
    composeNotice: (requestId, at) => mailAbout(requestId, 'requests.more', 'operator', at),
    wake: () => {
      wakes += 1
    },
    forgetTimes: () => {
      forgotten += 1
    },
    calendar: sampleCalendar(store, settings),
    renderForm: async (page) => {
      pages.push(page)
      const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }
      return new Response('<!doctype html>', { status: page.status, headers })
    },
    tokens: async () => createTokens(Buffer.alloc(32, 7).toString('base64url')),
    newId: () => uuidV7(now()),
    random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
    now,
    log: { error: (...all: unknown[]) => void logged.push(...all), warn: () => {} },
    ...fixed,
    ...changes,
  })

  async function ask(
    path: string,
    { from = '192.0.2.1', ...init }: RequestInit & { from?: string } = {},
  ) {
    const request = new Request(`https://www.firstangle.example${path}`, init)
    const context = { requestId: 'f7a1c9d2-0000-4000-8000-000000000001', clientAddress: from }
    return api.fetch(request, context)
  }

  return {
    store,
    events,
    pages,
    logged,
    ask,
    woken: () => wakes,
    timesForgotten: () => forgotten,
    pass: (ms) => {
      clock += ms
    },
    post: (path, body, headers = {}) =>
      ask(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    submitForm: (path, fields, headers = {}) =>
      ask(path, {
        method: 'POST',
        headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', ...headers },
        body: new URLSearchParams(fields),
      }),
  }
}

function mailAbout(
  requestId: string,
  event: string,
  audience: NewDelivery['audience'],
  at: string,
): NewDelivery {
  const id = uuidV7(new Date(at))
  return { id, requestId, channel: 'mail', event, audience, dueAt: at, payload: '{}' }
}

/** Everything that was stored for delivery, as it was stored. */
export async function allDeliveries({ store }: Pick<SampleApi, 'store'>): Promise<Delivery[]> {
  const requests = await store.list({})
  const ofEach = await Promise.all(requests.map(({ id }) => store.deliveriesOf(id)))
  return ofEach.flat()
}

/** Leaves no request. */
export async function eraseAll({ store }: Pick<SampleApi, 'store'>): Promise<void> {
  for (const { email } of await store.list({})) await store.eraseAddress(email)
}

/** The token in the last link of this kind. */
export function lastToken({ events }: SampleApi, kind: 'confirm' | 'call'): string {
  const links = events.map((each) => each.links[kind]).filter((link) => link !== undefined)
  const query = new URL(links.at(-1) ?? 'https://none.example').searchParams
  return query.get(kind === 'confirm' ? 'token' : 'call') ?? ''
}

/** Calls of 45 minutes on the full hour, 8 to 11 UTC, Tuesday to Friday, for the next two weeks. */
function sampleCalendar(store: SampleStore, changes: Partial<CalendarSettings>): Calendar {
  const morning = [['09:00', '13:00']] as const
  const settings: CalendarSettings = {
    timeZone: 'Europe/Berlin',
    hours: { 2: morning, 3: morning, 4: morning, 5: morning },
    durationMinutes: 45,
    stepMinutes: 60,
    bufferMinutes: 15,
    leadHours: 0,
    horizonDays: 14,
    holidays: { country: 'DE', state: null, region: null },
    closedDays: [],
    ...changes,
  }
  return createCalendar(settings, store.occupied, async () => new Set())
}
