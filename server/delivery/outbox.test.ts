import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Attempt, SendMail } from './messages.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { createMemoryStore, type MemoryStore } from './testing/memory-store.ts'
import { createRecordingLog, type RecordingLog } from './testing/recording-log.ts'
import { sampleDelivery, sampleMail, sampleWebhook } from './testing/sample-delivery.ts'

const noon = '2026-11-21T12:00:00.000Z'
const second = 1000

let store: MemoryStore
let log: RecordingLog
const outboxes: Outbox[] = []

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(noon) })
  store = createMemoryStore()
  log = createRecordingLog()
})

afterEach(async () => {
  const stopped = Promise.all(outboxes.splice(0).map((outbox) => outbox.stop()))
  await vi.advanceTimersByTimeAsync(10 * second)
  await stopped
  vi.useRealTimers()
})

const ok: Attempt = { kind: 'delivered' }
const busy: Attempt = { kind: 'failed', error: 'SMTP 451' }

/** A sender that answers with what it is given, in turn (the last one for ever), and remembers what it sent. */
function senderOf(...answers: (Attempt | Promise<Attempt>)[]) {
  const sent: { id: string; at: number }[] = []
  const send = vi.fn(async (head: { readonly id: string }) => {
    sent.push({ id: head.id, at: Date.now() - Date.parse(noon) })
    return (answers.length > 1 ? answers.shift() : answers[0]) ?? ok
  })
  return { sent, send }
}

function start(sendMail: SendMail, postWebhook = senderOf().send): Outbox {
  const outbox = createOutbox({
    store,
    sendMail,
    postWebhook,
    log,
    now: () => new Date(),
    random: () => 0.5,
  })
  outboxes.push(outbox)
  outbox.start()
  return outbox
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * second)
const mail = (number: number, dueAt = noon) => sampleDelivery(number, dueAt)
const webhook = (number: number) => sampleDelivery(number, noon, 'webhook')
const states = () => [...store.rows.values()].map(({ state }) => state)
const idOf = (number: number) => mail(number).id
const never = new Promise<Attempt>(() => undefined)

test('what an earlier process left is sent at the start, with its message', async () => {
  store.add(mail(1), webhook(2))
  const mails = senderOf(ok)
  const webhooks = senderOf(ok)
  start(mails.send, webhooks.send)
  await seconds(0)
  expect(states()).toEqual(['delivered', 'delivered'])
  expect(mails.send).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ id: idOf(1), event: 'message.received' }),
    sampleMail,
  )
  expect(webhooks.send).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ id: idOf(2) }),
    sampleWebhook,
  )
})

test('wake sends at once, and what other processes stored is found within 5 s', async () => {
  const { sent, send } = senderOf(ok)
  const outbox = start(send)
  await seconds(3)
  store.add(mail(1))
  outbox.wake()
  await seconds(0)
  store.add(mail(2))
  await seconds(5)
  expect(sent.map(({ id }) => id)).toEqual([idOf(1), idOf(2)])
  expect(sent[0]?.at).toBe(3 * second)
  expect(sent[1]?.at).toBeLessThanOrEqual(8 * second)
})

test('a reminder goes out at its time', async () => {
  store.add(mail(1, '2026-11-21T12:00:12.345Z'))
  const { sent, send } = senderOf(ok)
  start(send)
  await seconds(60)
  expect(sent).toEqual([{ id: idOf(1), at: 12_345 }])
})

test('a reminder is not sent any more when its call has begun', async () => {
  const reminder = { ...sampleMail, usefulUntil: '2026-11-21T12:00:05.000Z' }
  store.add({ ...mail(1), payload: JSON.stringify(reminder) })
  const { sent, send } = senderOf(busy)
  start(send)
  await seconds(60)
  expect(sent.map(({ at }) => at)).toEqual([0, 2 * second])
  expect([...store.rows.values()]).toMatchObject([{ state: 'dead', lastError: 'too late' }])
})

test('an idle outbox only reads, every 5 s', async () => {
  start(senderOf(ok).send)
  await seconds(0)
  const { claim } = store.calls
  await seconds(60)
  expect(store.calls.claim).toBe(claim)
  expect(store.calls.nextDue).toBeLessThanOrEqual(2 * 14)
})

test('a failed mail is repeated until it arrives', async () => {
  store.add(mail(1))
  const { sent, send } = senderOf(busy, busy, ok)
  start(send)
  await seconds(60)
  expect(sent.map(({ at }) => at)).toEqual([0, 2 * second, 6 * second])
  expect(store.row(idOf(1))).toMatchObject({ state: 'delivered', attempts: 3 })
  expect(log.texts('warn')).toEqual(Array(2).fill('Delivery failed, will be repeated'))
})

