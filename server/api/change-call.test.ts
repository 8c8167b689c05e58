import { expect, test, vi } from 'vitest'
import { askForCall, bookCall, otherStart, starts } from './testing/calls.ts'
import {
  allDeliveries,
  complete,
  createSampleApi,
  eraseAll,
  freeStart,
  lastToken,
  paths,
  today,
} from './testing/sample-api.ts'

/* A booked call: moved, cancelled, looked at. */

const minuteMs = 60_000
const dayMs = 86_400_000

test('a call moves, once for a double click, and frees its old time', async () => {
  const api = createSampleApi()
  const { body, token } = await bookCall(api)
  const move = { call: token, start: otherStart, timeZone: 'Asia/Tokyo' }
  const both = await Promise.all([
    api.post('/api/calls/move', move),
    api.post('/api/calls/move', move),
  ])
  for (const answer of both) {
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({
      id: body.id,
      reference: body.reference,
      status: 'moved',
      start: otherStart,
      end: '2026-11-24T09:45:00.000Z',
      timeZone: 'Asia/Tokyo',
    })
  }
  expect((await api.store.request(body.id))?.call).toMatchObject({
    startsAt: otherStart,
    timeZone: 'Asia/Tokyo',
    sequence: 1,
    status: 'booked',
  })
  expect((await allDeliveries(api)).filter(({ event }) => event === 'call.moved')).toHaveLength(2)
  expect(api.events.find(({ event }) => event === 'call.moved')?.formerStart).toBe(freeStart)
  expect((await bookCall(api, { email: 'eve@works.example' })).status).toBe(201)
})

test('a call moves only to a time that is free, and only with both fields right', async () => {
  const api = createSampleApi()
  const { token } = await bookCall(api)
  await bookCall(api, { start: otherStart })
  const post = async (changes: object) => {
    const move = { call: token, start: otherStart, timeZone: 'Europe/Berlin', ...changes }
    const answer = await api.post('/api/calls/move', move)
    return [answer.status, Object.keys((await answer.json()).errors ?? {})]
  }
  expect(await post({})).toEqual([409, ['start']])
  expect(await post({ start: '2026-11-24T03:00:00.000Z' })).toEqual([422, ['start']])
  expect(await post({ start: '', timeZone: 'Mars' })).toEqual([422, ['start', 'timeZone']])
})

test('a call keeps its time when only its zone changes, as near as it may be', async () => {
  const api = createSampleApi()
  const { body, token } = await bookCall(api)
  const move = async (changes: object) => {
    const answer = await api.post('/api/calls/move', { call: token, start: freeStart, ...changes })
    return [answer.status, (await answer.json()).timeZone]
  }
  expect(await move({})).toEqual([200, 'Europe/Berlin'])
  expect((await api.store.request(body.id))?.call?.sequence).toBe(0)
  expect(await move({ timeZone: 'Asia/Tokyo' })).toEqual([200, 'Asia/Tokyo'])
  // A call can no longer be booked for its last minute, but it stands.
  api.pass(Date.parse(freeStart) - Date.parse(today) - 60_000)
  expect(await move({ timeZone: 'America/New_York' })).toEqual([200, 'America/New_York'])
  expect(await move({ start: '2026-11-24T09:00:00+01:00' })).toEqual([200, 'America/New_York'])
  expect(await move({ start: otherStart })).toEqual([200, 'America/New_York'])
  expect((await api.store.request(body.id))?.call).toMatchObject({ startsAt: otherStart })
})

test('a call is cancelled once; its time is free and it cannot be moved', async () => {
  const api = createSampleApi()
  const { body, token } = await bookCall(api)
  for (let click = 0; click < 2; click += 1) {
    const answer = await api.post('/api/calls/cancel', { call: token })
    expect([answer.status, (await answer.json()).status]).toEqual([200, 'cancelled'])
  }
  expect((await api.store.request(body.id))?.call?.status).toBe('cancelled')
  expect((await allDeliveries(api)).filter(({ event }) => event === 'call.cancelled')).toHaveLength(
    2,
  )
  const move = { call: token, start: otherStart, timeZone: 'Europe/Berlin' }
  const moved = await api.post('/api/calls/move', move)
  expect([moved.status, (await moved.json()).code]).toEqual([409, 'call-changed'])
  expect((await bookCall(api, { email: 'eve@works.example' })).status).toBe(201)
})

test('a call that is moved while it is being cancelled stays, and no mail says otherwise', async () => {
  const api = createSampleApi()
  const { body, token } = await bookCall(api)
  const { cancelCall } = api.store
  // The cancellation has read the call when the move comes in between.
  vi.spyOn(api.store, 'cancelCall').mockImplementationOnce(async (...given) => {
    await api.post('/api/calls/move', { call: token, start: otherStart })
    return cancelCall(...given)
  })
  const answer = await api.post('/api/calls/cancel', { call: token })
  expect([answer.status, (await answer.json()).code]).toEqual([409, 'call-changed'])
  const { call } = (await api.store.request(body.id)) ?? {}
  expect(call).toMatchObject({ status: 'booked', startsAt: otherStart, sequence: 1 })
  const events = (await allDeliveries(api)).map(({ event }) => event)
  expect(events).not.toContain('call.cancelled')
})

