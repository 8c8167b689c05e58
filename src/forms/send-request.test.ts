import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const values = { name: 'Zoë', email: 'zoe@example.com' }
type Sent = { key: string; body: Record<string, string> }

let sent: Sent[]
let answers: (Response | Error)[]

beforeEach(() => {
  sent = []
  answers = []
  vi.resetModules()
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    const key = new Headers(init.headers).get('Idempotency-Key') ?? ''
    sent.push({ key, body: JSON.parse(String(init.body)) })
    const answer = answers.shift()
    if (answer instanceof Response) return answer
    throw answer ?? new Error('no answer prepared')
  })
})
afterEach(() => vi.unstubAllGlobals())

const send = async (changed: Record<string, string> = {}, elapsed = 5000) => {
  const { sendRequest } = await import('./send-request.ts')
  return sendRequest('/api/messages', { ...values, ...changed }, elapsed)
}

test('an accepted form goes on to the page the answer names', async () => {
  answers = [Response.json({ id: 'x', next: '/contact?state=sent' }, { status: 201 })]
  expect(await send()).toEqual({ kind: 'accepted', next: '/contact?state=sent' })
  expect(sent[0]?.body).toEqual({ ...values, elapsed: '5000' })
})

test('an answer that leads to another site is not followed', async () => {
  answers = [Response.json({ next: '//evil.example' }, { status: 201 })]
  expect(await send()).toEqual({ kind: 'refused', notice: 'unavailable' })
})

test('the same values sent again are the same body under the same key, others are not', async () => {
  answers = [new Error('offline'), new Error('offline'), new Error('offline')]
  await send()
  await send({}, 9000)
  await send({ name: 'Ann' }, 12_000)
  expect(sent[1]).toEqual(sent[0])
  expect(sent[2]?.key).not.toBe(sent[0]?.key)
})

test('after a key was used for something else the next attempt has a new one', async () => {
  answers = [Response.json({ code: 'key-reused' }, { status: 409 }), new Error('offline')]
  expect(await send()).toEqual({ kind: 'refused', notice: 'key-reused' })
  await send()
  expect(sent[1]?.key).not.toBe(sent[0]?.key)
})

test('faults of fields are reported, and that a time was taken', async () => {
  const errors = { start: [{ code: 'taken', message: 'Choose another one' }] }
  answers = [Response.json({ errors }, { status: 422 }), Response.json({ errors }, { status: 409 })]
  expect(await send()).toEqual({ kind: 'refused', errors, isTaken: false })
  expect(await send()).toEqual({ kind: 'refused', errors, isTaken: true })
})

test.each([
  [429, '{}', 'too-many'],
  [503, '{}', 'unavailable'],
  [500, '<h1>proxy</h1>', 'offline'],
  [413, '{}', 'unavailable'],
])('an answer of %i with %s becomes %s', async (status, body, notice) => {
  answers = [new Response(body, { status })]
  expect(await send()).toEqual({ kind: 'refused', notice })
})
