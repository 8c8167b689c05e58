import { describe, expect, test } from 'vitest'
import {
  askForCall,
  bookCall,
  freeStarts,
  otherStart,
  starts,
  viewTokenOf,
} from './testing/calls.ts'
import { complete, createSampleApi, freeStart, paths } from './testing/sample-api.ts'

const minuteMs = 60_000

test('a time is held for half an hour, taken out of the free ones at once', async () => {
  const api = createSampleApi()
  const { status, body } = await askForCall(api)
  expect(status).toBe(201)
  expect(body).toEqual({
    id: body.id,
    reference: body.reference,
    status: 'held',
    heldUntil: '2026-11-21T10:30:00.000Z',
    start: freeStart,
    end: '2026-11-24T08:45:00.000Z',
    timeZone: 'Europe/Berlin',
    next: `/schedule-call?call=${viewTokenOf(body)}`,
  })
  expect(await freeStarts(api)).not.toContain(freeStart)
  expect(api.events.map(({ event }) => event)).toEqual(['call.requested'])
  api.pass(30 * minuteMs)
  expect(await freeStarts(api)).toContain(freeStart)
})

test('whoever has asked for a call may see it and give it back, and nothing else', async () => {
  const api = createSampleApi()
  const { body, token } = await askForCall(api)
  const view = viewTokenOf(body)
  expect(view).not.toBe(token)
  for (const path of ['/api/calls/confirm', '/api/calls/move']) {
    const answer = await api.post(path, { call: view, start: otherStart })
    expect([answer.status, (await answer.json()).code]).toEqual([404, 'link-invalid'])
  }
  expect((await api.ask(`/api/calls/event.ics?call=${view}`)).status).toBe(404)
  expect((await api.store.request(body.id))?.call?.status).toBe('held')
  const cancelled = await api.post('/api/calls/cancel', { call: view })
  expect([cancelled.status, (await cancelled.json()).status]).toEqual([200, 'cancelled'])
  expect(await freeStarts(api)).toContain(freeStart)
})

test('once a call is confirmed only its mailbox gives it back', async () => {
  const api = createSampleApi()
  const { body } = await bookCall(api)
  const cancelled = await api.post('/api/calls/cancel', { call: viewTokenOf(body) })
  expect(cancelled.status).toBe(404)
  expect((await api.store.request(body.id))?.call?.status).toBe('booked')
})

test.each([
  ['the hidden field', { website: 'https://spam.example' }],
  ['its speed', { elapsed: 300 }],
])('a post that is suspect by %s is stored, but holds nothing', async (_, trap) => {
  const api = createSampleApi()
  const { status, body } = await askForCall(api, trap)
  expect([status, body.status, 'heldUntil' in body]).toEqual([201, 'requested', false])
  expect(await freeStarts(api)).toContain(freeStart)
  expect((await askForCall(api, { email: 'eve@mill.example' })).body.status).toBe('held')
})

describe('times are held', () => {
  /** In a calendar of many weeks, whose share of held times is not reached. */
  const statusesOf = async (posts: { email: string; from: string }[], horizonDays = 90) => {
    const api = createSampleApi({}, { horizonDays })
    const statuses = []
    for (const [at, { email, from }] of posts.entries()) {
      const { status, body } = await askForCall(api, { email, start: starts[at] }, from)
      statuses.push(`${status} ${body.status}`)
    }
    return statuses
  }
  const held = '201 held'
  const requested = '201 requested'

  test('at most two by one network', async () => {
    const posts = [1, 2, 3, 4].map((host) => ({
      email: `ada@works${host}.example`,
      from: `192.0.${host === 4 ? 3 : 2}.${host}`,
    }))
    expect(await statusesOf(posts)).toEqual([held, held, requested, held])
  })

  test('by any number of posts from this machine, which says nothing about who asks', async () => {
    const posts = [1, 2, 3, 4].map((at) => ({ email: `ada@works${at}.example`, from: '127.0.0.1' }))
    expect(await statusesOf(posts)).toEqual([held, held, held, held])
  })

  test('at most three by one domain, whatever stands before it', async () => {
    const domains = ['works', 'mail.works', 'x.y.works', 'a.works', 'mill']
    const posts = domains.map((domain, at) => ({
      email: `ada@${domain}.example`,
      from: `192.0.${at}.1`,
    }))
    expect(await statusesOf(posts)).toEqual([held, held, held, requested, held])
  })

  test('of a free provider by any number of mailboxes', async () => {
    const posts = [1, 2, 3, 4].map((at) => ({ email: `ada${at}@gmx.de`, from: `192.0.${at}.1` }))
    expect(await statusesOf(posts)).toEqual([held, held, held, held])
  })

  test('of throw-away mailboxes together as of one domain', async () => {
    const domains = ['mailinator.com', 'guerrillamail.com', 'yopmail.com', 'trashmail.com']
    const posts = domains.map((domain, at) => ({ email: `ada@${domain}`, from: `192.0.${at}.1` }))
    expect(await statusesOf(posts)).toEqual([held, held, held, requested])
  })

  test('at most a few at a time; later visitors are asked to be quick', async () => {
    const posts = Array.from({ length: 5 }, (_, at) => ({
      email: `ada@works${at}.example`,
      from: `192.0.${at}.1`,
    }))
    expect(await statusesOf(posts, 14)).toEqual([held, held, held, requested, requested])
  })
})