test('what is withdrawn while it is held is sent to nobody and settled as nothing', async () => {
  store.add(mail(1), webhook(2), mail(3))
  for (const each of [mail(1), webhook(2)]) store.gone.add(each.id)
  const mails = senderOf(ok)
  const webhooks = senderOf(ok)
  start(mails.send, webhooks.send)
  await seconds(3)
  expect(mails.sent.map(({ id }) => id)).toEqual([idOf(3)])
  expect(webhooks.sent).toEqual([])
  expect(states()).toEqual(['pending', 'pending', 'delivered'])
  expect(log.texts('info')).toContain('Withdrawn, not sent')
  expect(log.texts('warn')).toEqual([])
})

test('an outage of 35 s costs at most 6 attempts, and after it all arrive within 60 s', async () => {
  for (let n = 1; n <= 20; n++) store.add(mail(n))
  const attempts = new Map<string, number>()
  start(async ({ id }) => {
    attempts.set(id, (attempts.get(id) ?? 0) + 1)
    return Date.now() - Date.parse(noon) < 35 * second ? busy : ok
  })
  await seconds(34)
  expect(Math.max(...attempts.values())).toBeLessThanOrEqual(6)
  await seconds(61)
  expect(new Set(states())).toEqual(new Set(['delivered']))
})

test('a refusal for good is given up at once, the lead stays in the store', async () => {
  store.add(mail(1))
  const { sent, send } = senderOf({ kind: 'permanent', error: 'SMTP 550 5.1.1 RCPT TO' })
  start(send)
  await seconds(600)
  expect(sent).toHaveLength(1)
  expect(store.row(idOf(1))).toMatchObject({ state: 'dead', lastError: 'SMTP 550 5.1.1 RCPT TO' })
  expect(log.texts('error')).toHaveLength(1)
})

test('after 7 days of failures a delivery is dead', async () => {
  store.add(mail(1))
  const { sent, send } = senderOf(busy)
  start(send)
  await seconds(7 * 24 * 3600 - 1)
  expect(states()).toEqual(['pending'])
  await seconds(2 * 3600)
  expect(states()).toEqual(['dead'])
  expect(sent.length).toBeLessThan(250)
})

test('Retry-After of a receiver is kept', async () => {
  store.add(webhook(1))
  const { sent, send } = senderOf(
    { kind: 'failed', error: 'webhook 429', retryAfterMs: 90_000 },
    ok,
  )
  start(senderOf(ok).send, send)
  await seconds(89)
  expect(sent).toHaveLength(1)
  await seconds(2)
  expect(sent).toHaveLength(2)
})

test('hanging webhooks hold up no mail, and at most 4 hang at once', async () => {
  for (let n = 1; n <= 9; n++) store.add(webhook(n))
  const webhooks = senderOf(never)
  const mails = senderOf(ok)
  const outbox = start(mails.send, webhooks.send)
  await seconds(1)
  store.add(mail(20), mail(21))
  outbox.wake()
  await seconds(0)
  expect(mails.sent).toHaveLength(2)
  expect(webhooks.sent).toHaveLength(4)
})

test('a backlog is sent three mails at a time without pauses', async () => {
  for (let n = 1; n <= 100; n++) store.add(mail(n))
  let underWay = 0
  let most = 0
  start(async () => {
    most = Math.max(most, ++underWay)
    await new Promise((resolve) => setTimeout(resolve, 30))
    underWay--
    return ok
  })
  await vi.advanceTimersByTimeAsync(1100)
  expect(new Set(states())).toEqual(new Set(['delivered']))
  expect(most).toBe(3)
})

test('several outboxes on one store never send a delivery twice', async () => {
  for (let n = 1; n <= 60; n++) store.add(n % 2 ? mail(n) : webhook(n))
  const mails = senderOf(ok)
  const webhooks = senderOf(ok)
  for (let n = 0; n < 4; n++) start(mails.send, webhooks.send)
  await seconds(20)
  expect(new Set(states())).toEqual(new Set(['delivered']))
  expect(mails.sent).toHaveLength(30)
  expect(new Set(mails.sent.map(({ id }) => id)).size).toBe(30)
  expect(webhooks.sent).toHaveLength(30)
})

test('what a killed process held is sent by another when its lease ends', async () => {
  store.add(mail(1))
  const killed = createOutbox({
    store,
    sendMail: () => never,
    log: createRecordingLog(),
    now: () => new Date(),
    random: () => 0.5,
  })
  killed.start()
  await seconds(0)
  // The nearest to a kill: it claims no more, and what it was doing never ends.
  const stopped = killed.stop()
  await seconds(5)
  await stopped
  const { sent, send } = senderOf(ok)
  start(send)
  await seconds(94)
  expect(sent).toHaveLength(0)
  await seconds(10)
  expect(sent).toHaveLength(1)
})

