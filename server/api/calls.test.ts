import { expect, test } from 'vitest'
import {
  complete,
  createSampleApi,
  freeStart,
  lastToken,
  paths,
  type SampleApi,
  today,
} from './testing/sample-api.ts'

const otherStart = '2026-11-24T09:00:00.000Z'
const dayMs = 86_400_000

async function book(api: SampleApi, changes: Record<string, unknown> = {}) {
  const answer = await api.post(paths.call, { ...complete.call, ...changes })
  return { status: answer.status, body: await answer.json(), token: lastToken(api, 'call') }
}

test.each([
  ['2026-11-20T08:00:00.000Z', 'past'],
  ['2026-11-24T03:00:00.000Z', 'unavailable'],
  ['2026-11-24T08:10:00.000Z', 'unavailable'],
  ['2026-11-22T08:00:00.000Z', 'unavailable'],
  ['2026-11-24T08:00', 'malformed'],
  ['tomorrow', 'malformed'],
  ['2026-11-24T08:00:00.000Z; DROP', 'malformed'],
  ['', 'missing'],
  [1_795_507_200_000, 'wrong-type'],
])('the time %j is refused: %s', async (start, code) => {
  const { status, body } = await book(createSampleApi(), { start })
  expect(status).toBe(422)
  expect(body.errors).toEqual({ start: [{ code, message: `en call.start.${code}` }] })
})

test('faults of the time and of other fields are told together', async () => {
  const api = createSampleApi()
  const { body } = await book(api, { start: 'tomorrow', timeZone: 'Mars/Olympus', email: '' })
  expect(Object.keys(body.errors).sort()).toEqual(['email', 'start', 'timeZone'])
})

test('a taken time is 409, with the free ones around it', async () => {
  const api = createSampleApi()
  const posts = await Promise.all(Array.from({ length: 50 }, () => book(api)))
  expect(posts.filter(({ status }) => status === 201)).toHaveLength(1)
  const refused = posts.find(({ status }) => status === 409)
  expect(refused?.body).toMatchObject({
    ...{ status: 409, code: 'taken', title: 'Conflict' },
    errors: { start: [{ code: 'taken', message: 'en call.start.taken' }] },
  })
  const starts = refused?.body.slots.map(({ start }: { start: string }) => start)
  expect(starts).not.toContain(freeStart)
  expect(starts).toContain(otherStart)
  expect(starts).toEqual([...starts].sort())
  expect(api.store.requests.size).toBe(1)
})

test('free times are listed for a range and a zone', async () => {
  const api = createSampleApi()
  await book(api)
  const answer = await api.ask('/api/calls/slots?from=2026-11-24&to=2026-11-24&timeZone=Asia/Tokyo')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({
    ...{ timeZone: 'Asia/Tokyo', officeTimeZone: 'Europe/Berlin', durationMinutes: 45 },
    slots: ['09', '10', '11'].map((hour) => ({
      start: `2026-11-24T${hour}:00:00.000Z`,
      end: `2026-11-24T${hour}:45:00.000Z`,
    })),
  })
})

test('a wrong range is told parameter by parameter, as JSON whoever asks', async () => {
  const api = createSampleApi()
  const headers = { accept: 'text/html', 'accept-language': 'de' }
  const answer = await api.ask('/api/calls/slots?timeZone=Mars/Olympus', { headers })
  expect([answer.status, (await answer.json()).errors]).toEqual([
    422,
    { timeZone: [{ code: 'unknown', message: 'de timeZone' }] },
  ])
})

test('a call moves, once for a double click, and frees its old time', async () => {
  const api = createSampleApi()
  const { body, token } = await book(api)
  const move = { call: token, start: otherStart, timeZone: 'Asia/Tokyo' }
  const both = await Promise.all([
    api.post('/api/calls/move', move),
    api.post('/api/calls/move', move),
  ])
  for (const answer of both) {
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({
      ...{ id: body.id, reference: body.reference, status: 'moved', start: otherStart },
      ...{ end: '2026-11-24T09:45:00.000Z', timeZone: 'Asia/Tokyo' },
    })
  }
  expect(api.store.requests.get(body.id)?.call).toMatchObject({
    ...{ startsAt: otherStart, timeZone: 'Asia/Tokyo', sequence: 1, status: 'booked' },
  })
  expect(api.store.deliveries.filter(({ event }) => event === 'call.moved')).toHaveLength(2)
  expect(api.events.find(({ event }) => event === 'call.moved')?.formerStart).toBe(freeStart)
  expect((await book(api, { email: 'eve@works.example' })).status).toBe(201)
})

