import { expect, test } from 'vitest'
import { allDeliveries, complete, createSampleApi, freeStart, paths } from './testing/sample-api.ts'
import { createTokens } from './tokens.ts'

const kinds = ['trial', 'message', 'call'] as const

test.each(kinds)('a %s is stored before it is acknowledged, with its mails', async (kind) => {
  const api = createSampleApi()
  const answer = await api.post(paths[kind], complete[kind])
  expect(answer.status).toBe(201)
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const body = await answer.json()
  expect(body.reference).toMatch(/^FA-.{4}-.{4}$/)
  expect(answer.headers.get('location')).toBe(body.next)
  const stored = await api.store.request(body.id)
  expect(stored).toMatchObject({ kind, reference: body.reference, name: 'Ada Example' })
  expect(stored).toMatchObject({ email: 'ada@works.example', locale: 'en', isSuspect: false })
  expect((await allDeliveries(api)).map(({ audience }) => audience)).toEqual([
    'visitor',
    'operator',
  ])
  expect(api.woken()).toBe(1)
})

test('each kind leads to its thank-you page', async () => {
  const api = createSampleApi()
  const trial = await (await api.post(paths.trial, complete.trial)).json()
  expect(trial).toEqual({
    id: trial.id,
    reference: trial.reference,
    status: 'received',
    next: `/trial-license?state=sent&reference=${trial.reference}`,
  })
  const message = await (await api.post(`${paths.message}?lang=de`, complete.message)).json()
  expect(message.next).toBe(`/contact?state=sent&reference=${message.reference}&lang=de`)
  const call = await (await api.post(paths.call, complete.call)).json()
  expect(call).toMatchObject({
    status: 'held',
    start: freeStart,
    end: '2026-11-24T08:45:00.000Z',
    timeZone: 'Europe/Berlin',
  })
  expect(call.next).toMatch(/^\/schedule-call\?call=[\w-]{72}$/)
  expect(api.events.map(({ event }) => event)).toEqual([
    'trial.requested',
    'message.received',
    'call.requested',
  ])
})

test('links in mails are absolute, signed, and in the language of the request', async () => {
  const api = createSampleApi()
  await api.post(paths.trial, { ...complete.trial, lang: 'de' })
  expect(api.events[0]?.links.confirm).toMatch(
    /^https:\/\/www\.firstangle\.example\/api\/trial-requests\/confirm\?token=[\w-]{72}&lang=de$/,
  )
  await api.post(paths.call, complete.call, { 'Accept-Language': 'de-DE' })
  expect(api.events[1]?.links.call).toMatch(/\/schedule-call\?call=[\w-]{72}&lang=de$/)
  const locales = (await api.store.list({})).map(({ locale }) => locale)
  expect(locales).toEqual(['de', 'de'])
})

test('faults are reported by field in the language of the request', async () => {
  const api = createSampleApi()
  const answer = await api.post(`${paths.trial}?lang=de`, {
    name: 5,
    email: 'ada',
    company: 'a\nb',
  })
  expect(answer.status).toBe(422)
  expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  expect(answer.headers.get('content-language')).toBe('de')
  expect(await answer.json()).toEqual({
    type: 'about:blank',
    title: 'Unprocessable Content',
    status: 422,
    detail: 'de faulty-fields',
    code: 'faulty-fields',
    errors: {
      name: [{ code: 'wrong-type', message: 'de trial.name.wrong-type' }],
      email: [{ code: 'malformed', message: 'de trial.email.malformed' }],
      company: [{ code: 'characters', message: 'de trial.company.characters' }],
      consent: [{ code: 'missing', message: 'de trial.consent.missing' }],
    },
  })
  expect([(await api.store.list({})).length, api.woken()]).toEqual([0, 0])
})

