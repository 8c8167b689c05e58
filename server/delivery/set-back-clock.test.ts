import { expect, test, vi } from 'vitest'
import { busy, mail, noon, ok, outboxesForTests, seconds, senderOf } from './testing/outboxes.ts'

const office = outboxesForTests()
const { start, states } = office
const hours = 3600 * 1000

test('after the clock is set back a mail that failed is tried within one lease', async () => {
  office.store.add(mail(1))
  const { sent, send } = senderOf(busy, ok)
  start(send)
  await seconds(1)
  expect(sent).toHaveLength(1)
  vi.setSystemTime(Date.parse(noon) - 20 * hours)
  await seconds(10 + 105)
  expect(sent).toHaveLength(2)
  expect(states()).toEqual(['delivered'])
})

test('a process that starts after the clock was set back by days waits no step of the other clock', async () => {
  office.store.add(mail(1))
  office.store.row(mail(1).id).attempts = 1
  office.store.row(mail(1).id).nextAttemptAt = '2026-11-25T12:00:00.000Z'
  const { sent, send } = senderOf(ok)
  start(send)
  await seconds(110)
  expect(sent).toHaveLength(1)
})

test('a reminder that is not due keeps its time when the clock is set back', async () => {
  office.store.add(mail(1, '2026-11-22T12:00:00.000Z'))
  const { sent, send } = senderOf(ok)
  start(send)
  await seconds(1)
  vi.setSystemTime(Date.parse(noon) - 20 * hours)
  await seconds(600)
  expect(sent).toHaveLength(0)
  expect(office.store.row(mail(1).id).nextAttemptAt).toBe('2026-11-22T12:00:00.000Z')
})
