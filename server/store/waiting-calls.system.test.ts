import { describe, expect, test } from 'vitest'
import { callStage } from './call-stage.ts'
import type { CallRecord } from './records.ts'
import type { Store } from './store.ts'
import type { CallKeys, NewCall, Submission } from './submission.ts'
import { describeEngines, openFor } from './testing/engines.ts'
import {
  aCall,
  aClaim,
  aDelivery,
  aMove,
  bookCall,
  cancelCall,
  later,
  noon,
  notHeld,
} from './testing/samples.ts'

const booked = { perMailbox: 100, perDomain: 100, perNetwork: 100 }

/** Confirms a call at a moment, by default at its own time. */
function confirm(store: Store, { request, call }: Submission, changes = {}) {
  const claim = call?.claim ?? aClaim(noon)
  return store.confirmCall(request.id, 0, {
    at: later(10),
    claim,
    limits: booked,
    deliveries: [aDelivery(request.id)],
    ...changes,
  })
}

/** A call of somebody, in limits. */
function callOf(hours: number, keys: Partial<CallKeys>, limits: Partial<NewCall['limits']> = {}) {
  const submission = aCall(later(60 * hours))
  const call = submission.call as NewCall
  return {
    ...submission,
    call: { ...call, keys: { ...call.keys, ...keys }, limits: { ...call.limits, ...limits } },
  }
}

const heldLimits = { perDomain: 100, perNetwork: 100, inAll: 100, since: later(-24 * 60) }

