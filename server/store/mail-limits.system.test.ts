import { expect, test } from 'vitest'
import type { Submission } from './submission.ts'
import { describeEngines, openFor } from './testing/engines.ts'
import {
  aCall,
  aClaim,
  aDelivery,
  aMove,
  aNoticeLimit,
  aRequest,
  aSubmission,
  bookCall,
  later,
  noon,
} from './testing/samples.ts'

const perMailbox = { since: later(-60), max: 3 }

describeEngines((newPlace) => {
  test('counts the mails of a mailbox over all its requests', async () => {
    const store = await openFor(await newPlace())
    const post = (email: string) =>
      store.submit({ ...aSubmission({ email }), mailLimits: { perMailbox } })
    expect(await post('Ada@bücher.example')).toEqual({ kind: 'stored' })
    expect(await post('ada@bücher。example')).toEqual({ kind: 'stored' })
    const third = aSubmission({ email: 'ada@xn--bcher-kva.example' })
    expect(await store.submit({ ...third, mailLimits: { perMailbox } })).toEqual({ kind: 'stored' })
    expect(await post('ada@bücher.example')).toEqual({
      kind: 'too-many',
      since: later(-60),
      oldest: noon,
    })
    expect(await post('eve@bücher.example')).toEqual({ kind: 'stored' })
    const mail = [aDelivery(third.request.id)]
    expect(await store.addMails(third.request.id, mail, { perMailbox })).toMatchObject({
      kind: 'too-many',
    })
    expect(await store.addMails(aRequest().id, [], { perMailbox })).toBe('unknown')
  })

  test('counts neither webhooks nor mails to the operator', async () => {
    const store = await openFor(await newPlace())
    const submission = aSubmission()
    const { id } = submission.request
    const deliveries = Array.from({ length: 5 }, () => [
      aDelivery(id, { audience: 'operator' }),
      aDelivery(id, { channel: 'webhook', audience: 'operator' }),
    ]).flat()
    await store.submit({ ...submission, deliveries })
    expect(await store.addMails(id, [aDelivery(id)], { perMailbox })).toBe('added')
  })

  test('counts the mails of one request by their event, also of those at once', async () => {
    const place = await newPlace()
    const stores = [await openFor(place), await openFor(place)]
    const submission = aSubmission()
    const { id } = submission.request
    await stores[0]?.submit(submission)
    const event = 'trial.link-renewed'
    const limits = {
      perMailbox: { since: later(-60), max: 100 },
      perRequest: { since: later(-60), max: 3, event },
    }
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        stores[index % 2]?.addMails(id, [aDelivery(id, { event })], limits),
      ),
    )
    expect(outcomes.filter((outcome) => outcome === 'added')).toHaveLength(3)
    expect(await stores[0]?.deliveriesOf(id)).toHaveLength(4)
  })

  test('moves a call so often, and leaves it where it is after that', async () => {
    const store = await openFor(await newPlace())
    const call = aCall(later(60))
    const { id } = call.request
    await bookCall(store, call)
    const limits = {
      perMailbox: { since: later(-60), max: 100 },
      perRequest: { since: later(-60), max: 2, event: 'call.moved' },
    }
    const move = async (minutes: number) => {
      const sequence = (await store.request(id))?.call?.sequence ?? 0
      const deliveries = [aDelivery(id, { event: 'call.moved' })]
      const outcome = await store.moveCall(id, sequence, {
        ...aMove(later(minutes)),
        deliveries,
        limits,
      })
      const [mail] = await store.claim(noon, later(2), 5, 'mail')
      if (mail) await store.markDelivered(mail.id, noon)
      return outcome
    }
    expect(await move(180)).toBe('moved')
    expect(await move(300)).toBe('moved')
    expect(await move(420)).toMatchObject({ kind: 'too-many' })
    expect((await store.request(id))?.call).toMatchObject({ startsAt: later(300), sequence: 2 })
    expect(await store.occupied(noon, later(900), noon)).toEqual(aClaim(later(300)).quanta)
  })

  test('tells the operator of so many requests, then once that there are more', async () => {
    const store = await openFor(await newPlace())
    const post = async (event = 'trial.requested'): Promise<string[]> => {
      const submission: Submission = aSubmission()
      const { id } = submission.request
      const deliveries = [
        aDelivery(id, { event }),
        aDelivery(id, { event, audience: 'operator' }),
        aDelivery(id, { event, audience: 'operator', channel: 'webhook' }),
      ]
      await store.submit({ ...submission, deliveries, noticeLimit: aNoticeLimit(id) })
      const stored = await store.deliveriesOf(id)
      return stored.map((each) => `${each.event} ${each.channel} ${each.audience}`).sort()
    }
    const all = ['mail operator', 'mail visitor', 'webhook operator']
    const some = ['mail visitor', 'webhook operator'].map((each) => `trial.requested ${each}`)
    expect(await post()).toEqual(all.map((each) => `trial.requested ${each}`))
    expect(await post()).toEqual(['requests.more mail operator', ...some])
    expect(await post()).toEqual(some)
  })

  test('brings one notice, of requests that come at once too', async () => {
    const place = await newPlace()
    const stores = [await openFor(place), await openFor(place)]
    await Promise.all(
      Array.from({ length: 16 }, (_, index) => {
        const submission = aSubmission()
        const { id } = submission.request
        const noticeLimit = { ...aNoticeLimit(id), max: 0 }
        return stores[index % 2]?.submit({ ...submission, noticeLimit })
      }),
    )
    const requests = (await stores[0]?.list({})) ?? []
    const deliveries = await Promise.all(requests.map(({ id }) => stores[0]?.deliveriesOf(id)))
    const events = deliveries.flat().map((each) => each?.event)
    expect(events.filter((event) => event === 'requests.more')).toHaveLength(1)
  })
})
