import { expect, test, vi } from 'vitest'
import type { Attempt, SendMail } from './messages.ts'
import { idOf, mail, ok, outboxesForTests, seconds, senderOf, webhook } from './testing/outboxes.ts'

const office = outboxesForTests()
const { start, startWith, states } = office

test('an outage of the store is logged once, without personal data, and waited out', async () => {
  office.store.add(mail(1))
  for (const method of ['claim', 'nextDue'] as const) office.store.broken.add(method)
  const { sent, send } = senderOf(ok)
  start(send)
  await seconds(60)
  const { claim } = office.store.calls
  expect(claim).toBeLessThan(2 * 20)
  expect(office.log.texts('error')).toEqual(['Deliveries wait for the store'])
  expect(JSON.stringify(office.log.lines)).not.toContain('jane@')
  office.store.broken.clear()
  await seconds(5)
  expect(sent).toHaveLength(1)
  expect(office.log.texts('info').sort()).toEqual([
    'Delivered',
    'The store is back, deliveries go on',
  ])
})

test('stop finishes what is under way and starts nothing new', async () => {
  const first = Promise.withResolvers<Attempt>()
  office.store.add(mail(1), mail(2), mail(3), mail(4))
  const { sent, send } = senderOf(first.promise)
  const outbox = start(send)
  await seconds(0)
  const stopped = outbox.stop()
  outbox.wake()
  await seconds(2)
  first.resolve(ok)
  await seconds(0)
  await stopped
  office.store.add(mail(5))
  outbox.wake()
  outbox.start()
  await seconds(60)
  expect(sent).toHaveLength(3)
  expect(states()).toEqual(['delivered', 'delivered', 'delivered', 'pending', 'pending'])
})

test('stop waits 5 s for what hangs, then leaves the store alone', async () => {
  const hanging = Promise.withResolvers<Attempt>()
  office.store.add(mail(1))
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
  expect(office.store.calls.markDelivered).toBe(0)
  expect(states()).toEqual(['pending'])
})

test('what was claimed while stopping is given back at once', async () => {
  office.store.add(mail(1))
  const { sent, send } = senderOf(ok)
  const outbox = start(send)
  // The claim is on its way now.
  const stopped = outbox.stop()
  await seconds(0)
  await stopped
  expect(sent).toHaveLength(0)
  expect(office.store.row(idOf(1))).toMatchObject({ state: 'pending', leaseUntil: null })
})

test('what is stored wrongly is given up, and a sender that throws is repeated', async () => {
  office.store.add({ ...mail(1), payload: '{"to":' }, mail(2))
  const send = vi.fn<SendMail>(async () => {
    if (send.mock.calls.length === 1) throw new Error('jane@secret.example')
    return ok
  })
  start(send)
  await seconds(10)
  expect(states()).toEqual(['dead', 'delivered'])
  expect(JSON.stringify(office.log.lines)).not.toContain('jane@')
})

test('a store that hands out the wrong channel sends no mail to a webhook', async () => {
  office.store.add(mail(1), webhook(2))
  const { claim } = office.store
  office.store.claim = async (now, leaseUntil, limit, channel) => [
    ...(await claim(now, leaseUntil, limit, channel === 'mail' ? 'webhook' : 'mail')),
  ]
  const { sent, send } = senderOf(ok)
  start(send, send)
  await seconds(10)
  expect(sent).toHaveLength(0)
  expect(states()).toEqual(['pending', 'pending'])
})

test('without a webhook address webhooks stay pending', async () => {
  office.store.add(webhook(1))
  startWith({ sendMail: senderOf(ok).send })
  await seconds(60)
  expect(states()).toEqual(['pending'])
  expect(office.store.row(idOf(1)).attempts).toBe(0)
})
