import { describe, expect, test } from 'vitest'
import { DrawingUnclearError, TooManyRequestsError, UnavailableError } from './error-types.gen.ts'
import { ApiError, ConnectionError, UnexpectedAnswerError } from './errors.ts'
import { defaultRetries, pauseBefore, retryAfterMs } from './retries.ts'
import { exchange } from './transport.ts'

function problem(code: string, status: number, headers: Record<string, string> = {}): Response {
  const body = { type: 'https://a.example', title: 'No', status, detail: 'Why.', code }
  return new Response(JSON.stringify(body), { status, headers })
}

/** Sends a request that is answered like this, one after another; notes the pauses. */
async function ask(...answers: (Response | Error)[]) {
  const pauses: number[] = []
  const sent: RequestInit[] = []
  const body = exchange(
    'https://api.example/read',
    {},
    {
      timeoutMs: 1000,
      retries: defaultRetries,
      sleep: async (ms) => void pauses.push(ms),
      fetch: async (_, init = {}) => {
        sent.push(init)
        const answer = answers[sent.length - 1]
        if (!answer || answer instanceof Error) throw answer ?? new Error('Asked too often')
        return answer
      },
    },
  )
  const outcome = await body.then((bytes) => new TextDecoder().decode(bytes)).catch((e) => e)
  return { outcome, pauses, sent }
}

describe('a request', () => {
  test('is repeated after a lost connection', async () => {
    const { outcome, pauses } = await ask(new TypeError('reset'), new Response('{}'))
    expect(outcome).toBe('{}')
    expect(pauses).toHaveLength(1)
  })

  test('fails with its cause when the connection stays away', async () => {
    const lost = new TypeError('refused')
    const { outcome, sent } = await ask(lost, lost, lost, lost)
    expect(outcome).toBeInstanceOf(ConnectionError)
    expect(outcome.cause).toBe(lost)
    expect(sent).toHaveLength(4)
  })

  test.each([500, 502, 503, 504])(
    'is repeated after status %i, with longer pauses',
    async (status) => {
      const answer = () => problem('internal', status)
      const { outcome, pauses } = await ask(answer(), answer(), answer(), new Response('{}'))
      expect(outcome).toBe('{}')
      const [first = 0, second = 0, third = 0] = pauses
      expect(first).toBeGreaterThanOrEqual(250)
      expect(second).toBeGreaterThanOrEqual(500)
      expect(third).toBeGreaterThanOrEqual(1000)
      expect(third).toBeLessThanOrEqual(2000)
    },
  )

  test('waits as long as Retry-After says', async () => {
    const busy = problem('unavailable', 503, { 'Retry-After': '30' })
    const { pauses } = await ask(busy, new Response('{}'))
    expect(pauses).toEqual([30_000])
  })

  test('leaves a pause of more than a minute to the caller', async () => {
    const { outcome, sent } = await ask(problem('unavailable', 503, { 'Retry-After': '61' }))
    expect(outcome).toBeInstanceOf(UnavailableError)
    expect(outcome.retryAfterMs).toBe(61_000)
    expect(sent).toHaveLength(1)
  })

  test('is given up after three more attempts, with the error of the last one', async () => {
    const busy = () => problem('too-many-requests', 429)
    const { outcome, sent } = await ask(busy(), busy(), busy(), busy())
    expect(outcome).toBeInstanceOf(TooManyRequestsError)
    expect(sent).toHaveLength(4)
  })

  test('is not repeated where that changes nothing', async () => {
    const { outcome, sent } = await ask(problem('drawing-unclear', 422))
    expect(outcome).toBeInstanceOf(DrawingUnclearError)
    expect(outcome).toMatchObject({ code: 'drawing-unclear', status: 422 })
    expect(sent).toHaveLength(1)
  })

  test('follows no redirect, which would take the key along', async () => {
    const moved = new Response(null, { status: 302, headers: { Location: 'https://b.example' } })
    const { outcome, sent } = await ask(moved)
    expect(sent[0]?.redirect).toBe('manual')
    expect(outcome).toBeInstanceOf(UnexpectedAnswerError)
    expect(outcome.status).toBe(302)
  })

  test('takes an error of a proxy for what it is', async () => {
    const page = new Response('<h1>Forbidden</h1>', { status: 403 })
    expect((await ask(page)).outcome).toBeInstanceOf(UnexpectedAnswerError)
  })

  test.each(['a-newer-code', 'constructor', '__proto__'])(
    'takes the unknown code %s for an ApiError',
    async (code) => {
      const { outcome } = await ask(problem(code, 422))
      expect(outcome.constructor).toBe(ApiError)
    },
  )
})

test.each([
  ['7', 7000],
  ['Mon, 23 Nov 2026 10:00:09 GMT', 9000],
  ['Mon, 23 Nov 2026 09:00:00 GMT', 0],
  ['soon', undefined],
])('Retry-After %s is %s ms', (value, expected) => {
  const now = Date.parse('2026-11-23T10:00:00Z')
  expect(retryAfterMs(new Headers({ 'Retry-After': value }), now)).toBe(expected)
})

test('pauses of many clients are spread', () => {
  expect(pauseBefore(2, 0, 0)).toBe(1000)
  expect(pauseBefore(2, 0, 1)).toBe(2000)
})