test('a mail that was sent is not sent again while the store cannot note it', async () => {
  store.add(mail(1))
  store.broken.add('markDelivered')
  const { sent, send } = senderOf(ok)
  start(send)
  await seconds(10 * 60)
  store.broken.clear()
  await seconds(3)
  expect(sent).toHaveLength(1)
  expect(states()).toEqual(['delivered'])
  expect(log.texts('error')).toHaveLength(1)
})

test('a failure that cannot be noted is left to the next claim', async () => {
  store.add(mail(1))
  store.broken.add('postpone')
  const { sent, send } = senderOf(busy, ok)
  start(send)
  await seconds(2 * 60)
  expect(sent).toHaveLength(2)
  expect(states()).toEqual(['delivered'])
})

test('an outage of the store is told once, waited for quietly, and names nobody', async () => {
  store.add(mail(1))
  for (const method of ['claim', 'nextDue'] as const) store.broken.add(method)
  const { sent, send } = senderOf(ok)
  start(send)
  await seconds(60)
  const { claim } = store.calls
  expect(claim).toBeLessThan(2 * 20)
  expect(log.texts('error')).toEqual(['Deliveries wait for the store'])
  expect(JSON.stringify(log.lines)).not.toContain('jane@')
  store.broken.clear()
  await seconds(5)
  expect(sent).toHaveLength(1)
  expect(log.texts('info').sort()).toEqual(['Delivered', 'The store is back, deliveries go on'])
})

test('stop finishes what is under way and starts nothing new', async () => {
  const first = Promise.withResolvers<Attempt>()
  store.add(mail(1), mail(2), mail(3), mail(4))
  const { sent, send } = senderOf(first.promise)
  const outbox = start(send)
  await seconds(0)
  const stopped = outbox.stop()
  outbox.wake()
  await seconds(2)
  first.resolve(ok)
  await seconds(0)
  await stopped
  store.add(mail(5))
  outbox.wake()
  outbox.start()
  await seconds(60)
  expect(sent).toHaveLength(3)
  expect(states()).toEqual(['delivered', 'delivered', 'delivered', 'pending', 'pending'])
})

test('stop waits 5 s for what hangs, then leaves the store alone', async () => {
  const hanging = Promise.withResolvers<Attempt>()
  store.add(mail(1))
  const outbox = start(senderOf(hanging.promise).send)
  await seconds(0)
  let isStopped = false
  const stopped = outbox.stop().then(() => {
    isStopped = true
  })
  await seconds(4.9)
  expect(isStopped).toBe(false)
  await seconds(0.2)
  await stopped
  hanging.resolve(ok)
  await seconds(5)
  expect(store.calls.markDelivered).toBe(0)
  expect(states()).toEqual(['pending'])
})

test('what was claimed while stopping is given back at once', async () => {
  store.add(mail(1))
  const { sent, send } = senderOf(ok)
  const outbox = start(send)
  // The claim is on its way now.
  const stopped = outbox.stop()
  await seconds(0)
  await stopped
  expect(sent).toHaveLength(0)
  expect(store.row(idOf(1))).toMatchObject({ state: 'pending', leaseUntil: null })
})

test('what is stored wrongly is given up, and a sender that throws is repeated', async () => {
  store.add({ ...mail(1), payload: '{"to":' }, mail(2))
  const send = vi.fn<SendMail>(async () => {
    if (send.mock.calls.length === 1) throw new Error('jane@secret.example')
    return ok
  })
  start(send)
  await seconds(10)
  expect(states()).toEqual(['dead', 'delivered'])
  expect(JSON.stringify(log.lines)).not.toContain('jane@')
})

test('a store that hands out the wrong channel sends no mail to a webhook', async () => {
  store.add(mail(1), webhook(2))
  const { claim } = store
  store.claim = async (now, leaseUntil, limit, channel) => [
    ...(await claim(now, leaseUntil, limit, channel === 'mail' ? 'webhook' : 'mail')),
  ]
  const { sent, send } = senderOf(ok)
  start(send, send)
  await seconds(10)
  expect(sent).toHaveLength(0)
  expect(states()).toEqual(['pending', 'pending'])
})

test('without a webhook address webhooks stay pending', async () => {
  store.add(webhook(1))
  const outbox = createOutbox({
    store,
    sendMail: senderOf(ok).send,
    log,
    now: () => new Date(),
    random: () => 0.5,
  })
  outboxes.push(outbox)
  outbox.start()
  await seconds(60)
  expect(states()).toEqual(['pending'])
  expect(store.row(idOf(1)).attempts).toBe(0)
})
