import { expect, test } from 'vitest'
import { askForCall, bookCall, freeStarts, otherStart, starts } from './testing/calls.ts'
import { allDeliveries, createSampleApi, freeStart, type SampleApi } from './testing/sample-api.ts'

const path = '/api/calls/confirm'
const minuteMs = 60_000
const dayMs = 86_400_000

async function confirm(api: SampleApi, fields: Record<string, unknown>) {
  const answer = await api.post(path, fields)
  return { status: answer.status, body: await answer.json() }
}

test('the button behind the link books the call, once', async () => {
  const api = createSampleApi()
  const { body, token } = await askForCall(api)
  for (let click = 0; click < 2; click += 1) {
    expect(await confirm(api, { call: token })).toEqual({
      status: 200,
      body: {
        id: body.id,
        reference: body.reference,
        status: 'booked',
        start: freeStart,
        end: '2026-11-24T08:45:00.000Z',
        timeZone: 'Europe/Berlin',
        next: `/schedule-call?call=${token}&state=booked`,
      },
    })
  }
  expect(api.events.map(({ event }) => event)).toEqual(['call.requested', 'call.booked'])
  expect((await api.store.request(body.id))?.call).toMatchObject({
    status: 'booked',
    confirmedAt: '2026-11-21T10:00:00.000Z',
  })
  const events = (await allDeliveries(api)).map(({ event }) => event)
  expect(events).toEqual(['call.booked', 'call.booked'])
})

test('two clicks at once book it once', async () => {
  const api = createSampleApi()
  const { token } = await askForCall(api)
  const both = await Promise.all([1, 2, 3].map(() => confirm(api, { call: token })))
  expect(both.map(({ status, body }) => [status, body.status])).toEqual(
    Array(3).fill([200, 'booked']),
  )
  expect((await allDeliveries(api)).filter(({ event }) => event === 'call.booked')).toHaveLength(2)
})

test('a browser without scripts is led to the page of the booked call', async () => {
  const api = createSampleApi()
  const { token } = await askForCall(api, { lang: 'de' })
  const answer = await api.submitForm(`${path}?lang=de`, { call: token })
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    `/schedule-call?call=${token}&state=booked&lang=de`,
  ])
})

test('following the link changes nothing', async () => {
  const api = createSampleApi()
  const { body, token } = await askForCall(api)
  for (const method of ['GET', 'HEAD']) {
    expect((await api.ask(`${path}?call=${token}`, { method })).status).toBe(405)
  }
  expect((await api.store.request(body.id))?.call?.status).toBe('held')
})

test('after half an hour the link books while the time is free', async () => {
  const api = createSampleApi()
  const { token } = await askForCall(api)
  api.pass(45 * minuteMs)
  expect((await confirm(api, { call: token })).status).toBe(200)
  expect(await freeStarts(api)).not.toContain(freeStart)
})

test('a visitor who comes too late chooses another time, and types nothing again', async () => {
  const api = createSampleApi()
  const late = await askForCall(api)
  api.pass(30 * minuteMs)
  await bookCall(api, { email: 'eve@mill.example' })
  const refused = await confirm(api, { call: late.token })
  expect([refused.status, refused.body.code]).toEqual([409, 'taken'])
  expect(refused.body.slots.map(({ start }: { start: string }) => start)).toContain(otherStart)

  const page = await api.submitForm(path, { call: late.token })
  expect(page.status).toBe(409)
  expect(api.pages.at(-1)).toMatchObject({
    form: 'call',
    search: { call: late.token },
    state: { errors: { start: [{ code: 'taken' }] } },
  })

  const chosen = await confirm(api, {
    call: late.token,
    start: otherStart,
    timeZone: 'Asia/Tokyo',
  })
  expect([chosen.status, chosen.body]).toMatchObject([
    200,
    { status: 'booked', start: otherStart, timeZone: 'Asia/Tokyo' },
  ])
  const { email, call } = (await api.store.request(late.body.id)) ?? {}
  expect([email, call?.startsAt]).toEqual(['ada@works.example', otherStart])
})

test('a time that has come too near is no longer booked, one that is held is', async () => {
  const api = createSampleApi({}, { leadHours: 24 })
  const first = await askForCall(api)
  const leadMs = Date.parse(freeStart) - Date.parse('2026-11-21T10:00:00.000Z') - dayMs
  api.pass(leadMs - minuteMs)
  const second = await askForCall(api, { email: 'eve@mill.example' })
  api.pass(10 * minuteMs)
  const refused = await confirm(api, { call: first.token })
  expect([refused.status, refused.body.errors.start[0].code]).toEqual([422, 'past'])
  expect((await confirm(api, { call: second.token })).status).toBe(200)
})

test('a call that was given back or has begun is not booked', async () => {
  const api = createSampleApi()
  const { token } = await askForCall(api)
  const other = await askForCall(api, { email: 'eve@mill.example', start: otherStart })
  await api.post('/api/calls/cancel', { call: token })
  expect(await confirm(api, { call: token })).toMatchObject({
    status: 409,
    body: { code: 'call-changed' },
  })
  api.pass(4 * dayMs)
  expect(await confirm(api, { call: other.token })).toMatchObject({
    status: 409,
    body: { code: 'call-over' },
  })
})

test('what is not confirmed has no calendar file and cannot be moved', async () => {
  const api = createSampleApi()
  const { token } = await askForCall(api)
  const file = await api.ask(`/api/calls/event.ics?call=${token}`)
  expect([file.status, (await file.json()).code]).toEqual([409, 'call-changed'])
  const moved = await api.post('/api/calls/move', { call: token, start: otherStart })
  expect([moved.status, (await moved.json()).code]).toEqual([409, 'call-changed'])
})

test('a domain that has filled its calls is told so, and its request is kept', async () => {
  const api = createSampleApi({}, { horizonDays: 90 })
  const visitor = (at: number) => [`ada${at}@works.example`, `192.0.${at}.1`] as const
  const starts = (await freeStarts(api)).slice(0, 7)
  const asked = []
  for (const [at, start] of starts.entries()) {
    const [email, from] = visitor(at)
    asked.push(await askForCall(api, { email, start }, from))
  }
  const outcomes = []
  for (const { token } of asked) outcomes.push((await confirm(api, { call: token })).status)
  expect(outcomes).toEqual([...Array(6).fill(200), 409])
  const last = asked[6]
  const page = await api.submitForm(path, { call: last?.token ?? '' })
  expect([page.status, api.pages.at(-1)?.state.notice]).toEqual([409, 'calls-full'])
  const stage = (await api.store.request(last?.body.id))?.call?.status
  expect(['held', 'requested']).toContain(stage)
})

test('calls of one mailbox that lapsed are not all booked later', async () => {
  const api = createSampleApi()
  const tokens = []
  for (const start of starts.slice(0, 4)) {
    const asked = await askForCall(api, { email: 'ada@gmail.com', start })
    tokens.push(asked.token)
    api.pass(31 * minuteMs)
  }
  const outcomes = []
  for (const call of tokens) outcomes.push(await confirm(api, { call }))
  expect(outcomes.map(({ status }) => status)).toEqual([200, 200, 409, 409])
  expect(outcomes[3]?.body.code).toBe('calls-full')
})
