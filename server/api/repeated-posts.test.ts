import { expect, test } from 'vitest'
import { complete, createSampleApi, paths } from './testing/sample-api.ts'

const kinds = ['trial', 'message', 'call'] as const
const hourMs = 3_600_000

test('a key makes repeated posts one request', async () => {
  const api = createSampleApi()
  const headers = { 'Idempotency-Key': 'abcdefgh-12345678' }
  const first = await api.post(paths.message, complete.message, headers)
  const body = await first.text()
  const again = await Promise.all(
    Array.from({ length: 8 }, () =>
      api.post(paths.message, { elapsed: 9000, ...complete.message }, headers),
    ),
  )
  for (const answer of again) {
    expect([answer.status, await answer.text()]).toEqual([201, body])
  }
  expect(await api.store.list({})).toHaveLength(1)
  api.pass(7 * 24 * hourMs - 1)
  await api.post(paths.message, complete.message, headers)
  expect(await api.store.list({})).toHaveLength(1)
  api.pass(1)
  await api.post(paths.message, complete.message, headers)
  expect(await api.store.list({})).toHaveLength(2)
})

test('a key of another body is refused, and means nothing at another address', async () => {
  const api = createSampleApi()
  const headers = { 'Idempotency-Key': 'abcdefgh-12345678' }
  await api.post(paths.message, complete.message, headers)
  const other = await api.post(paths.message, { ...complete.message, message: 'Other' }, headers)
  expect(other.status).toBe(409)
  expect(await other.json()).toMatchObject({ code: 'key-reused', title: 'Conflict' })
  expect((await api.post(paths.trial, complete.trial, headers)).status).toBe(201)
})

test.each(['', 'x'.repeat(256), 'not-ascii-ü', 'tab\tinside-the-key'])(
  'the key %j is refused',
  async (key) => {
    const api = createSampleApi()
    const answer = await api.post(paths.message, complete.message, { 'Idempotency-Key': key })
    expect([answer.status, (await answer.json()).code]).toEqual([400, 'malformed-key'])
    expect(await api.store.list({})).toHaveLength(0)
  },
)

test.each(['1', 'lead-17', '"quoted"', 'x'.repeat(255)])('the key %s counts once', async (key) => {
  const api = createSampleApi()
  const headers = { 'Idempotency-Key': key }
  for (let post = 0; post < 2; post += 1) {
    expect((await api.post(paths.message, complete.message, headers)).status).toBe(201)
  }
  expect(await api.store.list({})).toHaveLength(1)
})

test('a call is replayed when its time can no longer be booked', async () => {
  const api = createSampleApi()
  const headers = { 'Idempotency-Key': 'abcdefgh-12345678' }
  const first = await (await api.post(paths.call, complete.call, headers)).json()
  api.pass(4 * 24 * hourMs)
  const again = await api.post(paths.call, complete.call, headers)
  expect([again.status, await again.json()]).toEqual([201, first])
  const other = { ...complete.call, name: 'Eve Example' }
  expect((await api.post(paths.call, other, headers)).status).toBe(409)
  const unknown = await api.post(paths.call, complete.call, { 'Idempotency-Key': 'another-key' })
  expect(unknown.status).toBe(422)
})

test.each(kinds)(
  'a %s whose reference is taken is not stored, and can be sent again',
  async (kind) => {
    const spin = [1, 1, 2]
    const api = createSampleApi({
      random: (bytes) => new Uint8Array(bytes).fill(spin.shift() ?? 9),
    })
    await api.post(paths.message, complete.message)
    const again = { ...complete[kind], name: 'Ada King' }
    await expect(api.post(paths[kind], again)).rejects.toThrow()
    expect(await api.store.list({})).toHaveLength(1)
    expect((await api.post(paths[kind], again)).status).toBe(201)
    const stored = (await api.store.list({})).map(({ reference }) => reference)
    expect(stored).toEqual(['FA-2222-2222', 'FA-1111-1111'])
  },
)

test('what replays a call does not find its own time taken', async () => {
  const api = createSampleApi()
  const headers = { 'Idempotency-Key': 'abcdefgh-12345678' }
  const first = await api.post(paths.call, complete.call, headers)
  const again = await api.post(paths.call, complete.call, headers)
  expect([again.status, await again.json()]).toEqual([201, await first.json()])
})

test('the same form without script in the other language is answered with a page in that language', async () => {
  const api = createSampleApi()
  const fields = { ...complete.message, consent: 'on' }
  await api.submitForm(paths.message, fields)
  for (const click of ['first', 'second']) {
    const answer = await api.submitForm(`${paths.message}?lang=de`, fields)
    const location = answer.headers.get('location') ?? ''
    expect([click, new URLSearchParams(location).get('lang')]).toEqual([click, 'de'])
  }
  expect(await api.store.list({})).toHaveLength(2)
})