test('a throw-away mailbox gets no key, but may write and book', async () => {
  const api = createSampleApi()
  const email = 'ada@sub.mailinator.com'
  const trial = await api.post(paths.trial, { ...complete.trial, email })
  expect(trial.status).toBe(422)
  expect((await trial.json()).errors.email[0].code).toBe('disposable')
  expect((await api.post(paths.message, { ...complete.message, email })).status).toBe(201)
})

test('a repeated field is refused, in JSON as in forms', async () => {
  const api = createSampleApi()
  const json = JSON.stringify(complete.trial).replace('{', '{"email":"eve@evil.example",')
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  for (const answer of [
    await api.post(paths.trial, json),
    await api.post(paths.trial, 'name=A&email=a@b.co&email=c@d.co&company=W&consent=on', headers),
  ]) {
    expect(answer.status).toBe(422)
    expect((await answer.json()).errors).toEqual({
      email: [{ code: 'repeated', message: 'en trial.email.repeated' }],
    })
  }
})

test.each([
  [{ 'Sec-Fetch-Site': 'same-origin' }, 201],
  [{ 'Sec-Fetch-Site': 'none' }, 201],
  [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
  [{ 'Sec-Fetch-Site': 'same-site', Origin: 'https://www.firstangle.example' }, 403],
  [{ Origin: 'https://www.firstangle.example' }, 201],
  [{ Origin: 'https://evil.example' }, 403],
  [{ Origin: 'null' }, 403],
  [{ 'Sec-Fetch-Site': 'cross-site', Origin: 'https://www.firstangle.example' }, 403],
  [{ 'Sec-Fetch-Site': 'Same-Origin, none' }, 403],
  [{ Origin: 'https://www.firstangle.example.evil.example' }, 403],
  [{ Origin: 'http://127.0.0.1:3000', Host: '127.0.0.1:3000' }, 201],
  [{}, 201],
])('a post with %j is answered %i', async (headers, status) => {
  const api = createSampleApi()
  const answer = await api.post(paths.message, complete.message, headers as Record<string, string>)
  expect(answer.status).toBe(status)
  expect(await api.store.list({})).toHaveLength(status === 201 ? 1 : 0)
})

test.each([
  ['GET', paths.trial, 405, 'POST, OPTIONS'],
  ['HEAD', paths.call, 405, 'POST, OPTIONS'],
  ['PUT', paths.message, 405, 'POST, OPTIONS'],
  ['DELETE', '/api/calls/slots', 405, 'GET, HEAD, OPTIONS'],
  ['POST', '/api/calls/slots', 405, 'GET, HEAD, OPTIONS'],
  ['PUT', '/api/trial-requests/confirm', 405, 'GET, HEAD, POST, OPTIONS'],
  ['OPTIONS', paths.trial, 204, 'POST, OPTIONS'],
  ['OPTIONS', '/api/calls/event.ics', 204, 'GET, HEAD, OPTIONS'],
])('%s %s is %i and says what is allowed', async (method, path, status, allow) => {
  const answer = await createSampleApi().ask(path, { method })
  expect([answer.status, answer.headers.get('allow')]).toEqual([status, allow])
})

test.each(['/api/', '/api/nothing', '/api/toString', '/api/__proto__', '/api/calls/'])(
  '%s is nobody’s address',
  async (path) => {
    expect((await createSampleApi().ask(path)).status).toBe(404)
  },
)

test('programs need not say what our own forms always say', async () => {
  const api = createSampleApi()
  const { topic: _, ...message } = complete.message
  const { timeZone: __, ...call } = complete.call
  const { company: ___, ...trial } = complete.trial
  expect((await api.post(paths.message, message)).status).toBe(201)
  expect(await (await api.post(paths.call, call)).json()).toMatchObject({
    timeZone: 'Europe/Berlin',
  })
  expect((await api.post(paths.trial, trial)).status).toBe(201)
  const topics = (await api.store.list({})).map(({ topic }) => topic)
  expect(topics).toEqual([null, null, 'general'])
})

test('a list or an object is the wrong type for a field, and unknown ones are ignored', async () => {
  const api = createSampleApi()
  const wrong = await api.post(paths.message, { ...complete.message, name: ['Ada'], email: {} })
  expect(wrong.status).toBe(422)
  expect(Object.keys((await wrong.json()).errors)).toEqual(['name', 'email'])
  const more = { ...complete.message, source: { campaign: 'x', name: 'y' }, tags: ['a'] }
  expect((await api.post(paths.message, more)).status).toBe(201)
})

test('a form that is too large is reported at its long field', async () => {
  const api = createSampleApi()
  const answer = await api.post(paths.message, { ...complete.message, message: 'x'.repeat(33_000) })
  expect(answer.status).toBe(413)
  expect(await answer.json()).toMatchObject({
    code: 'too-large',
    errors: { message: [{ code: 'too-long', message: 'en message.message.too-long' }] },
  })
})

test('posts from foreign pages do not use up the limit of their visitors', async () => {
  const api = createSampleApi()
  for (let post = 0; post < 61; post += 1) {
    await api.post(paths.message, complete.message, { 'Sec-Fetch-Site': 'cross-site' })
  }
  expect((await api.post(paths.message, complete.message)).status).toBe(201)
})

test('10 requests of one e-mail address in an hour', async () => {
  const api = createSampleApi()
  for (let post = 0; post < 10; post += 1) {
    expect((await api.post(paths.message, complete.message)).status).toBe(201)
    api.pass(60_000)
  }
  const refused = await api.post(paths.message, complete.message)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(50 * 60)])
})

