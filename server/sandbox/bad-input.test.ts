import { expect, test } from 'vitest'
import { createRateLimit } from '../api/rate-limit.ts'
import { upToListedFaults } from './read-request.ts'
import { keyHeader, sampleSandbox } from './testing/sample-sandbox.ts'

const shaft = { sample: 'shaft', request_types: ['features'] }

test.each([
  ['nothing', '', 400],
  ['no JSON', '{"sample":', 400],
  ['no UTF-8', Buffer.from([0x7b, 0xff, 0x7d]), 400],
  ['a list', [], 422],
  ['null', null, 422],
  ['a number', 7, 422],
  ['no request types', { sample: 'shaft' }, 422],
  ['an empty list of types', { ...shaft, request_types: [] }, 422],
  ['an unknown type', { ...shaft, request_types: ['everything'] }, 422],
  ['an unknown sample', { ...shaft, sample: 'gear' }, 422],
  ['a field too many', { ...shaft, colour: 'red' }, 422],
  ['sample and file', { ...shaft, file: { name: 'a.pdf', content: 'QUJD' } }, 422],
  ['no Base64', { file: { name: 'a.pdf', content: '§§' }, request_types: ['features'] }, 422],
  ['another file', { file: { name: 'a.pdf', content: 'QUJD' }, request_types: ['features'] }, 422],
  ['a callback without TLS', { ...shaft, callback_url: 'http://a.example' }, 422],
  ['depth', `${'['.repeat(30_000)}${']'.repeat(30_000)}`, 422],
])('a body of %s is refused with its reason', async (_, body, status) => {
  const { ask } = sampleSandbox()
  const text = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body)
  const headers = { 'Content-Type': 'application/json' }
  const answer = await ask('/v2/read', { method: 'POST', body: text as BodyInit, headers })
  expect(answer.status).toBe(status)
  expect(answer.headers.get('content-type')).toContain('application/problem+json')
})

test('errors point at each faulty field', async () => {
  const body = { sample: 'gear', request_types: ['features', 'x'], 'a/b': 1 }
  const { code, errors } = await (await sampleSandbox().post('/v2/read', body)).json()
  expect(code).toBe('faulty-fields')
  expect(errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
    '#/sample',
    '#/request_types/1',
    '#/a~1b',
  ])
})

test.each([
  ['en', 'Unknown field', /^Invalid input: expected array/],
  ['de', 'Unbekanntes Feld', /^Ungültige Eingabe: erwartet Array/],
])(
  'faults of fields are described in the language of their answer: %s',
  async (locale, unknown, wrong) => {
    const body = { ...shaft, request_types: 7, colour: 'red' }
    const answer = await sampleSandbox().post('/v2/read', body, { 'Accept-Language': locale })
    expect(answer.headers.get('content-language')).toBe(locale)
    const { errors } = await answer.json()
    const details = errors.map(({ detail }: { detail: string }) => detail)
    expect(details).toEqual([expect.stringMatching(wrong), unknown])
  },
)

test('an answer to a thousand faults names twenty', async () => {
  const body = { ...shaft, request_types: Array.from({ length: 1000 }, () => 'x') }
  const { errors } = await (await sampleSandbox().post('/v2/read', body)).json()
  expect(errors).toHaveLength(20)
})

test('a list of thousands of wrong types is checked no further than its faults are named', () => {
  const types = ['features', ...Array.from({ length: 4000 }, () => 'x')]
  const body = upToListedFaults({ request_types: types }) as { request_types: string[] }
  expect(body.request_types.filter((type) => type === 'x')).toHaveLength(20)
  const valid = { request_types: Array.from({ length: 4000 }, () => 'features') }
  expect(upToListedFaults(valid)).toEqual(valid)
})

test('a file that is not a sample is refused with words about what the sandbox is', async () => {
  const file = { name: 'mine.pdf', content: Buffer.from('%PDF-1.7').toString('base64') }
  const answer = await sampleSandbox().post('/v2/read', { file, request_types: ['features'] })
  expect(await answer.json()).toMatchObject({ status: 422, code: 'not-a-sample' })
})

test.each([
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  '',
])('a body of the type "%s" is refused', async (type) => {
  const answer = await sampleSandbox().post('/v2/read', shaft, { 'Content-Type': type })
  expect(answer.status).toBe(415)
})

test('a compressed body is refused', async () => {
  const answer = await sampleSandbox().post('/v2/read', shaft, { 'Content-Encoding': 'gzip' })
  expect(answer.status).toBe(415)
})

