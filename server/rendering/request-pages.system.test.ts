import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PageData } from '../../shared/page-data.ts'
import type { Slot } from '../calendar/create-calendar.ts'
import type { Content } from '../content/store/queries.ts'
import { openBuiltContent } from '../content/testing/built-content.ts'
import { withFormState } from './form-state.ts'
import type { BookedCall, CallBook } from './page-data/call-book.ts'
import { callData } from './page-data/call-data.ts'
import { contactData } from './page-data/contact-data.ts'
import { trialData } from './page-data/trial-data.ts'
import { provideSiteContext } from './site-context.ts'

let content: Content
let slots: Slot[] | undefined
let asked: Parameters<CallBook['openDays']>[0] | undefined

const call: BookedCall = {
  reference: 'FA-7K2M-9QXW',
  start: '2027-03-22T13:30:00.000Z',
  end: '2027-03-22T14:15:00.000Z',
  timeZone: 'America/New_York',
  stage: 'booked',
  heldUntil: null,
  isConfirmed: true,
  isFree: true,
  isOwner: true,
}
const waiting = {
  stage: 'held',
  heldUntil: '2027-03-10T13:20:00.000Z',
  isConfirmed: false,
} as const
const tokens: Record<string, Awaited<ReturnType<CallBook['callOf']>>> = {
  good: call,
  cancelled: { ...call, stage: 'cancelled' },
  withdrawn: { ...call, stage: 'cancelled', isConfirmed: false },
  toConfirm: { ...call, ...waiting },
  lapsed: { ...call, ...waiting, stage: 'lapsed', heldUntil: null },
  gone: { ...call, ...waiting, stage: 'lapsed', heldUntil: null, isFree: false },
  held: { ...call, ...waiting, isOwner: false },
  requested: { ...call, ...waiting, stage: 'requested', heldUntil: null, isOwner: false },
  viewLapsed: { ...call, ...waiting, stage: 'lapsed', heldUntil: null, isOwner: false },
  viewBooked: { ...call, isOwner: false },
  past: { ...call, end: '2027-01-01T10:00:00.000Z' },
  unreadable: 'unreadable',
}
const calls: CallBook = {
  officeTimeZone: 'Europe/Berlin',
  durationMinutes: 45,
  openDays: async (query) => {
    asked = query
    return slots
  },
  callOf: async (token) => tokens[token] ?? 'unknown',
}

beforeAll(() => {
  content = openBuiltContent()
  const build = { version: '1', buildId: 'x', buildTimestamp: '2027-01-01T00:00:00Z' }
  const now = () => new Date('2027-03-10T08:00:00Z')
  provideSiteContext({
    content,
    build,
    calls,
    now,
    origin: 'https://x.example',
    sentryDsn: undefined,
  })
})
afterAll(() => content.close())
beforeEach(() => {
  // One slot on each of six days around both changes to summer time: New York 14 March, Berlin 28 March 2027.
  slots = ['12', '15', '22', '26', '29', '30'].map((day) => ({
    start: `2027-03-${day}T13:00:00.000Z`,
    end: `2027-03-${day}T13:45:00.000Z`,
  }))
})

const metaOf = ({ head }: PageData, name: string) =>
  head.meta.flatMap((tag) => ('name' in tag && tag.name === name ? [tag.content] : []))
const titleOf = ({ head }: PageData) => head.title

async function pick(query: Record<string, string>) {
  const { view } = await callData('en', query)
  if (view.kind !== 'pick' || !view.picker?.days) throw new Error('no times are shown')
  return { ...view.picker, days: view.picker.days, problem: view.problem }
}

test('times stand on the clocks of the zone asked for, across both changes of the clocks', async () => {
  const { days, zoneNote } = await pick({ timeZone: 'America/New_York' })
  expect(
    days.map(({ date, offset, times }) => [date, offset, times[0]?.time, times[0]?.officeTime]),
  ).toEqual([
    ['2027-03-12', 'UTC−5', '08:00', '14:00'],
    ['2027-03-15', 'UTC−4', '09:00', '14:00'],
    ['2027-03-22', 'UTC−4', '09:00', '14:00'],
    ['2027-03-26', 'UTC−4', '09:00', '14:00'],
    ['2027-03-29', 'UTC−4', '09:00', '15:00'],
  ])
  expect(zoneNote).toContain('New York')
  expect(zoneNote).toContain('Berlin')
})

test('on another day at the office its weekday stands with the time', async () => {
  const { days } = await pick({ timeZone: 'Pacific/Auckland' })
  expect(days[0]?.heading).toBe('Saturday 13 March 2027')
  expect(days[0]?.times[0]).toMatchObject({ time: '02:00', officeTime: 'Fri 14:00' })
})

