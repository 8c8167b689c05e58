import { expect, test, vi } from 'vitest'
import { createOutbox } from './outbox.ts'
import {
  busy,
  mail,
  never,
  ok,
  outboxesForTests,
  seconds,
  senderOf,
  webhook,
} from './testing/outboxes.ts'
import { createRecordingLog } from './testing/recording-log.ts'

const office = outboxesForTests()
const { start, states } = office

test('hanging webhooks hold up no mail, and at most 4 hang at once', async () => {
  for (let n = 1; n <= 9; n++) office.store.add(webhook(n))
  const webhooks = senderOf(never)
  const mails = senderOf(ok)
  const outbox = start(mails.send, webhooks.send)
  await seconds(1)
  office.store.add(mail(20), mail(21))
  outbox.wake()
  await seconds(0)
  expect(mails.sent).toHaveLength(2)
  expect(webhooks.sent).toHaveLength(4)
})

test('a backlog is sent three mails at a time without pauses', async () => {
  for (let n = 1; n <= 100; n++) office.store.add(mail(n))
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
  for (let n = 1; n <= 60; n++) office.store.add(n % 2 ? mail(n) : webhook(n))
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
  office.store.add(mail(1))
  const killed = createOutbox({
    store: office.store,
    sendMail: () => never,
    log: createRecordingLog(),
    now: () => new Date(),
    random: () => 0.5,
  })
  killed.start()
  await seconds(0)
  // As close to a kill as a test gets: it claims nothing more, and what it was sending never ends.
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
  office.store.add(mail(1))
  office.store.broken.add('markDelivered')
  const { sent, send } = senderOf(ok)
  start(send)
  await seconds(10 * 60)
  office.store.broken.clear()
  await seconds(3)
  expect(sent).toHaveLength(1)
  expect(states()).toEqual(['delivered'])
  expect(office.log.texts('error')).toHaveLength(1)
})

test('a failure that cannot be noted is left to the next claim', async () => {
  office.store.add(mail(1))
  office.store.broken.add('postpone')
  const { sent, send } = senderOf(busy, ok)
  start(send)
  await seconds(2 * 60)
  expect(sent).toHaveLength(2)
  expect(states()).toEqual(['delivered'])
})