test('a call moves only to a time that is free, and only with both fields right', async () => {
  const api = createSampleApi()
  const { token } = await book(api)
  await book(api, { start: otherStart })
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
  const { body, token } = await book(api)
  const move = async (changes: object) => {
    const answer = await api.post('/api/calls/move', { call: token, start: freeStart, ...changes })
    return [answer.status, (await answer.json()).timeZone]
  }
  expect(await move({})).toEqual([200, 'Europe/Berlin'])
  expect(api.store.requests.get(body.id)?.call?.sequence).toBe(0)
  expect(await move({ timeZone: 'Asia/Tokyo' })).toEqual([200, 'Asia/Tokyo'])
  // A call can no longer be booked for its last minute, but it stands.
  api.pass(Date.parse(freeStart) - Date.parse(today) - 60_000)
  expect(await move({ timeZone: 'America/New_York' })).toEqual([200, 'America/New_York'])
  expect(await move({ start: '2026-11-24T09:00:00+01:00' })).toEqual([200, 'America/New_York'])
  expect(await move({ start: otherStart })).toEqual([200, 'America/New_York'])
  expect(api.store.requests.get(body.id)?.call).toMatchObject({ startsAt: otherStart })
})

test('a call is cancelled once; its time is free and it cannot be moved', async () => {
  const api = createSampleApi()
  const { body, token } = await book(api)
  for (let click = 0; click < 2; click += 1) {
    const answer = await api.post('/api/calls/cancel', { call: token })
    expect([answer.status, (await answer.json()).status]).toEqual([200, 'cancelled'])
  }
  expect(api.store.requests.get(body.id)?.call?.status).toBe('cancelled')
  expect(api.store.deliveries.filter(({ event }) => event === 'call.cancelled')).toHaveLength(2)
  const move = { call: token, start: otherStart, timeZone: 'Europe/Berlin' }
  const moved = await api.post('/api/calls/move', move)
  expect([moved.status, (await moved.json()).code]).toEqual([409, 'call-changed'])
  expect((await book(api, { email: 'eve@works.example' })).status).toBe(201)
})

test('a call that has begun stays as it is', async () => {
  const api = createSampleApi()
  const { token } = await book(api)
  api.pass(3 * dayMs)
  for (const path of ['/api/calls/move', '/api/calls/cancel']) {
    const later = { call: token, start: '2026-11-26T09:00:00.000Z', timeZone: 'Europe/Berlin' }
    const answer = await api.post(path, later)
    expect([answer.status, (await answer.json()).code]).toEqual([409, 'call-over'])
  }
})

test('reading changes nothing', async () => {
  const api = createSampleApi()
  const { token } = await book(api)
  for (const path of ['/api/calls/move', '/api/calls/cancel']) {
    expect((await api.ask(`${path}?call=${token}&start=${otherStart}`)).status).toBe(405)
  }
  expect([...api.store.requests.values()][0]?.call).toMatchObject({ status: 'booked', sequence: 0 })
})

test('tokens that are not ours are 404, those of the past 410, and browsers see a page', async () => {
  const api = createSampleApi()
  const { token } = await book(api)
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
  const { token } = await book(api)
  api.store.requests.clear()
  expect((await api.post('/api/calls/cancel', { call: token })).status).toBe(404)
})

test('the calendar file comes under the reference', async () => {
  const api = createSampleApi()
  const { body, token } = await book(api)
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

test('whoever lists free times hears of each change, and of a list that was wrong', async () => {
  const api = createSampleApi()
  const { token } = await book(api)
  expect(api.timesForgotten()).toBe(1)
  await book(api, { email: 'eve@works.example' })
  expect(api.timesForgotten()).toBe(2)
  await api.post('/api/calls/move', { call: token, start: otherStart, timeZone: 'Asia/Tokyo' })
  await api.post('/api/calls/cancel', { call: token })
  expect(api.timesForgotten()).toBe(4)
  await api.post(paths.message, complete.message)
  expect(api.timesForgotten()).toBe(4)
})
