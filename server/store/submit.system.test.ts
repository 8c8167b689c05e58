import { expect, test } from 'vitest'
import type { Submission } from './submission.ts'
import { describeEngines, openFor } from './testing/engines.ts'
import { aCall, aDelivery, aRequest, aSubmission, later, noon } from './testing/samples.ts'

const keyOf = (submission: Submission, values = {}): Submission => ({
  ...submission,
  idempotency: {
    key: 'key-0001',
    scope: '/api/trial-requests',
    bodyHash: 'hash-of-body',
    expiresAt: later(7 * 24 * 60, submission.request.createdAt),
    answer: JSON.stringify({ id: submission.request.id }),
    ...values,
  },
})

describeEngines((newPlace) => {
  test('gives back what was stored, in any script', async () => {
    const store = await openFor(await newPlace())
    const request = aRequest({
      kind: 'message',
      topic: 'security',
      locale: 'de',
      name: 'Ñandú 👩‍🔧 مهندس',
      company: "O'Neill; DROP TABLE requests --",
      phone: '+49 89 0000',
      message: 'Zeile 1\r\nZeile 2\t„Zitat“ %_\\',
      otherFields: { department: '山田 "x"' },
      isSuspect: true,
    })
    const deliveries = [
      aDelivery(request.id),
      aDelivery(request.id, { channel: 'webhook', audience: 'operator', dueAt: later(5) }),
    ]
    expect(await store.submit(aSubmission(request, { deliveries }))).toEqual({ kind: 'stored' })

    expect(await store.request(request.id)).toEqual({ ...request, call: null })
    expect(await store.deliveriesOf(request.id)).toEqual(
      deliveries.map((delivery) => ({
        ...delivery,
        state: 'pending',
        createdAt: delivery.dueAt,
        attempts: 0,
        nextAttemptAt: delivery.dueAt,
        settledAt: null,
        lastError: null,
      })),
    )
    expect(await store.request(aRequest().id)).toBeUndefined()
  })

  test('stores nothing when one part cannot be stored', async () => {
    const store = await openFor(await newPlace())
    const booking = keyOf(aCall(later(60)))
    const twice = aDelivery(booking.request.id)
    const failing = store.submit({ ...booking, deliveries: [twice, twice] })
    await expect(failing).rejects.not.toMatchObject({ name: 'StoreUnavailable' })
    await expect(failing).rejects.toThrow()

    expect(await store.list({})).toEqual([])
    expect(await store.occupied(noon, later(600), noon)).toEqual([])
    expect(await store.nextDue('mail')).toBeUndefined()
    // The key was not used up either.
    expect(await store.submit(booking)).toEqual({ kind: 'stored' })
  })

  test('stores nothing under a reference that exists already, and uses up no key', async () => {
    const store = await openFor(await newPlace())
    await store.submit(aSubmission({ reference: 'FA-7Q2M-K4TD' }))
    const same = keyOf(aCall(later(60), { reference: 'FA-7Q2M-K4TD' }))
    await expect(store.submit(same)).rejects.toThrow()
    expect(await store.list({})).toHaveLength(1)
    expect(await store.submit(keyOf(aCall(later(60))))).toEqual({ kind: 'stored' })
  })

  test('tells what a key has led to, until it expires', async () => {
    const store = await openFor(await newPlace())
    const post = { key: 'key-0001', scope: '/api/trial-requests', bodyHash: 'hash-of-body' }
    expect(await store.earlierOutcome(post, noon)).toBeUndefined()
    const first = keyOf(aSubmission(), { expiresAt: later(10) })
    await store.submit(first)
    expect(await store.earlierOutcome(post, later(9))).toEqual({
      kind: 'replayed',
      answer: first.idempotency?.answer,
    })
    expect(await store.earlierOutcome({ ...post, bodyHash: 'other' }, later(9))).toEqual({
      kind: 'key-reused',
    })
    expect(await store.earlierOutcome({ ...post, scope: '/api/calls' }, noon)).toBeUndefined()
    expect(await store.earlierOutcome(post, later(10))).toBeUndefined()
  })

  test('replays the answer to the same key and body', async () => {
    const store = await openFor(await newPlace())
    const first = keyOf(aSubmission())
    await store.submit(first)
    const again = keyOf(aSubmission(), { answer: 'another' })
    expect(await store.submit(again)).toEqual({
      kind: 'replayed',
      answer: first.idempotency?.answer,
    })
    expect(await store.submit(keyOf(aSubmission(), { bodyHash: 'other' }))).toEqual({
      kind: 'key-reused',
    })
    expect(await store.submit(keyOf(aSubmission(), { scope: '/api/calls' }))).toEqual({
      kind: 'stored',
    })
    expect(await store.list({})).toHaveLength(2)
  })

  test('replays even where the address has reached its limit, or the time is taken', async () => {
    const store = await openFor(await newPlace())
    const booking = keyOf(aCall(later(60)))
    const full = { ...booking, addressLimit: { since: later(-60), max: 1 } }
    await store.submit(full)
    expect(await store.submit(full)).toMatchObject({ kind: 'replayed' })
  })

  test('stores one of eight equal posts at once, over two processes, and replays the others', async () => {
    const place = await newPlace()
    const stores = [await openFor(place), await openFor(place)]
    const posts = Array.from({ length: 8 }, () => keyOf(aSubmission()))
    const outcomes = await Promise.all(posts.map((post, index) => stores[index % 2]?.submit(post)))
    expect(outcomes.filter((outcome) => outcome?.kind === 'stored')).toHaveLength(1)
    const [stored] = (await stores[0]?.list({})) ?? []
    const answer = JSON.stringify({ id: stored?.id })
    expect(outcomes.filter((outcome) => outcome?.kind === 'replayed')).toEqual(
      Array(7).fill({ kind: 'replayed', answer }),
    )
    expect(await stores[1]?.list({})).toHaveLength(1)
  })

  test('forgets a key when it expires', async () => {
    const store = await openFor(await newPlace())
    const expiresAt = later(10)
    await store.submit(keyOf(aSubmission(), { expiresAt }))
    const before = keyOf(aSubmission({ createdAt: later(9.99) }))
    expect(await store.submit(before)).toMatchObject({ kind: 'replayed' })
    const after = keyOf(aSubmission({ createdAt: expiresAt }), { bodyHash: 'other' })
    expect(await store.submit(after)).toEqual({ kind: 'stored' })
  })

  test('deletes expired keys when asked, and no others', async () => {
    const store = await openFor(await newPlace())
    await store.submit(keyOf(aSubmission(), { expiresAt: later(10) }))
    await store.submit(keyOf(aSubmission(), { key: 'key-0002', expiresAt: later(20) }))
    await store.forgetExpired(later(10))
    expect(await store.submit(keyOf(aSubmission()))).toEqual({ kind: 'stored' })
    expect(await store.submit(keyOf(aSubmission(), { key: 'key-0002' }))).toMatchObject({
      kind: 'replayed',
    })
  })

  test('counts the requests of an address after `since`, in any letter case', async () => {
    const store = await openFor(await newPlace())
    const post = (createdAt: string, email: string) =>
      store.submit(
        aSubmission(
          { createdAt, email },
          { addressLimit: { since: later(-60, createdAt), max: 2 } },
        ),
      )
    expect(await post(noon, 'Ada@Example.org')).toEqual({ kind: 'stored' })
    expect(await post(later(10), ' ada@example.ORG ')).toEqual({ kind: 'stored' })
    expect(await post(later(59), 'ada@example.org')).toEqual({
      kind: 'too-many',
      since: later(-1),
      oldest: noon,
    })
    expect(await post(later(59), 'bob@example.org')).toEqual({ kind: 'stored' })
    // One hour after the oldest there is room again.
    expect(await post(later(60), 'ada@example.org')).toEqual({ kind: 'stored' })
    expect(await post(later(60), 'ada@example.org')).toEqual({
      kind: 'too-many',
      since: noon,
      oldest: later(10),
    })
    expect(await store.list({})).toHaveLength(4)
  })

  test('counts nobody’s requests together where no address was given', async () => {
    const store = await openFor(await newPlace())
    for (const _ of [1, 2, 3]) {
      const request = aRequest({ kind: 'message', topic: 'feedback', name: '', email: '' })
      const submission = aSubmission(request, { addressLimit: { max: 1, since: later(-60) } })
      expect(await store.submit(submission)).toEqual({ kind: 'stored' })
    }
  })

  test('keeps the limit of an address when posts come at once', async () => {
    const place = await newPlace()
    const stores = [await openFor(place), await openFor(place)]
    const limit = { addressLimit: { since: later(-60), max: 3 } }
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        stores[index % 2]?.submit(aSubmission({ email: 'ada@example.org' }, limit)),
      ),
    )
    expect(outcomes.filter((outcome) => outcome?.kind === 'stored')).toHaveLength(3)
    expect(await stores[0]?.list({})).toHaveLength(3)
  })
})