test('when nothing can be stored it says so, with an address and without personal data in the log', async () => {
  const api = createSampleApi()
  const full = Object.assign(new Error('ada@works.example does not fit'), { code: 'SQLITE_FULL' })
  api.store.trouble = full
  const answer = await api.post(paths.trial, complete.trial)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30'])
  const body = await answer.json()
  expect(body).toMatchObject({ code: 'unavailable', contact: 'hello@firstangle.example' })
  expect(JSON.stringify(api.logged)).toContain('"error":"Error","code":"SQLITE_FULL"')
  expect(JSON.stringify(api.logged)).not.toContain('ada')
  api.store.trouble = undefined
  expect((await api.post(paths.trial, complete.trial)).status).toBe(201)
})

test('a secret that cannot be had yet is trouble that passes', async () => {
  let isAway = true
  const { StoreUnavailable } = await import('../store/store.ts')
  const api = createSampleApi({
    tokens: async () => {
      if (isAway) throw new StoreUnavailable(new Error('away'))
      return createTokens(Buffer.alloc(32).toString('base64url'))
    },
  })
  expect((await api.post(paths.trial, complete.trial)).status).toBe(503)
  isAway = false
  expect((await api.post(paths.trial, complete.trial)).status).toBe(201)
})

test('a filled hidden field is passed on to the mails, and no request is lost for it', async () => {
  const api = createSampleApi()
  const trapped = await api.post(paths.trial, {
    ...complete.trial,
    website: 'https://spam.example',
  })
  expect(trapped.status).toBe(201)
  expect((await api.store.list({}))[0]?.isSuspect).toBe(true)
  expect(api.events.map(({ suspectBy }) => suspectBy)).toEqual(['hidden-field'])
})

test.each([
  [1999, true],
  ['1999', true],
  [-5, true],
  [2000, false],
  ['', false],
  [true, false],
  ['soon', false],
])('a form that was open for %j ms is suspect: %s', async (elapsed, isSuspect) => {
  const api = createSampleApi()
  await api.post(paths.trial, { ...complete.trial, elapsed, website: '' })
  expect((await api.store.list({}))[0]?.isSuspect).toBe(isSuspect)
  expect(api.events.map(({ suspectBy }) => suspectBy)).toEqual([isSuspect ? 'speed' : null])
})
