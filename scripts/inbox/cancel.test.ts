import { expect, test } from 'vitest'
import { createComposer } from '../../server/mails/compose.ts'
import { sampleOptions } from '../../server/mails/testing/sample-mails.ts'
import type { Delivery } from '../../server/store/records.ts'
import type { Submission } from '../../server/store/submission.ts'
import { aCall, aDelivery, bookCall, notHeld } from '../../server/store/testing/samples.ts'
import { uuidV7 } from '../../server/store/uuid.ts'
import { sampleInboxPerTest } from './testing/inbox-per-test.ts'
import { sampleIds, sampleNow } from './testing/sample-inbox.ts'

/* The operator ends calls: by name, by suspicion, by the time at which they were asked for. */

const now = sampleNow.toISOString()
const sample = sampleInboxPerTest()

async function inbox(...args: string[]) {
  const newId = () => uuidV7(sampleNow)
  const compose = createComposer(sampleOptions({ newId, hasWebhook: true }))
  return sample.inbox(args, { composer: () => ({ compose, close: () => undefined }) })
}

const minutesAgo = (minutes: number) =>
  new Date(sampleNow.getTime() - minutes * 60_000).toISOString()

let hours = 8

/** A call asked for so many minutes ago, in a week; by default its mail has been sent. */
async function asked(
  minutes: number,
  request: Partial<Submission['request']> = {},
  change: (submission: Submission) => Submission = (submission) => submission,
) {
  hours += 1
  const start = `2026-11-${27 + Math.floor(hours / 24)}T${String(hours % 24).padStart(2, '0')}:00:00.000Z`
  const submission = change(aCall(start, { createdAt: minutesAgo(minutes), ...request }))
  const { id } = submission.request
  const mail = aDelivery(id, { event: 'call.requested', dueAt: minutesAgo(minutes) })
  await sample.store.submit({ ...submission, deliveries: [mail] })
  await sample.store.markDelivered(mail.id, now)
  return submission.request
}

const statusOf = async (id: string) => (await sample.store.request(id))?.call?.status

/** What was stored for delivery by a cancellation. */
async function toldOf(id: string): Promise<Delivery[]> {
  return (await sample.store.deliveriesOf(id)).filter(({ event }) => event === 'call.cancelled')
}

const partiesOf = async (id: string) =>
  (await toldOf(id)).map(({ channel, audience }) => `${channel} ${audience}`)

test('a booked call is shown first, then cancelled with words to all it concerns', async () => {
  const seen = await inbox('cancel', 'FA-7Q2M-0003')
  expect(seen.code).toBe(0)
  expect(seen.out).toContain('1 call would be cancelled.\n1 visitor would get an e-mail.')
  expect(seen.out).toContain('Nothing has been cancelled.')
  expect(await statusOf(sampleIds.call)).toBe('booked')

  const done = await inbox('cancel', 'fa-7q2m-0003', '--yes')
  expect(done.out).toBe('1 call cancelled, 1 visitor told by e-mail.\n')
  expect(await statusOf(sampleIds.call)).toBe('cancelled')
  const day = ['2026-11-24T00:00:00.000Z', '2026-11-25T00:00:00.000Z'] as const
  expect(await sample.store.occupied(...day, now)).toEqual([])
  expect(await partiesOf(sampleIds.call)).toEqual([
    'mail visitor',
    'mail operator',
    'webhook operator',
  ])
  const [mail] = await toldOf(sampleIds.call)
  const { subject, text, calendar } = JSON.parse(mail?.payload ?? '{}')
  expect(subject).toMatch(/^Cancelled by us: /)
  expect(text).toContain('https://www.firstangle.example/schedule-call\n')
  expect(calendar.content).toContain('METHOD:CANCEL')
  expect(calendar.content).toContain('SEQUENCE:1')
  expect((await inbox('cancel', sampleIds.call)).out).toContain(
    'FA-7Q2M-0003 has no call to cancel.',
  )
})

