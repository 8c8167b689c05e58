import { expect, test } from 'vitest'
import { Client, type ClientOptions } from './client.ts'
import { DrawingUnclearError } from './error-types.gen.ts'
import { DamagedFileError, UnexpectedAnswerError, WaitTimeoutError } from './errors.ts'

interface Sent {
  readonly url: string
  readonly headers: Headers
  readonly body: unknown
}

/** A client of which each request gets the next of these answers; notes what was sent. */
function clientOf(answers: readonly Response[], options: Partial<ClientOptions> = {}) {
  const sent: Sent[] = []
  const left = [...answers]
  const send: typeof fetch = async (url, init) => {
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    sent.push({ url: String(url), headers: new Headers(init?.headers), body })
    return left.shift() ?? new Response('{}')
  }
  const baseUrl = 'https://api.example/v2/'
  const client = new Client({ baseUrl, key: 'fa_key', fetch: send, ...options })
  return { client, sent }
}

test('what creates a job carries one idempotency key over all attempts, and another one the next time', async () => {
  const { client, sent } = clientOf([new Response('busy', { status: 503 })])
  await client.submit('shaft', ['features'], { callbackUrl: 'https://me.example/hook' })
  await client.submit('shaft', ['features'])
  const keys = sent.map(({ headers }) => headers.get('idempotency-key'))
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
  expect(sent[0]?.headers.get('prefer')).toBe('respond-async')
  expect(sent[0]?.body).toEqual({
    sample: 'shaft',
    request_types: ['features'],
    callback_url: 'https://me.example/hook',
  })
})

test('the caller may name the key', async () => {
  const { client, sent } = clientOf([])
  await client.read('shaft', ['features'], { idempotencyKey: 'order-7' })
  expect(sent[0]?.headers.get('idempotency-key')).toBe('order-7')
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer fa_key')
})

test('a file of any size travels in Base64', async () => {
  const content = Uint8Array.from({ length: 100_000 }, (_, index) => index % 256)
  const { client, sent } = clientOf([])
  await client.read({ name: 'a.pdf', content }, ['metadata'])
  const base64 = Buffer.from(content).toString('base64')
  expect(sent[0]?.body).toMatchObject({ file: { name: 'a.pdf', content: base64 } })
})

test('a job id cannot lead to another address', async () => {
  const { client, sent } = clientOf([])
  await client.result('../../health-check?')
  expect(sent[0]?.url).toBe('https://api.example/v2/jobs/..%2F..%2Fhealth-check%3F/result')
})

test('a download goes without the key, and its bytes are compared', async () => {
  const { client, sent } = clientOf([new Response('abc'), new Response('abd')])
  const sha256 = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
  const file = { url: 'https://files.example/a', media_type: 'a/b', bytes: 3, sha256 }
  expect(new TextDecoder().decode(await client.download(file))).toBe('abc')
  expect(sent[0]?.headers.get('authorization')).toBeNull()
  await expect(client.download(file)).rejects.toBeInstanceOf(DamagedFileError)
})

test('a job that failed throws its own error', async () => {
  const error = { type: 'a', title: 'b', status: 422, detail: 'c', code: 'drawing-unclear' }
  const { client } = clientOf([Response.json({ status: 'failed', error })])
  await expect(client.wait('job_1')).rejects.toBeInstanceOf(DrawingUnclearError)
})

test('waiting has an end', async () => {
  const { client } = clientOf([Response.json({ status: 'reading', error: null })])
  await expect(client.wait('job_1', 0)).rejects.toBeInstanceOf(WaitTimeoutError)
})

test('an answer that is not JSON is no answer of the API', async () => {
  const { client } = clientOf([new Response('<p>Welcome to the hotel network</p>')])
  await expect(client.health()).rejects.toBeInstanceOf(UnexpectedAnswerError)
})

test('a server that stays silent runs into the timeout', async () => {
  const silent: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
    })
  const { client } = clientOf([], { fetch: silent, timeoutMs: 1, retries: { count: 0 } })
  const failure = await client.health().catch((error) => error)
  expect(failure.cause.name).toBe('TimeoutError')
})
