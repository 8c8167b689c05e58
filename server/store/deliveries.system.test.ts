import { expect, test } from 'vitest'
import type { Store } from './store.ts'
import { describeEngines, openFor } from './testing/engines.ts'
import { aDelivery, aRequest, aSubmission, later, noon } from './testing/samples.ts'

/** One request with a delivery for each instant; gives the ids of the deliveries. */
async function deliveriesDue(store: Store | undefined, instants: readonly string[]) {
  const request = aRequest()
  const deliveries = instants.map((dueAt) => aDelivery(request.id, { dueAt }))
  await store?.submit(aSubmission(request, { deliveries }))
  return deliveries.map(({ id }) => id)
}

describeEngines((newPlace) => {
  test('hands out what is due, the oldest first, and counts the attempt', async () => {
    const store = await openFor(await newPlace())
    const [second, first, , third] = await deliveriesDue(store, [
      later(-5),
      later(-10),
      later(1),
      noon,
    ])
    expect(await store.nextDue('mail')).toBe(later(-10))
    const claimed = await store.claim(noon, later(2), 2, 'mail')
    expect(claimed.map(({ id }) => id)).toEqual([first, second])
    expect(claimed[0]).toMatchObject({ attempts: 1, state: 'pending', nextAttemptAt: later(2) })
    expect((await store.claim(noon, later(2), 2, 'mail')).map(({ id }) => id)).toEqual([third])
    expect(await store.claim(noon, later(2), 2, 'mail')).toEqual([])
    expect(await store.nextDue('mail')).toBe(later(1))
  })

  test('keeps the channels apart', async () => {
    const store = await openFor(await newPlace())
    const request = aRequest()
    const mail = aDelivery(request.id, { dueAt: later(-10) })
    const webhook = aDelivery(request.id, { channel: 'webhook', dueAt: later(-5) })
    await store.submit(aSubmission(request, { deliveries: [mail, webhook] }))
    expect(await store.nextDue('webhook')).toBe(webhook.dueAt)
    expect(await store.claim(noon, later(2), 5, 'webhook')).toMatchObject([{ id: webhook.id }])
    expect(await store.nextDue('webhook')).toBe(later(2))
    expect(await store.nextDue('mail')).toBe(mail.dueAt)
    expect(await store.claim(noon, later(2), 5, 'mail')).toMatchObject([{ id: mail.id }])
  })

  test('hands a delivery to nobody else until its lease has ended', async () => {
    const place = await newPlace()
    const [one, other] = [await openFor(place), await openFor(place)]
    const [id] = await deliveriesDue(one, [noon])
    await one.claim(noon, later(2), 5, 'mail')
    expect(await other.claim(later(1.99), later(4), 5, 'mail')).toEqual([])
    expect(await other.claim(later(2), later(4), 5, 'mail')).toMatchObject([{ id, attempts: 2 }])
  })

  test('never hands one delivery to two processes', async () => {
    const place = await newPlace()
    const stores = [await openFor(place), await openFor(place)]
    const ids = await deliveriesDue(stores[0], Array(40).fill(noon))
    const claims = await Promise.all(
      Array.from({ length: 12 }, (_, index) => stores[index % 2]?.claim(noon, later(2), 7, 'mail')),
    )
    const claimed = claims.flatMap((batch) => batch ?? []).map(({ id }) => id)
    expect(claimed.toSorted()).toEqual(ids.toSorted())
  })

  test('settles a delivery for good', async () => {
    const store = await openFor(await newPlace())
    const [delivered = '', dead = ''] = await deliveriesDue(store, [noon, noon])
    const [{ requestId } = { requestId: '' }] = await store.claim(noon, later(2), 5, 'mail')
    await store.markDelivered(delivered, later(1))
    await store.giveUp(dead, later(1), 'SMTP 550')
    // A process that was late comes back with its own result.
    await store.postpone(delivered, later(3), 'late')
    await store.giveUp(delivered, later(3), 'late')
    await store.markDelivered(dead, later(3))

    const states = new Map((await store.deliveriesOf(requestId)).map((each) => [each.id, each]))
    expect(states.get(delivered)).toMatchObject({
      state: 'delivered',
      settledAt: later(1),
      lastError: null,
    })
    expect(states.get(dead)).toMatchObject({
      state: 'dead',
      settledAt: later(1),
      lastError: 'SMTP 550',
    })
    expect(await store.nextDue('mail')).toBeUndefined()
    expect(await store.claim(later(600), later(700), 5, 'mail')).toEqual([])
  })

  test('gives back a delivery for later, and says why', async () => {
    const store = await openFor(await newPlace())
    const [id = ''] = await deliveriesDue(store, [noon])
    await store.claim(noon, later(2), 5, 'mail')
    await store.postpone(id, later(1), 'SMTP 451')
    expect(await store.nextDue('mail')).toBe(later(1))
    expect(await store.claim(later(0.99), later(2), 5, 'mail')).toEqual([])
    expect(await store.claim(later(1), later(3), 5, 'mail')).toMatchObject([
      { id, attempts: 2, lastError: 'SMTP 451' },
    ])
  })

  test('brings forward what failed and waits too long, not what is to come', async () => {
    const store = await openFor(await newPlace())
    const [failed = '', near = ''] = await deliveriesDue(store, [noon, noon, later(900)])
    await store.claim(noon, later(2), 5, 'mail')
    await store.postpone(failed, later(900), 'SMTP 451')
    await store.postpone(near, later(4), 'SMTP 451')
    await store.bringForward(later(3), later(60), 'webhook')
    expect(await store.nextDue('mail')).toBe(later(4))
    await store.bringForward(later(3), later(60), 'mail')
    expect(await store.nextDue('mail')).toBe(later(3))
    expect(await store.claim(later(5), later(7), 5, 'mail')).toMatchObject([
      { id: failed },
      { id: near },
    ])
  })

  test('confirms a trial once, with the deliveries that report it', async () => {
    const place = await newPlace()
    const stores = [await openFor(place), await openFor(place)]
    const submission = aSubmission()
    const { id } = submission.request
    await stores[0]?.submit(submission)
    const outcomes = await Promise.all(
      [1, 2, 3, 4].map((minutes, index) =>
        stores[index % 2]?.confirmTrial(id, later(minutes), [
          aDelivery(id, { event: 'trial.confirmed' }),
        ]),
      ),
    )
    expect(outcomes.toSorted()).toEqual(['already', 'already', 'already', 'confirmed'])
    const confirmedAt = later(outcomes.indexOf('confirmed') + 1)
    expect(await stores[0]?.request(id)).toMatchObject({ confirmedAt })
    const events = (await stores[0]?.deliveriesOf(id))?.map(({ event }) => event)
    expect(events).toEqual(['trial.requested', 'trial.confirmed'])
  })

  test('confirms nothing but trials', async () => {
    const store = await openFor(await newPlace())
    const message = aSubmission({ kind: 'message' })
    await store.submit(message)
    expect(await store.confirmTrial(message.request.id, noon, [])).toBe('unknown')
    expect(await store.confirmTrial(aRequest().id, noon, [])).toBe('unknown')
  })
})