test('in the office’s own zone no second time is shown', async () => {
  const { days, isZoneChosen, timeZone } = await pick({})
  expect([isZoneChosen, timeZone]).toEqual([false, 'Europe/Berlin'])
  expect(days[0]?.times).toEqual([{ start: '2027-03-12T13:00:00.000Z', time: '14:00' }])
})

test('pages of times lead to each other and keep the zone', async () => {
  expect(await pick({})).toMatchObject({ later: '/schedule-call?from=2027-03-30' })
  expect(await pick({})).not.toHaveProperty('earlier')
  const second = await pick({ from: '2027-03-30', timeZone: 'Europe/London' })
  expect(asked).toEqual({ timeZone: 'Europe/London', from: '2027-03-30', days: 6 })
  expect(second.earlier).toBe('/schedule-call?timeZone=Europe%2FLondon&from=2027-03-23')
  expect((await pick({ from: '2027-03-12' })).earlier).toBe('/schedule-call')
})

test.each([
  { from: '2027-02-30' },
  { from: '2020-01-01' },
  { from: 'x' },
  { timeZone: 'Mars/Base' },
])('what makes no sense in an address is passed over: %j', async (query) => {
  await pick(query as unknown as Record<string, string>)
  expect(asked).toEqual({ timeZone: 'Europe/Berlin', from: undefined, days: 6 })
})

test('times that cannot be read leave the page and its form there', async () => {
  slots = undefined
  const { view } = await callData('en', {})
  expect(view).toMatchObject({ kind: 'pick', picker: { timeZone: 'Europe/Berlin' } })
  expect(view.kind === 'pick' && view.picker?.days).toBeUndefined()
})

