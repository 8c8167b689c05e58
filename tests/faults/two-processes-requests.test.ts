import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { postgresUrl } from '../../server/store/testing/postgres.ts'
import { callTokenIn } from '../../server/testing/mail-folder.ts'
import { type Cluster, startCluster } from './support/cluster.ts'
import { freeStarts, newCall, newMessage } from './support/posts.ts'
import { SmtpReceiver } from './support/smtp-receiver.ts'
import { visit } from './support/visitors.ts'

/* Requests that two processes behind deploy/nginx.conf share: each is stored, booked and mailed once. */

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
  await vi.waitFor(() => expect(receiver.mails.length).toBeGreaterThanOrEqual(40), 90_000)
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

test('a time that is held for one of two who want it is not given to the other', async () => {
  const [start] = await freeStarts(cluster.sites[0]?.origin ?? '')
  const answers = await Promise.all([1, 2].map(() => send('/api/calls', newCall(start))))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
})

test('each time is booked by one of two who were sent a link for it', async () => {
  const starts = (await freeStarts(cluster.sites[0]?.origin ?? '')).filter((_, at) => at % 4 === 0)
  const outcomes: number[] = []
  for (const start of starts.slice(0, 12)) outcomes.push(await bookAtOnce(start, 2))
  expect(outcomes).toEqual(Array(12).fill(1))
})

test('many who want one time at once have one winner', async () => {
  const [start] = await freeStarts(cluster.sites[1]?.origin ?? '')
  expect(await bookAtOnce(start, 30)).toBe(1)
})

/** So many ask for one time; whoever is sent a link follows it at the same moment. Gives how many have it then. */
async function bookAtOnce(start: string | undefined, visitors: number): Promise<number> {
  const calls = Array.from({ length: visitors }, () => newCall(start))
  const asked = await Promise.all(calls.map((call) => send('/api/calls', call)))
  // A slow machine may refuse some of a crowd, to come again later.
  for (const { status } of asked) expect([201, 409, 503]).toContain(status)
  const stored = calls.filter((_, at) => asked[at]?.status === 201)
  const tokens = await Promise.all(stored.map(({ email }) => tokenSentTo(email)))
  const confirmed = await Promise.all(tokens.map((call) => send('/api/calls/confirm', { call })))
  for (const { status } of confirmed) expect([200, 409]).toContain(status)
  return confirmed.filter(({ status }) => status === 200).length
}

/** The token in the link of the mail to this address. */
async function tokenSentTo(address: string): Promise<string> {
  await vi.waitFor(() => expect(receiver.to(address)).not.toEqual([]), 90_000)
  const { text = '' } = await PostalMime.parse(receiver.to(address)[0]?.text ?? '')
  return callTokenIn(text) ?? ''
}
