import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Store } from './store.ts'
import type { TimeClaim } from './submission.ts'
import { describeEngines, openFor } from './testing/engines.ts'
import {
  aCall,
  aClaim,
  aDelivery,
  addTo,
  aMove,
  aRequest,
  bookCall,
  cancelCall,
  later,
  noon,
} from './testing/samples.ts'

const moved = (requestId: string) => aDelivery(requestId, { event: 'call.moved' })

describeEngines((newPlace) => {
  test('books a call and keeps its time for it', async () => {
    const store = await openFor(await newPlace())
    const booking = aCall(later(60))
    await bookCall(store, booking)
    expect((await store.request(booking.request.id))?.call).toEqual({
      requestId: booking.request.id,
      startsAt: later(60),
      endsAt: later(105),
      timeZone: 'America/New_York',
      status: 'booked',
      openUntil: null,
      confirmedAt: noon,
      sequence: 0,
    })
    expect(await store.occupied(later(60), later(120), noon)).toEqual(
      [60, 75, 90, 105].map((m) => later(m)),
    )
    expect(await store.occupied(later(75), later(90), noon)).toEqual([later(75)])
  })

  test('gives one time to one of fifty that want it at once, over two processes', async () => {
    const place = await newPlace()
    const stores = [await openFor(place), await openFor(place)]
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, index) => stores[index % 2]?.submit(aCall(later(60)))),
    )
    expect(outcomes.filter((outcome) => outcome?.kind === 'stored')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome?.kind === 'time-taken')).toHaveLength(49)
    expect(await stores[0]?.list({})).toHaveLength(1)
  })

  test('gives overlapping times to one of those that want them', async () => {
    const store = await openFor(await newPlace())
    const starts = [0, 15, 30, 45, 30, 15, 0, 45].map((minutes) => later(60 + minutes))
    const outcomes = await Promise.all(starts.map((start) => store.submit(aCall(start))))
    expect(outcomes.filter((outcome) => outcome.kind === 'stored')).toHaveLength(1)
    expect(await store.submit(aCall(later(180)))).toEqual({ kind: 'stored' })
  })

  test('moves a call and replaces mails not yet sent, but no webhook', async () => {
    const store = await openFor(await newPlace())
    const booking = aCall(later(60))
    const { id } = booking.request
    const said = aDelivery(id)
    const reminder = aDelivery(id, { event: 'call.reminder', dueAt: later(30) })
    const happened = aDelivery(id, { event: 'call.booked', channel: 'webhook' })
    await bookCall(store, { ...booking, deliveries: [said, reminder, happened] })
    await store.markDelivered(said.id, noon)

    // The new time overlaps the old one: that is free for the call itself.
    expect(await store.moveCall(id, 0, aMove(later(75), [moved(id)]))).toBe('moved')
    expect((await store.request(id))?.call).toMatchObject({
      startsAt: later(75),
      endsAt: later(120),
      sequence: 1,
      status: 'booked',
    })
    expect(await store.occupied(noon, later(600), noon)).toEqual(
      [75, 90, 105, 120].map((m) => later(m)),
    )
    const events = (await store.deliveriesOf(id)).map(({ event, state }) => `${event} ${state}`)
    expect(events.sort()).toEqual([
      'call.booked pending',
      'call.moved pending',
      'trial.requested delivered',
    ])
  })

  test('moves nothing to a time that is taken', async () => {
    const store = await openFor(await newPlace())
    const booking = aCall(later(60))
    const { id } = booking.request
    await bookCall(store, booking)
    await bookCall(store, aCall(later(240)))
    expect(await store.moveCall(id, 0, aMove(later(195), [moved(id)]))).toBe('time-taken')
    expect((await store.request(id))?.call).toMatchObject({ startsAt: later(60), sequence: 0 })
    expect(await store.occupied(noon, later(180), noon)).toHaveLength(4)
    expect(await store.deliveriesOf(id)).toHaveLength(1)
  })

  test('moves a call once when two people do it', async () => {
    const place = await newPlace()
    const stores = [await openFor(place), await openFor(place)]
    const booking = aCall(later(60))
    const { id } = booking.request
    await bookCall(must(stores[0]), booking)
    const outcomes = await Promise.all(
      [180, 300, 420, 540].map((minutes, index) =>
        stores[index % 2]?.moveCall(id, 0, aMove(later(minutes), [moved(id)])),
      ),
    )
    expect(outcomes.toSorted()).toEqual(['changed', 'changed', 'changed', 'moved'])
    expect(await stores[0]?.occupied(noon, later(900), noon)).toHaveLength(4)
  })

  test('lets two calls swap their times at once without failing', async () => {
    const place = await newPlace()
    const stores = [await openFor(place), await openFor(place)]
    const [one, other] = [aCall(later(60)), aCall(later(180))]
    for (const booking of [one, other]) await bookCall(must(stores[0]), booking)
    const outcomes = await Promise.all([
      stores[0]?.moveCall(one.request.id, 0, aMove(later(180))),
      stores[1]?.moveCall(other.request.id, 0, aMove(later(60))),
    ])
    for (const outcome of outcomes) expect(['moved', 'time-taken']).toContain(outcome)
    expect(await stores[0]?.occupied(noon, later(900), noon)).toHaveLength(8)
  })

  test('cancels a call, once, and frees its time', async () => {
    const store = await openFor(await newPlace())
    const booking = aCall(later(60))
    const { id } = booking.request
    await bookCall(store, booking)
    const booked = aDelivery(id, { event: 'call.booked', channel: 'webhook' })
    await addTo(store, id, [booked])
    const cancelled = aDelivery(id, { event: 'call.cancelled' })
    const call = { status: 'booked', sequence: 0 } as const
    expect(await store.cancelCall(id, call, [cancelled])).toBe('cancelled')
    expect(await store.cancelCall(id, call, [aDelivery(id)])).toBe('already')
    expect((await store.request(id))?.call).toMatchObject({ status: 'cancelled', sequence: 1 })
    const left = (await store.deliveriesOf(id)).map((delivery) => delivery.id)
    expect(left.sort()).toEqual([booked.id, cancelled.id].sort())
    expect(await store.moveCall(id, 1, aMove(later(60)))).toBe('changed')
    expect(await store.submit(aCall(later(60)))).toEqual({ kind: 'stored' })
  })

  test('cancels no call that has been moved or confirmed since it was read', async () => {
    const store = await openFor(await newPlace())
    const booking = aCall(later(60))
    const { id } = booking.request
    await bookCall(store, booking)
    const cancel = (status: 'held' | 'booked', sequence: number) =>
      store.cancelCall(id, { status, sequence }, [aDelivery(id)])
    expect(await cancel('held', 0)).toBe('changed')
    await store.moveCall(id, 0, aMove(later(180)))
    expect(await cancel('booked', 0)).toBe('changed')
    expect((await store.request(id))?.call).toMatchObject({ status: 'booked', sequence: 1 })
    expect(await cancel('booked', 1)).toBe('cancelled')
    expect(await cancel('booked', 1)).toBe('already')
  })

  test('knows no call that was never booked', async () => {
    const store = await openFor(await newPlace())
    const { id } = aRequest()
    expect(await store.moveCall(id, 0, aMove(noon))).toBe('unknown')
    expect(await store.cancelCall(id, { status: 'booked', sequence: 0 }, [])).toBe('unknown')
  })

  test('never lets two calls share a quantum, whatever is booked, moved and cancelled', async () => {
    const store = await openFor(await newPlace())
    const step = fc.record({
      act: fc.constantFrom('book', 'book', 'move', 'cancel'),
      quarter: fc.nat(20),
      call: fc.nat(5),
    })
    let day = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (steps) => {
        // A day of its own for each run, so that runs do not meet.
        const midnight = later(24 * 60 * ++day)
        const ids: string[] = []
        await Promise.all(
          steps.map(async ({ act, quarter, call }) => {
            const claim = aClaim(later(15 * quarter, midnight))
            const id = ids[call]
            if (act === 'book') return ids.push(await bookAt(store, claim))
            if (!id) return
            if (act === 'cancel') return cancelCall(store, id)
            const sequence = (await store.request(id))?.call?.sequence ?? 0
            return store.moveCall(id, sequence, { ...aMove(claim.startsAt), claim })
          }),
        )
        const taken = await store.occupied(midnight, later(24 * 60, midnight), noon)
        expect(taken).toEqual(await quantaOfCalls(store, ids))
      }),
      { numRuns: 15 },
    )
  })
})

function must(store: Store | undefined): Store {
  if (!store) throw new Error('There is no store')
  return store
}

async function bookAt(store: Store, claim: TimeClaim): Promise<string> {
  const booking = aCall(claim.startsAt)
  await bookCall(store, booking)
  return booking.request.id
}

/** Every quantum of every booked call; one that two share would be there twice. */
async function quantaOfCalls(store: Store, ids: readonly string[]): Promise<string[]> {
  const calls = await Promise.all(ids.map(async (id) => (await store.request(id))?.call))
  const booked = calls.filter((call) => call?.status === 'booked')
  return booked.flatMap((call) => (call ? aClaim(call.startsAt).quanta : [])).sort()
}
