import { expect, test } from 'vitest'
import { complete, createSampleApi, freeStart, lastToken, paths } from './testing/sample-api.ts'

const typed = { ...complete.trial, consent: 'on' }
const call = { ...complete.call, consent: 'on' }

test('a form without script is sent on to the thank-you page', async () => {
  const api = createSampleApi()
  const answer = await api.submitForm(`${paths.trial}?lang=de`, typed)
  const [stored] = await api.store.list({})
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe(
    `/trial-license?state=sent&reference=${stored?.reference}&lang=de`,
  )
  expect(stored).toMatchObject({ locale: 'de', name: 'Ada Example' })
})

test('a form posted by a program is answered as JSON', async () => {
  const api = createSampleApi()
  for (const accept of ['*/*', 'application/json', 'text/html, application/json']) {
    expect((await api.submitForm(paths.trial, typed, { accept })).status).toBe(201)
  }
})

test('with faults it comes again, with what was typed', async () => {
  const api = createSampleApi()
  const fields = { ...typed, email: 'ada', name: '<b>Ada', lang: 'de', website: '', other: 'x' }
  const answer = await api.submitForm(paths.trial, fields)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    422,
    'text/html; charset=utf-8',
  ])
  expect(api.pages).toEqual([
    {
      form: 'trial',
      locale: 'de',
      status: 422,
      search: {},
      state: {
        values: { name: '<b>Ada', email: 'ada', company: 'Works', consent: 'on' },
        errors: { email: [{ code: 'malformed', message: 'de trial.email.malformed' }] },
        notice: undefined,
      },
    },
  ])
})

test('GET at the address of a refused form shows the form to a browser and gives a program 405', async () => {
  const api = createSampleApi()
  const open = (path: string, accept: string) => api.ask(path, { headers: { accept } })
  for (const [path, page] of [
    [`${paths.trial}?lang=de`, '/trial-license?lang=de'],
    [paths.message, '/contact'],
    ['/api/calls/move', '/schedule-call'],
  ] as const) {
    const answer = await open(path, 'text/html,*/*;q=0.8')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, page])
    expect((await open(path, '*/*')).status).toBe(405)
  }
})

test('a taken time comes with the error at the times', async () => {
  const api = createSampleApi()
  await api.post(paths.call, { ...complete.call, email: 'eve@works.example' })
  const answer = await api.submitForm(paths.call, call)
  expect(answer.status).toBe(409)
  expect(api.pages[0]).toMatchObject({
    form: 'call',
    status: 409,
    state: {
      values: { start: freeStart, name: 'Ada Example', email: 'ada@works.example' },
      errors: { start: [{ code: 'taken' }] },
    },
  })
})

test('a double click is one request, a second message later is another', async () => {
  const api = createSampleApi()
  const first = await api.submitForm(paths.trial, typed)
  const again = await api.submitForm(paths.trial, { ...typed, elapsed: '7000' })
  expect(again.headers.get('location')).toBe(first.headers.get('location'))
  expect(await api.store.list({})).toHaveLength(1)
  await api.submitForm(paths.trial, { ...typed, name: 'Eve Example' })
  expect(await api.store.list({})).toHaveLength(2)
  api.pass(600_000)
  await api.submitForm(paths.trial, typed)
  expect(await api.store.list({})).toHaveLength(3)
})

test('when nothing can be stored, the form comes back with what was typed', async () => {
  const api = createSampleApi()
  api.store.trouble = new Error('disk full')
  const answer = await api.submitForm(paths.message, { ...complete.message, consent: 'on' })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30'])
  expect(api.pages[0]?.state).toMatchObject({
    notice: 'unavailable',
    errors: {},
    values: { message: complete.message.message },
  })
})

test('over the limit the form comes back with what was typed; a client that goes on gets a short answer', async () => {
  const api = createSampleApi()
  for (let post = 0; post < 60; post += 1) await api.post(paths.trial, '{')
  const answer = await api.submitForm(paths.trial, typed)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '600'])
  expect(api.pages[0]?.state).toMatchObject({ notice: 'too-many', values: { name: 'Ada Example' } })
  for (let post = 0; post < 60; post += 1) await api.post(paths.trial, '{')
  const short = await api.submitForm(paths.trial, typed)
  expect(short.status).toBe(429)
  expect(short.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  expect(api.pages).toHaveLength(1)
})

test('a form that is too large says which field to shorten', async () => {
  const api = createSampleApi()
  const answer = await api.submitForm(paths.trial, { ...typed, message: 'x'.repeat(40_000) })
  expect(answer.status).toBe(413)
  expect(api.pages[0]?.state.errors).toEqual({
    message: [{ code: 'too-long', message: 'en trial.message.too-long' }],
  })
})

test('a call is moved and cancelled by forms, and shown again where that fails', async () => {
  const api = createSampleApi()
  await api.submitForm(paths.call, call)
  const token = lastToken(api, 'call')
  const confirmed = await api.submitForm('/api/calls/confirm', { call: token })
  expect(confirmed.headers.get('location')).toBe(`/schedule-call?call=${token}&state=booked`)
  await api.post(paths.call, { ...complete.call, start: '2026-11-24T09:00:00.000Z' })
  const move = { call: token, timeZone: 'Asia/Tokyo' }

  const taken = await api.submitForm('/api/calls/move', {
    ...move,
    start: '2026-11-24T09:00:00.000Z',
  })
  expect(taken.status).toBe(409)
  expect(api.pages[0]).toMatchObject({
    form: 'call',
    search: { call: token },
    state: { values: { timeZone: 'Asia/Tokyo' }, errors: { start: [{ code: 'taken' }] } },
  })

  const moved = await api.submitForm('/api/calls/move', {
    ...move,
    start: '2026-11-24T10:00:00.000Z',
  })
  expect(moved.status).toBe(303)
  expect(moved.headers.get('location')).toMatch(/^\/schedule-call\?call=[\w-]{72}&state=moved$/)

  const cancelled = await api.submitForm('/api/calls/cancel', { call: token })
  expect(cancelled.headers.get('location')).toBe(`/schedule-call?call=${token}&state=cancelled`)

  const late = await api.submitForm('/api/calls/move', { ...move, start: freeStart })
  expect([late.status, late.headers.get('location')]).toEqual([303, `/schedule-call?call=${token}`])
})

test('foreign pages and broken bodies get no page', async () => {
  const api = createSampleApi()
  const foreign = await api.submitForm(paths.trial, typed, { 'Sec-Fetch-Site': 'cross-site' })
  expect(foreign.status).toBe(403)
  expect(foreign.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  expect(api.pages).toEqual([])
})
