import { expect, test } from 'vitest'
import { describeEngines, openFor } from './testing/engines.ts'
import {
  aCall,
  aDelivery,
  addTo,
  aSubmission,
  bookCall,
  cancelCall,
  later,
  noon,
} from './testing/samples.ts'

describeEngines((newPlace) => {
  test('lists requests, the newest first, by kind, time and number', async () => {
    const store = await openFor(await newPlace())
    const trial = aSubmission()
    const call = aCall(later(60), { createdAt: later(1) })
    const message = aSubmission({ kind: 'message', createdAt: later(2) })
    for (const each of [message, trial]) await store.submit(each)
    await bookCall(store, call)
    const ids = async (filter = {}) => (await store.list(filter)).map(({ id }) => id)

    expect(await ids()).toEqual([message, call, trial].map(({ request }) => request.id))
    expect(await ids({ kind: 'call' })).toEqual([call.request.id])
    expect(await ids({ since: later(1) })).toEqual([message.request.id, call.request.id])
    expect(await ids({ limit: 1 })).toEqual([message.request.id])
    expect((await store.list({ kind: 'call' }))[0]?.call).toMatchObject({ startsAt: later(60) })
  })

  test('counts deliveries that are due or given up, with the time of the oldest', async () => {
    const store = await openFor(await newPlace())
    for (const minutes of [0, -5, -9]) {
      const submission = aSubmission()
      const [delivery] = submission.deliveries
      if (delivery) Object.assign(delivery, { dueAt: later(minutes) })
      await store.submit(submission)
    }
    const [first] = await store.claim(noon, later(2), 1, 'mail')
    await store.giveUp(first?.id ?? '', noon, 'SMTP 550')
    const count = (state: string, number: number, minutes: number) => ({
      channel: 'mail',
      state,
      count: number,
      oldestDueAt: later(minutes),
    })
    expect(await store.openDeliveries(noon)).toEqual([
      count('dead', 1, -9),
      count('pending', 2, -5),
    ])
    expect(await store.openDeliveries(later(-6))).toEqual([count('dead', 1, -9)])
  })

  test('shows and retries what has been given up', async () => {
    const store = await openFor(await newPlace())
    const [one, other, well] = [aSubmission(), aSubmission(), aSubmission()]
    for (const each of [one, other, well]) await store.submit(each)
    for (const { id, requestId } of await store.claim(noon, later(2), 5, 'mail')) {
      if (requestId === well.request.id) await store.markDelivered(id, noon)
      else await store.giveUp(id, noon, 'SMTP 550')
    }
    const dead = await store.list({ hasDeadDeliveries: true })
    expect(dead.map(({ id }) => id).sort()).toEqual([one.request.id, other.request.id].sort())

    expect(await store.retry(later(5), one.request.id)).toBe(1)
    expect(await store.deliveriesOf(one.request.id)).toMatchObject([
      { state: 'pending', nextAttemptAt: later(5), dueAt: later(5), attempts: 0, settledAt: null },
    ])
    expect(await store.retry(later(5))).toBe(1)
    expect(await store.retry(later(5))).toBe(0)
    expect(await store.list({ hasDeadDeliveries: true })).toEqual([])
  })

  test('erases every trace of an address', async () => {
    const store = await openFor(await newPlace())
    const idempotency = {
      key: 'key-0001',
      scope: '/api/calls',
      bodyHash: 'hash',
      expiresAt: later(600),
      answer: '{}',
    }
    const mine = { ...aCall(later(60), { email: 'Ada@Example.org' }), idempotency }
    await bookCall(store, mine)
    await store.submit(aSubmission({ email: 'ada@example.org' }))
    const others = aCall(later(180), { email: 'ada@example.com' })
    await bookCall(store, others)

    expect(await store.eraseAddress(' ADA@example.org')).toBe(2)
    expect((await store.list({})).map(({ id }) => id)).toEqual([others.request.id])
    expect(await store.deliveriesOf(mine.request.id)).toEqual([])
    expect(await store.occupied(noon, later(180), noon)).toEqual([])
    expect(await store.occupied(later(180), later(600), noon)).toHaveLength(4)
    // The key is gone with its answer.
    expect(await store.submit({ ...aSubmission(), idempotency })).toEqual({ kind: 'stored' })
    expect(await store.eraseAddress('ada@example.org')).toBe(0)
  })

  test('erases an address however its domain is spelled', async () => {
    const store = await openFor(await newPlace())
    const typed = ['ada@Bücher.example', 'Ada@xn--bcher-kva.example', 'ada@b\u00fccher.example']
    const asked = ['ada@xn--bcher-kva.example', 'ada@BÜCHER.example', 'ada@bu\u0308cher.example']
    for (const [index, email] of typed.entries()) {
      await store.submit(aSubmission({ email }))
      await store.submit(aSubmission({ email: 'eve@xn--bcher-kva.example' }))
      expect(await store.eraseAddress(asked[index] ?? '')).toBe(1)
    }
    expect(await store.list({})).toHaveLength(typed.length)
  })

  test('purges old requests, but no call still to come', async () => {
    const store = await openFor(await newPlace())
    const old = aSubmission()
    const past = aCall(later(-60))
    const coming = aCall(later(60))
    const cancelled = aCall(later(120))
    const fresh = aSubmission({ createdAt: later(1) })
    for (const each of [old, fresh]) await store.submit(each)
    for (const each of [past, coming, cancelled]) await bookCall(store, each)
    await addTo(store, old.request.id, [aDelivery(old.request.id)])
    await cancelCall(store, cancelled.request.id)

    expect(await store.purge(later(1), later(104))).toBe(3)
    expect((await store.list({})).map(({ id }) => id)).toEqual([
      fresh.request.id,
      coming.request.id,
    ])
    expect(await store.deliveriesOf(old.request.id)).toEqual([])
    expect(await store.purge(later(1), later(105))).toBe(1)
  })
})