test('a call that has begun stays as it is', async () => {
  const api = createSampleApi()
  const { token } = await bookCall(api)
  api.pass(3 * dayMs)
  for (const path of ['/api/calls/move', '/api/calls/cancel']) {
    const later = { call: token, start: '2026-11-26T09:00:00.000Z', timeZone: 'Europe/Berlin' }
    const answer = await api.post(path, later)
    expect([answer.status, (await answer.json()).code]).toEqual([409, 'call-over'])
  }
})

test('a change of the zone alone tells nobody, however often', async () => {
  const api = createSampleApi()
  const { body, token } = await bookCall(api)
  const before = await allDeliveries(api)
  for (let flip = 0; flip < 30; flip += 1) {
    const timeZone = flip % 2 ? 'Europe/Berlin' : 'Asia/Tokyo'
    const answer = await api.post('/api/calls/move', { call: token, start: freeStart, timeZone })
    expect([answer.status, (await answer.json()).timeZone]).toEqual([200, timeZone])
  }
  expect((await allDeliveries(api)).length).toBe(before.length)
  expect((await api.store.request(body.id))?.call).toMatchObject({ sequence: 0 })
})

test('thirty moves send three mails', async () => {
  const api = createSampleApi()
  const { body, token } = await bookCall(api)
  const outcomes = []
  for (let move = 0; move < 30; move += 1) {
    const start = starts[1 + (move % 8)]
    const answer = await api.post('/api/calls/move', { call: token, start })
    outcomes.push(answer.status)
    for (const { id } of await api.store.claim(today, today, 99, 'mail')) {
      await api.store.markDelivered(id, today)
    }
    if (answer.status === 429) expect(answer.headers.get('retry-after')).toBe('3600')
  }
  expect(outcomes.slice(0, 5)).toEqual([200, 200, 200, 429, 429])
  const mails = (await allDeliveries(api)).filter(
    ({ event, audience }) => event === 'call.moved' && audience === 'visitor',
  )
  expect(mails).toHaveLength(3)
  expect((await api.store.request(body.id))?.call).toMatchObject({ startsAt: starts[3] })
  api.pass(60 * minuteMs)
  expect((await api.post('/api/calls/move', { call: token, start: freeStart })).status).toBe(200)
})

test('why a request is suspect is known after a move too', async () => {
  const api = createSampleApi()
  const { token } = await bookCall(api, { elapsed: 300 })
  await api.post('/api/calls/move', { call: token, start: otherStart })
  expect(api.events.map(({ event, suspectBy }) => [event, suspectBy])).toEqual([
    ['call.requested', 'speed'],
    ['call.booked', 'speed'],
    ['call.moved', 'speed'],
  ])
})

test('reading changes nothing', async () => {
  const api = createSampleApi()
  const { token } = await bookCall(api)
  for (const path of ['/api/calls/move', '/api/calls/cancel']) {
    expect((await api.ask(`${path}?call=${token}&start=${otherStart}`)).status).toBe(405)
  }
  expect((await api.store.list({}))[0]?.call).toMatchObject({ status: 'booked', sequence: 0 })
})

test('tokens that are not ours are 404, those of the past 410, and browsers see a page', async () => {
  const api = createSampleApi()
  const { token } = await bookCall(api)
  await api.post(paths.trial, complete.trial)
  const forged = [`${token.slice(0, -2)}AA`, '', 'x', lastToken(api, 'confirm'), 7, null]
  for (const call of forged) {
    const answer = await api.post('/api/calls/cancel', { call })
    expect([answer.status, (await answer.json()).code]).toEqual([404, 'link-invalid'])
  }
  const posted = await api.submitForm('/api/calls/cancel', { call: 'x' })
  expect([posted.status, posted.headers.get('location')]).toEqual([
    303,
    '/schedule-call?state=invalid',
  ])
  api.pass(40 * dayMs)
  const expired = await api.post('/api/calls/cancel', { call: token })
  expect([expired.status, (await expired.json()).code]).toEqual([410, 'link-expired'])
})

test('the token of a request that was erased leads nowhere', async () => {
  const api = createSampleApi()
  const { token } = await bookCall(api)
  await eraseAll(api)
  expect((await api.post('/api/calls/cancel', { call: token })).status).toBe(404)
})

test('the calendar file comes under the reference', async () => {
  const api = createSampleApi()
  const { body, token } = await bookCall(api)
  const answer = await api.ask(`/api/calls/event.ics?call=${token}`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8; method=PUBLISH')
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="${body.reference}.ics"`,
  )
  expect(await answer.text()).toBe(`BEGIN:VCALENDAR ${body.reference}`)
  await api.post('/api/calls/cancel', { call: token })
  const cancelled = await api.ask(`/api/calls/event.ics?call=${token}`)
  expect(cancelled.headers.get('content-type')).toBe('text/calendar; charset=utf-8; method=CANCEL')
  expect((await api.ask('/api/calls/event.ics?call=x')).status).toBe(404)
})

test('cached lists of free times are dropped on each change, and when one was wrong', async () => {
  const api = createSampleApi()
  const { token } = await bookCall(api)
  expect(api.timesForgotten()).toBe(2)
  await askForCall(api, { email: 'eve@works.example' })
  expect(api.timesForgotten()).toBe(3)
  await api.post('/api/calls/move', { call: token, start: otherStart, timeZone: 'Asia/Tokyo' })
  await api.post('/api/calls/cancel', { call: token })
  expect(api.timesForgotten()).toBe(5)
  await api.post(paths.message, complete.message)
  expect(api.timesForgotten()).toBe(5)
})
