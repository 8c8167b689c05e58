import type { Delivery, NewDelivery } from '../../store/records.ts'
import { type DeliveryStore, StoreUnavailable } from '../../store/store.ts'

type Row = { -readonly [Key in keyof Delivery]: Delivery[Key] } & { leaseUntil: string | null }

/** A DeliveryStore without a database, for tests of the outbox; any method can be replaced or made to fail. */
export type MemoryStore = DeliveryStore & {
  readonly rows: Map<string, Row>
  readonly calls: Record<keyof DeliveryStore, number>
  /** Methods that throw StoreUnavailable while named here. */
  readonly broken: Set<keyof DeliveryStore>
  /** Ids of deliveries that were deleted during their lease. */
  readonly gone: Set<string>
  add(...deliveries: NewDelivery[]): void
  row(id: string): Row
}

const claimableAt = (one: Row) =>
  one.leaseUntil !== null && one.leaseUntil > one.nextAttemptAt ? one.leaseUntil : one.nextAttemptAt

const pendingOf = (rows: ReadonlyMap<string, Row>, channel: string) =>
  [...rows.values()]
    .filter((one) => one.state === 'pending' && one.channel === channel)
    .sort((a, b) => claimableAt(a).localeCompare(claimableAt(b)))

const noCalls = () => ({
  claim: 0,
  markDelivered: 0,
  postpone: 0,
  bringForward: 0,
  giveUp: 0,
  nextDue: 0,
  withdrawn: 0,
})

/** Every method answers later, as a database does. */
export function createMemoryStore(): MemoryStore {
  const rows = new Map<string, Row>()
  const calls = noCalls()
  const broken = new Set<keyof DeliveryStore>()
  const gone = new Set<string>()

  async function enter(method: keyof DeliveryStore): Promise<void> {
    calls[method]++
    await Promise.resolve()
    if (broken.has(method)) throw new StoreUnavailable(new Error('jane@secret.example'))
  }

  function row(id: string): Row {
    const found = rows.get(id)
    if (!found) throw new Error(`No delivery ${id}`)
    return found
  }

  const pending = (channel: string) => pendingOf(rows, channel)

  return {
    rows,
    calls,
    broken,
    gone,
    row,
    add(...deliveries) {
      for (const delivery of deliveries) {
        rows.set(delivery.id, {
          ...delivery,
          state: 'pending',
          createdAt: delivery.dueAt,
          attempts: 0,
          nextAttemptAt: delivery.dueAt,
          settledAt: null,
          lastError: null,
          leaseUntil: null,
        })
      }
    },
    async claim(now, leaseUntil, limit, channel) {
      await enter('claim')
      const taken = pending(channel)
        .filter((one) => claimableAt(one) <= now)
        .slice(0, limit)
      for (const one of taken) {
        one.leaseUntil = leaseUntil
        one.attempts++
      }
      return taken.map((one) => ({ ...one }))
    },
    async markDelivered(id, at) {
      await enter('markDelivered')
      Object.assign(row(id), { state: 'delivered', settledAt: at, leaseUntil: null })
    },
    async postpone(id, nextAttemptAt, lastError) {
      await enter('postpone')
      Object.assign(row(id), { nextAttemptAt, lastError, leaseUntil: null })
    },
    async bringForward(at, latest, channel) {
      await enter('bringForward')
      const late = pending(channel).filter((one) => one.attempts > 0 && claimableAt(one) > latest)
      for (const one of late) Object.assign(one, { nextAttemptAt: at, leaseUntil: null })
    },
    async giveUp(id, at, lastError) {
      await enter('giveUp')
      Object.assign(row(id), { state: 'dead', settledAt: at, lastError, leaseUntil: null })
    },
    async nextDue(channel) {
      await enter('nextDue')
      const first = pending(channel)[0]
      return first && claimableAt(first)
    },
    async withdrawn(ids) {
      await enter('withdrawn')
      return new Set(ids.filter((id) => gone.has(id)))
    },
  }
}
