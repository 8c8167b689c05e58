import { expect, test } from 'vitest'
import {
  busy,
  idOf,
  mail,
  noon,
  ok,
  outboxesForTests,
  second,
  seconds,
  senderOf,
  webhook,
} from './testing/outboxes.ts'
import { sampleMail, sampleWebhook } from './testing/sample-delivery.ts'

const office = outboxesForTests()
const { start, states } = office

test('what an earlier process left is sent at the start, with its message', async () => {
  office.store.add(mail(1), webhook(2))
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
  office.store.add(mail(1))
  outbox.wake()
  await seconds(0)
  office.store.add(mail(2))
  await seconds(5)
  expect(sent.map(({ id }) => id)).toEqual([idOf(1), idOf(2)])
  expect(sent[0]?.at).toBe(3 * second)
  expect(sent[1]?.at).toBeLessThanOrEqual(8 * second)
})

test('a reminder goes out at its time', async () => {
  office.store.add(mail(1, '2026-11-21T12:00:12.345Z'))
  const { sent, send } = senderOf(ok)
  start(send)
  await seconds(60)
  expect(sent).toEqual([{ id: idOf(1), at: 12_345 }])
})

test('a reminder is not sent any more when its call has begun', async () => {
  const reminder = { ...sampleMail, usefulUntil: '2026-11-21T12:00:05.000Z' }
  office.store.add({ ...mail(1), payload: JSON.stringify(reminder) })
  const { sent, send } = senderOf(busy)
  start(send)
  await seconds(60)
  expect(sent.map(({ at }) => at)).toEqual([0, 2 * second])
  expect([...office.store.rows.values()]).toMatchObject([{ state: 'dead', lastError: 'too late' }])
})

test('an idle outbox only reads, every 5 s', async () => {
  start(senderOf(ok).send)
  await seconds(0)
  const { claim } = office.store.calls
  await seconds(60)
  expect(office.store.calls.claim).toBe(claim)
  expect(office.store.calls.nextDue).toBeLessThanOrEqual(2 * 14)
})

test('a failed mail is repeated until it arrives', async () => {
  office.store.add(mail(1))
  const { sent, send } = senderOf(busy, busy, ok)
  start(send)
  await seconds(60)
  expect(sent.map(({ at }) => at)).toEqual([0, 2 * second, 6 * second])
  expect(office.store.row(idOf(1))).toMatchObject({ state: 'delivered', attempts: 3 })
  expect(office.log.texts('warn')).toEqual(Array(2).fill('Delivery failed, will be repeated'))
})

test('what is withdrawn while it is held is sent to nobody and settled as nothing', async () => {
  office.store.add(mail(1), webhook(2), mail(3))
  for (const each of [mail(1), webhook(2)]) office.store.gone.add(each.id)
  const mails = senderOf(ok)
  const webhooks = senderOf(ok)
  start(mails.send, webhooks.send)
  await seconds(3)
  expect(mails.sent.map(({ id }) => id)).toEqual([idOf(3)])
  expect(webhooks.sent).toEqual([])
  expect(states()).toEqual(['pending', 'pending', 'delivered'])
  expect(office.log.texts('info')).toContain('Withdrawn, not sent')
  expect(office.log.texts('warn')).toEqual([])
})

test('an outage of 35 s costs at most 6 attempts, and after it all arrive within 60 s', async () => {
  for (let n = 1; n <= 20; n++) office.store.add(mail(n))
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
  office.store.add(mail(1))
  const { sent, send } = senderOf({ kind: 'permanent', error: 'SMTP 550 5.1.1 RCPT TO' })
  start(send)
  await seconds(600)
  expect(sent).toHaveLength(1)
  expect(office.store.row(idOf(1))).toMatchObject({
    state: 'dead',
    lastError: 'SMTP 550 5.1.1 RCPT TO',
  })
  expect(office.log.texts('error')).toHaveLength(1)
})

test('after 7 days of failures a delivery is dead', async () => {
  office.store.add(mail(1))
  const { sent, send } = senderOf(busy)
  start(send)
  await seconds(7 * 24 * 3600 - 1)
  expect(states()).toEqual(['pending'])
  await seconds(2 * 3600)
  expect(states()).toEqual(['dead'])
  expect(sent.length).toBeLessThan(250)
})

test('Retry-After of a receiver is kept', async () => {
  office.store.add(webhook(1))
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
