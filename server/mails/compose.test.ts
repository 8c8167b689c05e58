import { describe, expect, test } from 'vitest'
import type { CallRecord, NewDelivery, StoredRequest } from '../store/records.ts'
import { createComposer, createNoticeComposer, createReminderComposer } from './compose.ts'
import type { EventRequest, RequestEvent } from './events.ts'
import {
  at,
  callIn,
  compose,
  filled,
  find,
  links,
  mailOf,
  mailTo,
  operatorMailOf,
  unwrapped,
  visitorMailOf,
  words,
} from './testing/composed.ts'
import { sampleOptions, sampleRequest } from './testing/sample-mails.ts'

test('feedback goes to the operator and the webhook, with its page in words and nobody to answer', () => {
  const request = sampleRequest('message', {
    topic: 'feedback',
    name: '',
    email: '',
    company: null,
    phone: null,
    message: 'Which header?',
    otherFields: { page: 'jobs', helped: 'no' },
  })
  const deliveries = compose('feedback.received', request, {}, at)
  expect(deliveries.map(({ channel, audience }) => `${channel} ${audience}`)).toEqual([
    'mail operator',
    'webhook operator',
  ])
  const mail = mailOf(deliveries[0])
  const { operator, topics } = words.en
  expect(mail.subject).toBe(`${topics.feedback} (${request.reference})`)
  expect(mail.text).toContain('Jobs and webhooks')
  expect(mail.text).toContain('Which header?')
  expect(mail.text).not.toContain(operator.noReply.slice(0, 40))
  expect(mail.replyTo).toMatchObject({ address: mail.to.address })
})

describe('who is told of what', () => {
  const parties = (event: RequestEvent, kind: StoredRequest['kind']) =>
    compose(event, sampleRequest(kind)).map(
      (each) => `${each.event} ${each.channel} ${each.audience}`,
    )

  test.each([
    'trial.requested',
    'trial.confirmed',
    'call.requested',
    'call.cancelled',
    'message.received',
  ] as const)('%s: visitor, operator, webhook', (event) => {
    const kind = event.split('.')[0] as StoredRequest['kind']
    expect(parties(event, kind)).toEqual([
      `${event} mail visitor`,
      `${event} mail operator`,
      `${event} webhook operator`,
    ])
  })

  test.each(['call.booked', 'call.moved'] as const)('%s: all, and a reminder', (event) => {
    expect(parties(event, 'call')).toEqual([
      `${event} mail visitor`,
      `${event} mail operator`,
      `${event} webhook operator`,
      'call.reminder mail visitor',
    ])
  })

  test.each([
    ['trial.link-renewed', 'trial'],
    ['call.reminder', 'call'],
  ] as const)('%s: the visitor alone', (event, kind) => {
    expect(parties(event, kind)).toEqual([`${event} mail visitor`])
  })

  test.each([
    ['call.requested', true],
    ['call.booked', true],
    ['call.moved', true],
    ['call.reminder', true],
    ['call.cancelled', false],
  ] as const)('%s: the visitor gets it only before the call begins: %s', (event, hasEnd) => {
    const composed = compose(event, sampleRequest('call'))
    for (const delivery of composed.filter(({ channel }) => channel === 'mail')) {
      const isEnding = hasEnd && delivery.audience === 'visitor'
      expect(mailOf(delivery).usefulUntil).toBe(
        isEnding ? sampleRequest('call').call?.startsAt : undefined,
      )
    }
  })

  test('without a webhook nobody posts', () => {
    const silent = createComposer(sampleOptions({ hasWebhook: false }))
    const deliveries = silent('call.booked', sampleRequest('call'), links, at)
    expect(deliveries.map(({ channel }) => channel)).toEqual(['mail', 'mail', 'mail'])
  })

  test('each delivery has its own id, its request and its time', () => {
    const deliveries = compose('call.booked', sampleRequest('call'))
    expect(new Set(deliveries.map(({ id }) => id)).size).toBe(4)
    for (const { requestId } of deliveries) expect(requestId).toBe(sampleRequest('call').id)
    expect(deliveries.map(({ dueAt }) => dueAt)).toEqual([at, at, at, '2026-11-23T08:00:00.000Z'])
  })

  test.each([
    ['2026-11-23T02:00:00.000Z', '2026-11-23T08:00:00.000Z'],
    ['2026-11-23T02:00:00.001Z', undefined],
    ['2026-11-23T09:00:00.000Z', undefined],
  ])('a call booked at %s is reminded of at %s', (bookedAt, dueAt) => {
    const deliveries = compose('call.booked', sampleRequest('call'), links, bookedAt)
    expect(find(deliveries, 'mail', 'visitor', 'call.reminder')?.dueAt).toBe(dueAt)
  })

  test('after the hidden field was filled in nothing goes to the visitor, the operator knows why', () => {
    const request = sampleRequest('call', { isSuspect: true, suspectBy: 'hidden-field' })
    const deliveries = compose('call.requested', request)
    expect(deliveries.map(({ audience }) => audience)).toEqual(['operator', 'operator'])
    const mail = mailOf(deliveries[0])
    expect(mail.subject).toMatch(filled(words.en.operator.suspectSubject, { subject: '' }))
    expect(unwrapped(mail.text)).toContain(words.en.suspicions.hiddenField)
    expect(JSON.parse(deliveries[1]?.payload ?? '').data.suspect).toBe(true)
  })

  test('a fast form is answered, and marked for the operator', () => {
    const request = sampleRequest('message', { isSuspect: true, suspectBy: 'speed' })
    const deliveries = compose('message.received', request)
    expect(find(deliveries, 'mail', 'visitor')).toBeDefined()
    const text = unwrapped(mailTo('operator', deliveries).text)
    expect(text).toContain(words.en.suspicions.speed)
    const later = operatorMailOf('message.received', { isSuspect: true })
    expect(unwrapped(later.text)).toContain(words.en.suspicions.unknown)
  })
})

