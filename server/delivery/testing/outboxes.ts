import { afterEach, beforeEach, vi } from 'vitest'
import type { Attempt, SendMail } from '../messages.ts'
import { createOutbox, type Outbox } from '../outbox.ts'
import { createMemoryStore, type MemoryStore } from './memory-store.ts'
import { createRecordingLog, type RecordingLog } from './recording-log.ts'
import { sampleDelivery } from './sample-delivery.ts'

export const noon = '2026-11-21T12:00:00.000Z'
export const second = 1000

export const ok: Attempt = { kind: 'delivered' }
export const busy: Attempt = { kind: 'failed', error: 'SMTP 451' }

/** A sender that gives the listed answers in order, repeating the last, and records what it was asked to send. */
export function senderOf(...answers: (Attempt | Promise<Attempt>)[]) {
  const sent: { id: string; at: number }[] = []
  const send = vi.fn(async (head: { readonly id: string }) => {
    sent.push({ id: head.id, at: Date.now() - Date.parse(noon) })
    return (answers.length > 1 ? answers.shift() : answers[0]) ?? ok
  })
  return { sent, send }
}

export const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * second)
export const mail = (number: number, dueAt = noon) => sampleDelivery(number, dueAt)
export const webhook = (number: number) => sampleDelivery(number, noon, 'webhook')
export const idOf = (number: number) => mail(number).id
export const never = new Promise<Attempt>(() => undefined)

/** A store, a log and outboxes for each test of a file, with a clock that moves only when the test moves it. */
export function outboxesForTests() {
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

  /** Starts an outbox; it posts to a webhook only if one is given. */
  function startWith(
    senders: Pick<Parameters<typeof createOutbox>[0], 'sendMail' | 'postWebhook'>,
  ): Outbox {
    const outbox = createOutbox({
      ...senders,
      store,
      log,
      now: () => new Date(),
      random: () => 0.5,
    })
    outboxes.push(outbox)
    outbox.start()
    return outbox
  }

  const start = (sendMail: SendMail, postWebhook = senderOf().send) =>
    startWith({ sendMail, postWebhook })

  return {
    start,
    startWith,
    states: () => [...store.rows.values()].map(({ state }) => state),
    get store() {
      return store
    },
    get log() {
      return log
    },
  }
}
