import type { Delivery } from '../store/records.ts'
import type { Attempt } from './messages.ts'
import type { Settle } from './settle.ts'

export interface PlacesOptions {
  /** Deliveries under way at once. */
  readonly capacity: number
  /** Never throws. */
  readonly send: (delivery: Delivery) => Promise<Attempt>
  readonly settle: Settle
  /** Called when a place is free again where none was, and when a delivery has failed and so has a new due time. */
  readonly onNews: () => void
}

/** The deliveries of a lane that are under way. */
interface Places {
  /** How many more may be sent now. */
  free(): number
  holds(id: string): boolean
  /** Begins to send a delivery; it holds its place until its result is stored. */
  send(delivery: Delivery, leaseUntil: Date): void
  /** Resolves when all that are under way now have ended. */
  emptied(): Promise<void>
}

/** All places are free. */
export function createPlaces({ capacity, send, settle, onNews }: PlacesOptions): Places {
  const underWay = new Map<string, Promise<void>>()

  async function carryOut(delivery: Delivery, leaseUntil: Date): Promise<void> {
    const attempt = await send(delivery)
    await settle(delivery, attempt, leaseUntil)
    const isNews = underWay.size >= capacity || attempt.kind === 'failed'
    underWay.delete(delivery.id)
    if (isNews) onNews()
  }

  return {
    free: () => capacity - underWay.size,
    holds: (id) => underWay.has(id),
    send: (delivery, leaseUntil) => void underWay.set(delivery.id, carryOut(delivery, leaseUntil)),
    async emptied() {
      await Promise.all(underWay.values())
    },
  }
}