describe('a call that waits for its confirmation', () => {
  const asked = (changes: Partial<CallRecord> = {}) =>
    callIn('America/New_York', {
      status: 'held',
      openUntil: '2026-11-21T14:00:00.000Z',
      ...changes,
    })

  test.each([
    [
      'en',
      'We are holding this time for you for 30 minutes, until 09:00 (New York time, EST, UTC−5).',
    ],
    [
      'de',
      'Diesen Termin halten wir 30 Minuten für Sie frei, bis 09:00\u00a0Uhr (Ortszeit New York,',
    ],
  ] as const)('says until when its time is kept: %s', (locale, note) => {
    const { text, calendar } = visitorMailOf('call.requested', { locale, ...asked() })
    expect(unwrapped(text)).toContain(note)
    expect(unwrapped(text)).not.toContain(words[locale].callNotHeld)
    expect(calendar).toBeUndefined()
  })

  test('says that its time is not kept', () => {
    const { text } = visitorMailOf('call.requested', asked({ status: 'requested' }))
    expect(unwrapped(text)).toContain(words.en.callNotHeld)
    expect(unwrapped(text)).not.toContain('We are holding this time')
  })

  test('is for the operator to know, not to enter into a calendar', () => {
    const mail = operatorMailOf('call.requested', asked())
    expect(unwrapped(mail.text)).toContain(words.en.operator.callRequested.opening[0])
    expect(mail.calendar).toBeUndefined()
  })

  const ended = (more: Partial<EventRequest> = {}) => {
    const { call: former } = asked()
    const request = { ...sampleRequest('call', { call: former }), former, ...more }
    return compose('call.cancelled', request)
  }
  const toldOf = (deliveries: readonly NewDelivery[]) =>
    deliveries.map(({ channel, audience }) => `${channel} ${audience}`)

  test('ends without a mail when it is given back', () => {
    expect(toldOf(ended())).toEqual(['webhook operator'])
  })

  test('ends with one to its visitor when the operator cancels it, unless they had none before', () => {
    const deliveries = ended({ isCancelledByUs: true })
    expect(toldOf(deliveries)).toEqual(['mail visitor', 'webhook operator'])
    expect(mailOf(deliveries[0]).calendar).toBeUndefined()
    const silent = ended({ isCancelledByUs: true, isKeptFromVisitor: true })
    expect(toldOf(silent)).toEqual(['webhook operator'])
  })
})

test('a call that the operator cancels is taken out of both calendars, in words of our own', () => {
  const request = { ...sampleRequest('call', callIn('UTC')), isCancelledByUs: true }
  const former = request.call ?? undefined
  const [visitor, operator, webhook] = compose('call.cancelled', { ...request, former })
  expect(mailOf(visitor).subject).toContain('Cancelled by us')
  expect(mailOf(visitor).text).toContain('https://www.firstangle.example/schedule-call')
  for (const mail of [visitor, operator]) expect(mailOf(mail).calendar?.method).toBe('CANCEL')
  expect(webhook?.event).toBe('call.cancelled')
})

describe('the reminder anew', () => {
  const composeReminder = createReminderComposer(sampleOptions())

  test('names the time in the zone of the call', () => {
    const request = sampleRequest('call', callIn('Asia/Tokyo'))
    const [reminder, ...others] = composeReminder(request, links, at)
    expect([reminder?.dueAt, others]).toEqual(['2026-11-23T08:00:00.000Z', []])
    expect(unwrapped(mailOf(reminder).text)).toContain('17:00–17:45 (Tokyo time')
  })

  test('comes no more when its time has come', () => {
    expect(composeReminder(sampleRequest('call'), links, '2026-11-23T08:00:00.000Z')).toEqual([])
    expect(composeReminder(sampleRequest('trial'), links, at)).toEqual([])
  })
})

test('the notice that there are more requests holds nothing of them', () => {
  const notice = createNoticeComposer(sampleOptions())('019aa5c0-7d00-7000-8000-000000000001', at)
  expect(notice).toMatchObject({ event: 'requests.more', audience: 'operator', dueAt: at })
  const mail = mailOf(notice)
  expect(mail.to).toEqual({ address: 'sales@firstangle.example' })
  expect(unwrapped(mail.text)).toContain('npm run inbox -- list --since 2h')
})