describeEngines((newPlace) => {
  test('holds a time until somebody confirms or the hold is over', async () => {
    const store = await openFor(await newPlace())
    const call = aCall(later(600))
    await store.submit(call)
    const stored = (await store.request(call.request.id))?.call
    expect(stored).toMatchObject({ status: 'held', openUntil: later(30), confirmedAt: null })
    expect(await store.occupied(noon, later(900), later(29.9))).toHaveLength(4)
    expect(await store.submit(aCall(later(600)))).toEqual({ kind: 'time-taken' })
    expect(await store.occupied(noon, later(900), later(30))).toEqual([])
    const next = aCall(later(600), { createdAt: later(30) })
    expect(await store.submit(next)).toEqual({ kind: 'stored' })
  })

  test('books a held call once, with the deliveries that report it', async () => {
    const place = await newPlace()
    const stores = [await openFor(place), await openFor(place)]
    const call = aCall(later(600))
    await stores[0]?.submit(call)
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, (_, index) => confirm(stores[index % 2] as Store, call)),
    )
    expect(outcomes.toSorted()).toEqual([...Array(5).fill('already'), 'booked'])
    expect((await stores[0]?.request(call.request.id))?.call).toMatchObject({
      status: 'booked',
      openUntil: null,
      confirmedAt: later(10),
      sequence: 0,
    })
    expect(await stores[0]?.occupied(noon, later(900), later(600))).toHaveLength(4)
    // The mail that asked for the confirmation was not sent yet: it need not be.
    expect(await stores[0]?.deliveriesOf(call.request.id)).toHaveLength(1)
  })

  test('books a call whose hold is over while nobody else has the time', async () => {
    const store = await openFor(await newPlace())
    const [call, other] = [aCall(later(600)), aCall(later(630), { createdAt: later(40) })]
    await store.submit(call)
    await store.submit(other)
    expect(await confirm(store, call, { at: later(50) })).toBe('time-taken')
    expect((await store.request(call.request.id))?.call).toMatchObject({ status: 'held' })
    expect(await confirm(store, other, { at: later(75) })).toBe('booked')
    // Another time, without anything else being entered again.
    const claim = aClaim(later(720))
    expect(await confirm(store, call, { at: later(80), claim })).toBe('booked')
    expect((await store.request(call.request.id))?.call).toMatchObject({ startsAt: later(720) })
  })

  test('gives a time that nobody holds to whoever confirms first', async () => {
    const place = await newPlace()
    const stores = [await openFor(place), await openFor(place)]
    const calls = Array.from({ length: 6 }, () => notHeld(aCall(later(600))))
    for (const call of calls) expect(await stores[0]?.submit(call)).toEqual({ kind: 'stored' })
    expect(await stores[0]?.occupied(noon, later(900), noon)).toEqual([])
    const outcomes = await Promise.all(
      calls.map((call, index) => confirm(stores[index % 2] as Store, call)),
    )
    expect(outcomes.toSorted()).toEqual(['booked', ...Array(5).fill('time-taken')])
    expect(await stores[0]?.submit(notHeld(aCall(later(600))))).toEqual({ kind: 'time-taken' })
  })

  test('confirms nothing that was cancelled, changed or never asked for', async () => {
    const store = await openFor(await newPlace())
    const call = aCall(later(600))
    await store.submit(call)
    expect(await confirm(store, aCall(later(600)))).toBe('unknown')
    expect(await cancelCall(store, call.request.id)).toBe('cancelled')
    expect(await confirm(store, call)).toBe('changed')
    expect((await store.request(call.request.id))?.call?.status).toBe('cancelled')
    expect(await store.occupied(noon, later(900), noon)).toEqual([])
    expect(await cancelCall(store, call.request.id)).toBe('already')
    expect(await store.moveCall(call.request.id, 1, aMove(later(900)))).toBe('changed')
  })

  test('ends the replay of a post whose call was cancelled', async () => {
    const store = await openFor(await newPlace())
    const idempotency = {
      key: 'key',
      scope: '/api/calls',
      bodyHash: 'hash',
      answer: '{}',
      expiresAt: later(600),
    }
    const call = { ...aCall(later(600)), idempotency }
    await store.submit(call)
    expect(await store.submit(call)).toMatchObject({ kind: 'replayed' })
    await cancelCall(store, call.request.id)
    expect(await store.submit({ ...aCall(later(600)), idempotency })).toEqual({ kind: 'stored' })
  })

  test('a mailbox has so many open calls, whatever became of earlier ones', async () => {
    const store = await openFor(await newPlace())
    const mailbox = { mailbox: 'ada@works.example' }
    const limits = { openPerMailbox: 2 }
    const ask = (hours: number) => store.submit(callOf(hours, mailbox, limits))
    const held = callOf(10, mailbox, limits)
    await store.submit(held)
    await bookCall(store, callOf(12, mailbox, limits))
    expect(await ask(14)).toEqual({ kind: 'calls-open' })
    expect(await store.submit(notHeld(callOf(14, mailbox, limits)))).toEqual({ kind: 'calls-open' })
    expect(await store.submit(callOf(14, {}, limits))).toEqual({ kind: 'stored' })
    await cancelCall(store, held.request.id)
    expect(await ask(16)).toEqual({ kind: 'stored' })
    expect(await ask(18)).toEqual({ kind: 'calls-open' })
  })

  test('a lapsed call is no open call of its mailbox, nor is one that is over', async () => {
    const store = await openFor(await newPlace())
    const mailbox = { mailbox: 'ada@works.example' }
    const limits = { openPerMailbox: 1 }
    await store.submit(callOf(10, mailbox, limits))
    const next = callOf(12, mailbox, limits)
    const at = (createdAt: string) => ({ ...next, request: { ...next.request, createdAt } })
    expect(await store.submit(at(later(29)))).toEqual({ kind: 'calls-open' })
    expect(await store.submit(at(later(30)))).toEqual({ kind: 'stored' })
  })

  test.each([
    ['one domain', { perDomain: 2 }, { domain: 'works.example' }, { domain: 'mill.example' }],
    ['one network', { perNetwork: 2 }, {}, { network: '198.51.100.0/24' }],
    ['all', { inAll: 2 }, {}, undefined],
  ])('holds so many times of %s', async (_, limit, keys, others) => {
    const store = await openFor(await newPlace())
    const held = { ...heldLimits, ...limit }
    for (const hours of [10, 12]) await store.submit(callOf(hours, keys, { held }))
    expect(await store.submit(callOf(14, keys, { held }))).toEqual({ kind: 'not-held' })
    expect(await store.submit(notHeld(callOf(14, keys)))).toEqual({ kind: 'stored' })
    if (others) {
      expect(await store.submit(callOf(16, others, { held }))).toEqual({ kind: 'stored' })
    }
    const later30 = callOf(18, keys, { held })
    const next = { ...later30, request: { ...later30.request, createdAt: later(30) } }
    expect(await store.submit(next)).toEqual({ kind: 'stored' })
  })

  test('holds none while many were confirmed of late', async () => {
    const store = await openFor(await newPlace())
    for (const hours of [10, 12]) await bookCall(store, callOf(hours, {}))
    const held = (since: string) => ({ held: { ...heldLimits, inAll: 2, since } })
    expect(await store.submit(callOf(14, {}, held(later(-1))))).toEqual({ kind: 'not-held' })
    expect(await store.submit(callOf(14, {}, held(noon)))).toEqual({ kind: 'stored' })
  })

  test('a domain does not count where none is given', async () => {
    const store = await openFor(await newPlace())
    const held = { ...heldLimits, perDomain: 1 }
    for (const hours of [10, 12, 14]) {
      const call = callOf(hours, { domain: null }, { held })
      expect(await store.submit(call)).toEqual({ kind: 'stored' })
    }
  })

  test.each([
    ['mailbox', { perMailbox: 2 }, { mailbox: 'ada@works.example' }],
    ['domain', { perDomain: 2 }, { domain: 'works.example' }],
    ['network', { perNetwork: 2 }, {}],
  ])('books so many calls to come of one %s, and asks for no more', async (_, limit, keys) => {
    const place = await newPlace()
    const stores = [await openFor(place), await openFor(place)] as const
    const limits = { ...booked, ...limit }
    const calls = [10, 12, 14, 16].map((hours) => callOf(hours, keys))
    for (const call of calls) await stores[0].submit(call)
    const outcomes = await Promise.all(
      calls.map((call, index) => confirm(stores[index % 2] as Store, call, { limits })),
    )
    expect(outcomes.toSorted()).toEqual(['booked', 'booked', 'calls-full', 'calls-full'])
    const next = callOf(18, keys, { booked: limits })
    expect(await stores[0].submit(next)).toEqual({ kind: 'calls-full' })
    const refused = calls[outcomes.indexOf('calls-full')]
    const cancelled = calls[outcomes.indexOf('booked')]
    if (!refused || !cancelled) throw new Error('There is none')
    await cancelCall(stores[0], cancelled.request.id)
    expect(await confirm(stores[0], refused, { limits })).toBe('booked')
  })

  test('keeps the network of a call until it is over', async () => {
    const store = await openFor(await newPlace())
    const limits = { ...booked, perNetwork: 1 }
    await bookCall(store, callOf(1, {}))
    await store.forgetExpired(later(104))
    const next = (createdAt: string) => {
      const call = callOf(10, {}, { booked: limits })
      return { ...call, request: { ...call.request, createdAt } }
    }
    expect(await store.submit(next(later(104)))).toEqual({ kind: 'calls-full' })
    await store.forgetExpired(later(105))
    expect(await store.submit(next(later(105)))).toEqual({ kind: 'stored' })
  })

  test('changes a zone without telling anybody, and keeps the reminder in step', async () => {
    const store = await openFor(await newPlace())
    const call = aCall(later(600))
    const { id } = call.request
    const reminder = aDelivery(id, { event: 'call.reminder', dueAt: later(500) })
    await bookCall(store, { ...call, deliveries: [aDelivery(id), reminder] })
    const another = () => aDelivery(id, { event: 'call.reminder', dueAt: later(500) })
    expect(await store.changeZone(id, 'Asia/Tokyo', [another()])).toBe('changed')
    const events = async () => (await store.deliveriesOf(id)).map(({ event }) => event).sort()
    expect(await events()).toEqual(['call.reminder', 'trial.requested'])
    expect((await store.request(id))?.call).toMatchObject({ timeZone: 'Asia/Tokyo', sequence: 0 })
    for (const { id: sent } of await store.claim(later(500), later(502), 5, 'mail')) {
      await store.markDelivered(sent, later(500))
    }
    await store.changeZone(id, 'UTC', [another()])
    expect(await events()).toEqual(['call.reminder', 'trial.requested'])
    expect(await store.changeZone(aCall(noon).request.id, 'UTC', [])).toBe('unknown')
  })
})

describe('a call’s stage', () => {
  const call: CallRecord = {
    requestId: 'x',
    startsAt: later(600),
    endsAt: later(645),
    timeZone: 'UTC',
    sequence: 0,
    status: 'held',
    openUntil: later(30),
    confirmedAt: null,
  }

  test('lapses by itself', () => {
    expect(callStage(call, later(29.9))).toBe('held')
    expect(callStage(call, later(30))).toBe('lapsed')
    expect(callStage({ ...call, status: 'requested' }, later(29.9))).toBe('requested')
    expect(callStage({ ...call, status: 'booked', openUntil: null }, later(99))).toBe('booked')
  })
})