test('several are named at once; an unknown name is reported', async () => {
  const { out } = await inbox(
    'cancel',
    'FA-7Q2M-0003',
    'FA-7Q2M-0004',
    'FA-0',
    'FA-7Q2M-K4TD',
    '--yes',
  )
  expect(out).toContain('There is no request "FA-0".')
  expect(out).toContain('FA-7Q2M-K4TD has no call to cancel.')
  expect(out).toContain('2 calls cancelled, 2 visitors told by e-mail.')
})

test('suspicion is enough, whatever has become of the call since', async () => {
  const trapped = await asked(5, { isSuspect: true, suspectBy: 'hidden-field' }, notHeld)
  const fast = await asked(5, { isSuspect: true, suspectBy: 'speed' }, notHeld)
  const person = await asked(5)
  const { out } = await inbox('cancel', '--suspect', '--yes')
  expect(out).toBe('2 calls cancelled, 1 visitor told by e-mail.\n')
  expect(await statusOf(trapped.id)).toBe('cancelled')
  expect(await partiesOf(trapped.id)).toEqual(['webhook operator'])
  expect(await partiesOf(fast.id)).toEqual(['mail visitor', 'webhook operator'])
  expect(await statusOf(person.id)).toBe('held')
})

test('a span of time is enough too, and only visitors who wait for an answer are told', async () => {
  const lapsed = await asked(90)
  const held = await asked(20)
  const late = await asked(1)
  const seen = await inbox('cancel', '--since', '2h', '--until', '2026-11-21T12:55')
  expect(seen.out).toContain('lapsed (2026-11-27')
  expect(seen.out).toContain('held (2026-11-27')
  expect(seen.out).toContain('2 calls would be cancelled.')
  expect(seen.out).toContain('Among them: 2 not confirmed, of which 1 have lapsed.')
  const { out } = await inbox('cancel', '--since', '2h', '--until', '2026-11-21T12:55', '--yes')
  expect(out).toBe('2 calls cancelled, 1 visitor told by e-mail.\n')
  expect(await partiesOf(lapsed.id)).toEqual(['webhook operator'])
  expect(await partiesOf(held.id)).toEqual(['mail visitor', 'webhook operator'])
  expect(await statusOf(late.id)).toBe('held')
})

test('a visitor who has had no mail before gets none now, and nobody does with --no-mail', async () => {
  const silent = aCall('2026-12-02T08:00:00.000Z', { createdAt: minutesAgo(5) })
  await sample.store.submit({
    ...silent,
    deliveries: [aDelivery(silent.request.id, { dueAt: minutesAgo(5) })],
  })
  await bookCall(sample.store, aCall('2026-12-02T10:00:00.000Z', { createdAt: minutesAgo(5) }))
  const { out } = await inbox('cancel', silent.request.id, '--yes')
  expect(out).toBe('1 call cancelled, 0 visitors told by e-mail.\n')
  expect(await partiesOf(silent.request.id)).toEqual(['webhook operator'])
  const quiet = await inbox('cancel', '--since', '1h', '--no-mail', '--yes')
  expect(quiet.out).toBe('1 call cancelled, 0 visitors told by e-mail.\n')
})

test('a flood of hundreds is ended by one command', async () => {
  for (let post = 0; post < 300; post += 1) {
    const call = aCall('2026-12-03T08:00:00.000Z', {
      createdAt: minutesAgo(3),
      email: `nobody${post}@company-${post}.example`,
    })
    await sample.store.submit(notHeld({ ...call, deliveries: [] }))
  }
  const { out } = await inbox('cancel', '--since', '1h', '--no-mail', '--yes')
  expect(out).toBe('300 calls cancelled, 0 visitors told by e-mail.\n')
})

test.each([
  [['cancel'], 'Which calls?'],
  [['cancel', 'FA-7Q2M-0003', '--suspect'], 'Which calls?'],
  [['cancel', '--yes'], 'Which calls?'],
  [['cancel', '--since', 'yesterday'], '--since is an age such as 2h or 7d'],
  [['cancel', '--until', '1w'], '--until is an age such as 2h or 7d'],
])('%j is not understood', async (args, reason) => {
  const { code, error } = await inbox(...args)
  expect([code, error]).toEqual([2, expect.stringContaining(reason)])
  expect(await statusOf(sampleIds.call)).toBe('booked')
})