test('a call is shown in both zones, and kept by no cache', async () => {
  const data = await callData('de', { call: 'good', state: 'booked' })
  expect(data.caching).toBe('private, no-store')
  expect(metaOf(data, 'robots')).toEqual(['noindex,follow'])
  expect(data.view).toMatchObject({
    kind: 'call',
    state: { title: 'Ihr Gespräch ist gebucht' },
    calendarFile: '/api/calls/event.ics?call=good&lang=de',
    appointment: {
      day: 'Montag, 22. März 2027',
      time: '09:30–10:15\u00a0Uhr',
      duration: '45 Minuten',
    },
    change: { picker: { timeZone: 'America/New_York', isZoneChosen: true } },
    end: { action: '/api/calls/cancel?lang=de' },
  })
  const { office } = data.view.kind === 'call' ? data.view.appointment : {}
  expect(office).toMatch(/^14:30–15:15.Uhr \(Berliner Zeit/)
})

/** What the page offers: the steps that its view has. */
async function offered(token: string, query: Record<string, string> = {}) {
  const { view } = await callData('en', { call: token, ...query })
  if (view.kind !== 'call') throw new Error('no call is shown')
  const { state, keeping, confirm, calendarFile, change, end } = view
  const steps = { confirm, calendarFile, change, end }
  const names = Object.entries(steps).flatMap(([name, step]) => (step ? [name] : []))
  return { title: state.title, keeping, steps: names, view }
}

test.each([
  ['cancelled', 'Your call is cancelled', []],
  ['withdrawn', 'This request is withdrawn', []],
  ['past', 'This call is over', []],
  ['good', 'Your call with us', ['calendarFile', 'change', 'end']],
])('a call that is %s is shown as such whatever the address says', async (token, title, steps) => {
  expect(await offered(token, { state: 'nonsense' })).toMatchObject({ title, steps })
})

test.each([
  ['toConfirm', 'One click is left', 'We are holding this time for you until 08:20.', true],
  ['lapsed', 'One click is left', 'The time is still free but no longer held for you.', true],
  ['gone', 'This time is gone', undefined, false],
])(
  'the link of a call that is %s leads to the button or to other times',
  async (token, title, keeping, isFree) => {
    const { view, ...shown } = await offered(token, { state: 'booked' })
    expect(shown.title).toBe(title)
    if (keeping) expect(shown.keeping).toContain(keeping)
    else expect(shown.keeping).toBeUndefined()
    expect(shown.steps).toEqual([...(isFree ? ['confirm'] : []), 'change', 'end'])
    expect(view.change?.form.action).toBe('/api/calls/confirm')
    expect(view.change?.form.fields.map(({ name }) => name)).toEqual(['start', 'timeZone'])
  },
)

test.each([
  ['held', 'Confirm the call by e-mail', 'We are holding this time for you until 08:20.'],
  ['requested', 'Confirm the call by e-mail', 'We cannot hold this time for you at the moment'],
  ['viewLapsed', 'This call is not confirmed yet', 'The time is still free'],
])(
  'whoever has asked for a call that is %s sees how it stands, and may give it back',
  async (token, title, keeping) => {
    const shown = await offered(token)
    expect([shown.title, shown.steps]).toEqual([title, ['end']])
    expect(shown.keeping).toContain(keeping)
  },
)

test('once it is confirmed they see only that', async () => {
  expect(await offered('viewBooked', { state: 'booked' })).toMatchObject({
    title: 'This call is confirmed',
    steps: [],
  })
})

test.each([
  ['forged', 'This link leads to no call'],
  ['unreadable', 'Your call cannot be shown at the moment'],
])('a token that is %s is reported above the free times', async (token, title) => {
  const { problem, days } = await pick({ call: token })
  expect(problem?.title).toBe(title)
  expect(days.length).toBe(5)
})

test('a refused post shows the page again with what was typed, and says so first in the title', async () => {
  const state = {
    values: { name: 'Zoë' },
    errors: { email: [{ code: 'missing', message: 'Enter' }] },
  } as const
  const data = withFormState(state, () => trialData('de', {}))
  expect(titleOf(data)).toMatch(/^Fehler: /)
  expect(data.view).toMatchObject({
    kind: 'form',
    form: { action: '/api/trial-requests?lang=de', state },
  })
  expect(titleOf(trialData('de', {}))).not.toMatch(/^Fehler/)
})

test('after a refused booking the zone and the day that were chosen are shown', async () => {
  const values = { timeZone: 'America/New_York', start: '2027-03-29T13:00:00.000Z' }
  await withFormState({ values, errors: {} }, () => callData('en', {}))
  expect(asked).toEqual({ timeZone: 'America/New_York', from: '2027-03-29', days: 6 })
})

test('an address chooses the topic of a message; an unknown topic leaves the general one', () => {
  const valuesFor = (topic: string) => {
    const { view } = contactData('en', { topic })
    return view.kind === 'form' ? view.form.state?.values : undefined
  }
  expect(valuesFor('partner')).toEqual({ topic: 'partner' })
  expect(valuesFor('<script>')).toEqual({ topic: 'general' })
})

test('of an address a reference is shown and nothing else', () => {
  const sent = (reference: string) => trialData('en', { state: 'sent', reference })
  expect(sent('FA-7K2M-9QXW').view).toMatchObject({ reference: 'FA-7K2M-9QXW' })
  expect(JSON.stringify(sent('FA-<b>').view)).not.toContain('<b>')
  expect(metaOf(sent('x'), 'robots')).toEqual(['noindex,follow'])
  expect(sent('x').caching).toBe('private, no-store')
})

test('what is left to do has a button with the token, which no other state carries', () => {
  const view = (state: string, token: string) => trialData('en', { state, token }).view
  expect(view('confirm', 'a.b-c')).toMatchObject({
    step: { action: '/api/trial-requests/confirm', token: 'a.b-c' },
  })
  expect(view('expired', 'a.b-c')).toMatchObject({
    step: { action: '/api/trial-requests/links', token: 'a.b-c' },
  })
  expect(view('expired', '"><b>')).not.toHaveProperty('step')
  expect(view('confirmed', 'a.b-c')).not.toHaveProperty('step')
})

test('after the form the step that is due is marked, and none where the time may go', async () => {
  const trial = (state: string) => trialData('en', { state }).view
  expect(trial('sent')).toMatchObject({ now: 1 })
  expect(trial('confirmed')).toMatchObject({ now: 2 })
  expect(trial('expired')).toMatchObject({ now: undefined })
  expect(contactData('en', { state: 'sent' }).view).toMatchObject({ now: 2 })
  const due = async (token: string) => (await offered(token)).view.now
  expect(await Promise.all(['held', 'toConfirm', 'good', 'viewBooked'].map(due))).toEqual([
    2, 2, 3, 3,
  ])
  const none = ['requested', 'lapsed', 'gone', 'cancelled', 'withdrawn', 'past']
  expect(await Promise.all(none.map(due))).toEqual(none.map(() => undefined))
})

test('a state is shown under its query, and no cache keeps it', () => {
  const data = contactData('de', { state: 'sent', reference: 'FA-7K2M-9QXW' })
  expect(data.caching).toBe('private, no-store')
  expect(data.view).toMatchObject({
    kind: 'state',
    reference: 'FA-7K2M-9QXW',
    state: { title: 'Ihre Nachricht ist gespeichert' },
  })
})