test('a body of 20 MB is refused, declared or not, before it is read to its end', async () => {
  const { app, post } = sampleSandbox()
  const declared = await post('/v2/read', shaft, { 'Content-Length': '20000000' })
  expect(declared.status).toBe(413)
  let sent = 0
  const endless = new ReadableStream({
    pull(controller) {
      sent += 1
      controller.enqueue(new Uint8Array(65_536).fill(32))
    },
  })
  const answer = await app.request('/v2/read', {
    method: 'POST',
    body: endless,
    duplex: 'half',
    headers: { Authorization: 'Bearer fa_sandbox_public', 'Content-Type': 'application/json' },
  } as RequestInit)
  expect(answer.status).toBe(413)
  expect(sent).toBeLessThan(10)
})

/** Posts whose bodies have no end until `finish` is called, from these clients. */
function slowPosts(app: ReturnType<typeof sampleSandbox>['app'], clients: readonly string[]) {
  const senders: ReadableStreamDefaultController[] = []
  const answers = clients.map((socketAddress) => {
    const body = new ReadableStream({ start: (controller) => senders.push(controller) })
    const headers = { ...keyHeader, 'Content-Type': 'application/json' }
    const init = { method: 'POST', body, duplex: 'half', headers } as RequestInit
    return app.request('/v2/read', init, { socketAddress })
  })
  const finish = () => {
    for (const sender of senders) sender.close()
    return Promise.all(answers)
  }
  return { finish, begun: new Promise((resolve) => setTimeout(resolve, 50)) }
}

const patient = () =>
  sampleSandbox({ rateLimit: createRateLimit({ name: 'many', max: 1000, windowMs: 60_000 }) })

test('a client that sends many bodies slowly has to wait itself; others are let in', async () => {
  const { app, ask, post } = patient()
  const { begun, finish } = slowPosts(app, Array<string>(16).fill('192.0.2.1'))
  await begun
  const own = await post('/v2/read', shaft)
  expect([own.status, own.headers.get('retry-after')]).toEqual([429, '5'])
  const body = JSON.stringify(shaft)
  const init = { method: 'POST', body, headers: { 'Content-Type': 'application/json' } }
  expect((await ask('/v2/read', init, '198.51.100.1')).status).toBe(200)
  for (const answer of await finish()) expect(answer.status).toBe(400)
  expect((await post('/v2/read', shaft)).status).toBe(200)
})

test('bodies are read at a time up to a limit; the next client is told to come back', async () => {
  const { app, post } = patient()
  const clients = Array.from({ length: 256 }, (_, at) => `198.51.100.${at % 32}`)
  const { begun, finish } = slowPosts(app, clients)
  await begun
  const next = await post('/v2/read', shaft)
  expect([next.status, next.headers.get('retry-after')]).toEqual([503, '5'])
  for (const answer of await finish()) expect(answer.status).toBe(400)
  expect((await post('/v2/read', shaft)).status).toBe(200)
})

test('a client that asks too often is told when it may come back', async () => {
  const { ask } = sampleSandbox({
    rateLimit: createRateLimit({ name: 'few', max: 2, windowMs: 60_000 }),
  })
  const answers = []
  for (let at = 0; at < 3; at += 1) answers.push(await ask('/v2/health-check'))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
  expect(answers.map(({ headers }) => headers.get('ratelimit')?.split(';')[1])).toEqual([
    'r=1',
    'r=0',
    'r=0',
  ])
  expect(Number(answers[2]?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await ask('/v2/health-check', {}, '198.51.100.7')).status).toBe(200)
})

test('pages of any origin may ask', async () => {
  const { app, ask } = sampleSandbox()
  const preflight = await app.request('/v2/read', {
    method: 'OPTIONS',
    headers: {
      Origin: 'https://shop.example',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authorization,content-type',
    },
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
  expect(preflight.headers.get('access-control-allow-headers')).toContain('Authorization')
  const answer = await ask('/v2/health-check', { headers: { Origin: 'https://shop.example' } })
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(answer.headers.get('access-control-expose-headers')).toContain('RateLimit')
})

test.each([
  ['GET', '/v2/read', 405, 'POST, OPTIONS'],
  ['DELETE', '/v2/jobs/x', 405, 'GET, HEAD, OPTIONS'],
  ['PUT', '/v2/files/shaft.pdf', 405, 'GET, HEAD, OPTIONS'],
  ['GET', '/v2/nowhere', 404, null],
  ['GET', '/', 404, null],
  ['GET', '/v2/files/__proto__', 404, null],
  ['GET', '/v2/files/..%2fpackage.json', 404, null],
])('%s %s is %i', async (method, path, status, allow) => {
  const answer = await sampleSandbox().ask(path, { method })
  expect([answer.status, answer.headers.get('allow')]).toEqual([status, allow])
})
