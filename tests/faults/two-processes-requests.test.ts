import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { postgresUrl } from '../../server/store/testing/postgres.ts'
import { type Cluster, startCluster } from './support/cluster.ts'
import { freeStarts, newCall, newMessage } from './support/posts.ts'
import { SmtpReceiver } from './support/smtp-receiver.ts'
import { visit } from './support/visitors.ts'

/* Requests that two processes behind deploy/nginx.conf share: each is stored, booked and told once. */

const receiver = new SmtpReceiver()
let cluster: Cluster

beforeAll(async () => {
  const SMTP_URL = `smtp://127.0.0.1:${await receiver.listen()}`
  cluster = await startCluster(await postgresUrl(), { SMTP_URL })
})

afterAll(async () => {
  await cluster?.stop()
  await receiver.close()
})

const send = (path: string, body: object, headers: Record<string, string> = {}) =>
  visit(cluster.origin, path, { method: 'POST', body, headers })

test('each mail is sent once, by one of them', async () => {
  const messages = Array.from({ length: 20 }, () => newMessage())
  const answers = await Promise.all(messages.map((each) => send('/api/messages', each)))
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201))
  await vi.waitFor(() => expect(receiver.mails.length).toBeGreaterThanOrEqual(40), 20_000)
  // Both look for what is due every 5 s; a second copy would have come by then.
  await new Promise((resolve) => setTimeout(resolve, 6_000))
  const ids = receiver.mails.map(({ id }) => id)
  expect(ids).toHaveLength(40)
  expect(new Set(ids).size).toBe(40)
})

test('a post that comes to both with one key is stored once and answered alike', async () => {
  const body = newMessage()
  const headers = { 'Idempotency-Key': crypto.randomUUID() }
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => send('/api/messages', body, headers)),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201))
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  for (const { origin } of cluster.sites) {
    const again = await fetch(`${origin}/api/messages`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
      body: JSON.stringify({ ...body, message: 'Something else than before.' }),
    })
    expect([409, 422]).toContain(again.status)
  }
})

test('each time is given to one of two who want it', async () => {
  const starts = (await freeStarts(cluster.sites[0]?.origin ?? '')).filter((_, at) => at % 2 === 0)
  const outcomes: string[] = []
  for (const start of starts.slice(0, 20)) {
    const answers = await Promise.all([1, 2].map(() => send('/api/calls', newCall(start))))
    outcomes.push(
      answers
        .map(({ status }) => status)
        .toSorted((a, b) => a - b)
        .join('+'),
    )
  }
  expect(outcomes).toEqual(Array(20).fill('201+409'))
})

test('many who want one time at once have one winner', async () => {
  const [start] = await freeStarts(cluster.sites[1]?.origin ?? '')
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => send('/api/calls', newCall(start))),
  )
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
  expect(statuses).toEqual([201, ...Array(29).fill(409)])
})