describe('a mailbox', () => {
  const more = { email: 'ADA@works。example', start: starts[2] }

  test('has at most two open calls, and is told what to do', async () => {
    const api = createSampleApi()
    await bookCall(api)
    const second = await askForCall(api, { start: otherStart })
    const { status, body } = await askForCall(api, more)
    expect([status, body.errors]).toEqual([
      422,
      { email: [{ code: 'calls-open', message: 'en call.email.calls-open' }] },
    ])
    await api.post('/api/calls/cancel', { call: second.token })
    expect((await askForCall(api, more)).status).toBe(201)
  })

  test('may ask anew once nobody has confirmed for half an hour', async () => {
    const api = createSampleApi()
    for (const start of [freeStart, otherStart]) await askForCall(api, { start })
    expect((await askForCall(api, more)).status).toBe(422)
    api.pass(30 * minuteMs)
    expect((await askForCall(api, more)).status).toBe(201)
  })

  test('of a free provider is one under all its names', async () => {
    const api = createSampleApi()
    for (const [at, email] of ['a.da@gmail.com', 'ada+2@googlemail.com'].entries()) {
      expect((await askForCall(api, { email, start: starts[at] })).status).toBe(201)
    }
    const third = await askForCall(api, { email: 'Ada@gmail.com', start: starts[2] })
    expect(third.status).toBe(422)
  })
})

test.each([
  ['domain', (at: number) => ({ email: `ada${at}@works.example`, from: `192.0.${at}.1` })],
  ['network', (at: number) => ({ email: `ada@works${at}.example`, from: `192.0.2.${at}` })],
])('at most six booked calls to come of one %s', async (_, visitor) => {
  const api = createSampleApi()
  for (let at = 0; at < 6; at += 1) {
    const { email, from } = visitor(at)
    const { confirmed } = await bookCall(api, { email, start: starts[at] }, from)
    expect(confirmed.status).toBe(200)
  }
  const { email, from } = visitor(6)
  const refused = await askForCall(api, { email, start: starts[6] }, from)
  expect([refused.status, refused.body]).toMatchObject([
    409,
    { code: 'calls-full', detail: 'en calls-full' },
  ])
  const other = await bookCall(api, { email: 'eve@mill.example', start: starts[6] }, '198.51.100.1')
  expect(other.confirmed.status).toBe(200)
})

test('after a cancellation the same form asks anew instead of telling what was', async () => {
  const api = createSampleApi()
  const { name, email, timeZone } = complete.call
  const typed = { start: freeStart, timeZone, name, email, consent: 'on' }
  const first = await api.submitForm(paths.call, typed)
  expect((await api.submitForm(paths.call, typed)).headers.get('location')).toBe(
    first.headers.get('location'),
  )
  const [request] = await api.store.list({})
  const token = new URL(api.events[0]?.links.call ?? '').searchParams.get('call')
  await api.post('/api/calls/cancel', { call: token })
  const again = await api.submitForm(paths.call, typed)
  expect(again.headers.get('location')).not.toBe(first.headers.get('location'))
  const [newest] = await api.store.list({})
  expect(newest?.id).not.toBe(request?.id)
  expect(newest?.call?.status).toBe('held')
  expect(await freeStarts(api)).not.toContain(freeStart)
})

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
  const { status, body } = await askForCall(createSampleApi(), { start })
  expect(status).toBe(422)
  expect(body.errors).toEqual({ start: [{ code, message: `en call.start.${code}` }] })
})

test('faults of the time and of other fields are reported together', async () => {
  const api = createSampleApi()
  const { body } = await askForCall(api, { start: 'tomorrow', timeZone: 'Mars/Olympus', email: '' })
  expect(Object.keys(body.errors).sort()).toEqual(['email', 'start', 'timeZone'])
})

test('a taken time is 409, with the free ones around it', async () => {
  const api = createSampleApi()
  const posts = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      askForCall(api, { email: `ada@works${at}.example` }, `192.0.${at}.1`),
    ),
  )
  expect(posts.filter(({ status }) => status === 201)).toHaveLength(1)
  const refused = posts.find(({ status }) => status === 409)
  expect(refused?.body).toMatchObject({
    status: 409,
    code: 'taken',
    title: 'Conflict',
    errors: { start: [{ code: 'taken', message: 'en call.start.taken' }] },
  })
  const starts = refused?.body.slots.map(({ start }: { start: string }) => start)
  expect(starts).not.toContain(freeStart)
  expect(starts).toContain(otherStart)
  expect(starts).toEqual([...starts].sort())
  expect(await api.store.list({})).toHaveLength(1)
})

test('free times are listed for a range and a zone', async () => {
  const api = createSampleApi()
  await askForCall(api)
  const answer = await api.ask('/api/calls/slots?from=2026-11-24&to=2026-11-24&timeZone=Asia/Tokyo')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({
    timeZone: 'Asia/Tokyo',
    officeTimeZone: 'Europe/Berlin',
    durationMinutes: 45,
    slots: ['09', '10', '11'].map((hour) => ({
      start: `2026-11-24T${hour}:00:00.000Z`,
      end: `2026-11-24T${hour}:45:00.000Z`,
    })),
  })
})

test('faults of a range are reported by parameter, always as JSON', async () => {
  const api = createSampleApi()
  const headers = { accept: 'text/html', 'accept-language': 'de' }
  const answer = await api.ask('/api/calls/slots?timeZone=Mars/Olympus', { headers })
  expect([answer.status, (await answer.json()).errors]).toEqual([
    422,
    { timeZone: [{ code: 'unknown', message: 'de timeZone' }] },
  ])
})
