import { expect, test } from 'vitest'
import type { Store } from './store.ts'
import { describeEngines, openFor } from './testing/engines.ts'
import { aCall, aMove, aSubmission, bookCall, later, noon } from './testing/samples.ts'

const idsOf = async (store: Store, requestId: string) =>
  (await store.deliveriesOf(requestId)).map(({ id }) => id)

describeEngines((newPlace) => {
  test('tells every process of deliveries that went with their request, held or sent', async () => {
    const place = await newPlace()
    const [one, other] = [await openFor(place), await openFor(place)]
    const [held, sent, kept] = [
      aSubmission({ email: 'ada@example.org' }),
      aSubmission({ email: 'ada@example.org' }),
      aSubmission(),
    ]
    for (const each of [held, sent, kept]) await one.submit(each)
    const claimed = await other.claim(noon, later(2), 5, 'mail')
    const sentId = claimed.find(({ requestId }) => requestId === sent.request.id)?.id ?? ''
    await other.markDelivered(sentId, noon)
    const all = claimed.map(({ id }) => id)
    expect(await other.withdrawn(all)).toEqual(new Set())

    await one.eraseAddress('ada@example.org')
    const gone = claimed.filter(({ requestId }) => requestId !== kept.request.id)
    expect(await other.withdrawn(all)).toEqual(new Set(gone.map(({ id }) => id)))
    await one.purge(later(1), later(1))
    expect(await other.withdrawn(all)).toEqual(new Set(all))
  })

  test('lists mails that a move or a cancellation has overtaken', async () => {
    const store = await openFor(await newPlace())
    const call = aCall(later(60))
    await bookCall(store, call)
    const { id } = call.request
    const [first = ''] = await idsOf(store, id)
    await store.moveCall(id, 0, aMove(later(120)))
    expect(await store.withdrawn([first])).toEqual(new Set([first]))
  })

  test('removes as many requests at once as there are', async () => {
    const store = await openFor(await newPlace())
    const submissions = Array.from({ length: 1100 }, () => aSubmission())
    // Connections are few: who waits too long for one on a busy machine is refused.
    for (let at = 0; at < submissions.length; at += 50) {
      await Promise.all(submissions.slice(at, at + 50).map((each) => store.submit(each)))
    }
    expect(await store.purge(later(1), later(1))).toBe(1100)
    const ids = submissions.flatMap(({ deliveries }) => deliveries.map(({ id }) => id))
    expect(await store.withdrawn(ids)).toEqual(new Set(ids))
  })

  test('forgets them after a while', async () => {
    const store = await openFor(await newPlace())
    const submission = aSubmission()
    await store.submit(submission)
    const ids = await idsOf(store, submission.request.id)
    await store.purge(later(1), later(1))
    await store.forgetWithdrawn(new Date(Date.now() - 60_000).toISOString())
    expect((await store.withdrawn(ids)).size).toBe(1)
    await store.forgetWithdrawn(new Date(Date.now() + 60_000).toISOString())
    expect((await store.withdrawn(ids)).size).toBe(0)
  })
})
