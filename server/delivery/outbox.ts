import type { Log } from '../log.ts'
import type { Delivery, DeliveryChannel } from '../store/records.ts'
import type { DeliveryStore } from '../store/store.ts'
import { errorCode } from './error-code.ts'
import { createLane } from './lane.ts'
import type { Attempt, PostWebhook, SendMail } from './messages.ts'
import { createSettle } from './settle.ts'
import { smtpConnections, smtpLimits } from './smtp.ts'
import { createStoreWatch } from './store-watch.ts'
import { webhookTimeoutMs } from './webhook.ts'

/** Webhooks under way at once. */
const webhookPlaces = 4
/** How much longer a lease lasts than the longest attempt: for storing the result, and for clocks that differ. */
const leaseMarginMs = 15_000
/** How long `stop` waits for what is under way. */
const stopGraceMs = 5000

interface Options {
  readonly store: DeliveryStore
  readonly sendMail: SendMail
  /** Undefined without LEAD_WEBHOOK_URL: webhooks stored before stay pending. */
  readonly postWebhook?: PostWebhook | undefined
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>
  readonly now: () => Date
  /** From 0 to before 1, for the jitter. */
  readonly random: () => number
}

/** Sends what the store holds for sending. */
export interface Outbox {
  /** Begins, also with what an earlier process left. */
  start(): void
  /** To be called when deliveries were stored, so that they go out at once instead of at the next look. */
  wake(): void
  /**
   * Starts nothing more and finishes what is being sent, within 5 s. What takes longer is abandoned: its lease ends,
   * and the next process sends it again under the same id.
   */
  stop(): Promise<void>
}

/**
 * Delivers at least once: a delivery is repeated until the store has it as delivered. It is sent twice only if no one can
 * know whether the first copy arrived, because the receiver's answer was lost or this process died before storing it.
 * Several processes share one store. Each claims deliveries with a lease of 105 s for mails and 30 s for webhooks; if it
 * is killed, they wait that long for the next process.
 */
export function createOutbox(options: Options): Outbox {
  const { store, log, now, random, sendMail, postWebhook } = options
  const watch = createStoreWatch(log)
  let isAbandoned = false
  const settle = createSettle({ store, watch, log, now, random, isAbandoned: () => isAbandoned })
  const shared = { store, watch, settle, now }
  const lanes = [
    createLane({
      ...shared,
      channel: 'mail',
      capacity: smtpConnections,
      leaseMs: smtpLimits.attempt + leaseMarginMs,
      send: sendAs('mail', unlessWithdrawn(store, unlessTooLate(sendMail, now))),
    }),
  ]
  if (postWebhook) {
    lanes.push(
      createLane({
        ...shared,
        channel: 'webhook',
        capacity: webhookPlaces,
        leaseMs: webhookTimeoutMs + leaseMarginMs,
        send: sendAs('webhook', unlessWithdrawn(store, postWebhook)),
      }),
    )
  }

  return {
    start() {
      for (const lane of lanes) lane.start()
    },
    wake() {
      for (const lane of lanes) lane.wake()
    },
    async stop() {
      await atMost(stopGraceMs, Promise.all(lanes.map((lane) => lane.drain())))
      isAbandoned = true
    },
  }
}

/** Reads the stored message and sends it; whatever is thrown on the way becomes an Attempt. */
function sendAs<Message>(
  channel: DeliveryChannel,
  send: (delivery: Delivery, message: Message) => Promise<Attempt>,
): (delivery: Delivery) => Promise<Attempt> {
  return async (delivery) => {
    // A mail must never go to the webhook, even if a store returns the wrong channel.
    if (delivery.channel !== channel) return { kind: 'failed', error: 'claimed as another channel' }
    let message: Message
    try {
      message = JSON.parse(delivery.payload) as Message
    } catch {
      return { kind: 'permanent', error: 'stored message is not JSON' }
    }
    try {
      return await send(delivery, message)
    } catch (error) {
      return { kind: 'failed', error: `sender ${errorCode(error)}` }
    }
  }
}

/** Skips a delivery that was withdrawn after it was claimed, for example because its request was erased. */
function unlessWithdrawn<Message>(
  store: DeliveryStore,
  send: (delivery: Delivery, message: Message) => Promise<Attempt>,
): typeof send {
  return async (delivery, message) => {
    const withdrawn = await store.withdrawn([delivery.id])
    return withdrawn.has(delivery.id) ? { kind: 'withdrawn' } : send(delivery, message)
  }
}

/** Skips the announcement of a call that has already begun, as after a long outage. */
function unlessTooLate(sendMail: SendMail, now: () => Date): SendMail {
  return async (head, message) => {
    const { usefulUntil } = message
    const isTooLate = usefulUntil !== undefined && now().getTime() >= Date.parse(usefulUntil)
    return isTooLate ? { kind: 'permanent', error: 'too late' } : sendMail(head, message)
  }
}

async function atMost(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  await Promise.race([work, limit])
  clearTimeout(timer)
}
