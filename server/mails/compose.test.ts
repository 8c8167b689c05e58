import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import type { MailMessage, WebhookMessage } from '../delivery/messages.ts'
import type { CallRecord, NewDelivery, StoredRequest } from '../store/store.ts'
import { createComposer, createNoticeComposer, createReminderComposer } from './compose.ts'
import type { EventRequest, RequestEvent } from './events.ts'
import { sampleOptions, sampleRequest } from './testing/sample-mails.ts'

const at = '2026-11-21T13:30:00.000Z'
const links = {
  confirm: 'https://www.firstangle.example/api/trial-requests/confirm?token=abc.def',
  call: 'https://www.firstangle.example/schedule-call?call=abc.def',
}

const allEvents: [RequestEvent, StoredRequest['kind']][] = [
  ['trial.requested', 'trial'],
  ['trial.link-renewed', 'trial'],
  ['trial.confirmed', 'trial'],
  ['call.requested', 'call'],
  ['call.booked', 'call'],
  ['call.moved', 'call'],
  ['call.cancelled', 'call'],
  ['call.reminder', 'call'],
  ['message.received', 'message'],
]

const compose = createComposer(sampleOptions())

const words = { en: sampleOptions().wording('en'), de: sampleOptions().wording('de') }

const mailOf = (delivery: NewDelivery | undefined) =>
  JSON.parse(delivery?.payload ?? 'null') as MailMessage

const find = (
  deliveries: readonly NewDelivery[],
  channel: NewDelivery['channel'],
  audience: NewDelivery['audience'],
  event?: RequestEvent,
) =>
  deliveries.find(
    (each) =>
      each.channel === channel && each.audience === audience && (!event || each.event === event),
  )

function visitorMailOf(event: RequestEvent, changes: Partial<StoredRequest> = {}): MailMessage {
  const kind = allEvents.find(([name]) => name === event)?.[1] ?? 'message'
  const deliveries = compose(event, sampleRequest(kind, changes), links, at)
  return mailOf(find(deliveries, 'mail', 'visitor', event))
}

function operatorMailOf(event: RequestEvent, changes: Partial<StoredRequest> = {}): MailMessage {
  const kind = allEvents.find(([name]) => name === event)?.[1] ?? 'message'
  return mailOf(find(compose(event, sampleRequest(kind, changes), links, at), 'mail', 'operator'))
}

const callIn = (timeZone: string, changes: Partial<CallRecord> = {}) => ({
  call: { ...(sampleRequest('call').call as CallRecord), timeZone, ...changes },
})

describe('who is told of what', () => {
  const parties = (event: RequestEvent, kind: StoredRequest['kind']) =>
    compose(event, sampleRequest(kind), links, at).map(
      (each) => `${each.event} ${each.channel} ${each.audience}`,
    )

  test.each([
    ...(['trial.requested', 'trial.confirmed', 'call.requested'] as const),
    ...(['call.cancelled', 'message.received'] as const),
  ])('%s: visitor, operator, webhook', (event) => {
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

  test('only a reminder has an end: the start of its call', () => {
    const booked = compose('call.booked', sampleRequest('call'), links, at)
    const ends = booked.filter(({ channel }) => channel === 'mail').map((each) => mailOf(each))
    expect(ends.map(({ usefulUntil }) => usefulUntil)).toEqual([
      ...[undefined, undefined],
      sampleRequest('call').call?.startsAt,
    ])
  })

  test('without a webhook nobody posts', () => {
    const silent = createComposer(sampleOptions({ hasWebhook: false }))
    const deliveries = silent('call.booked', sampleRequest('call'), links, at)
    expect(deliveries.map(({ channel }) => channel)).toEqual(['mail', 'mail', 'mail'])
  })

  test('each delivery has its own id, its request and its time', () => {
    const deliveries = compose('call.booked', sampleRequest('call'), links, at)
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
    const deliveries = compose('call.requested', request, links, at)
    expect(deliveries.map(({ audience }) => audience)).toEqual(['operator', 'operator'])
    const mail = mailOf(deliveries[0])
    expect(mail.subject).toMatch(filled(words.en.operator.suspectSubject, { subject: '' }))
    expect(unwrapped(mail.text)).toContain(words.en.suspicions.hiddenField)
    expect(JSON.parse(deliveries[1]?.payload ?? '').data.suspect).toBe(true)
  })

  test('a fast form is answered, and marked for the operator', () => {
    const request = sampleRequest('message', { isSuspect: true, suspectBy: 'speed' })
    const deliveries = compose('message.received', request, links, at)
    expect(find(deliveries, 'mail', 'visitor')).toBeDefined()
    const text = unwrapped(mailOf(find(deliveries, 'mail', 'operator')).text)
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
    ['en', 'We hold this time for you for 30 minutes, until 09:00 (New York time, EST, UTC−5).'],
    ['de', 'Diese Zeit halten wir 30 Minuten für Sie frei, bis 09:00\u00a0Uhr (Ortszeit New York,'],
  ] as const)('is told until when its time is kept: %s', (locale, note) => {
    const { text, calendar } = visitorMailOf('call.requested', { locale, ...asked() })
    expect(unwrapped(text)).toContain(note)
    expect(unwrapped(text)).not.toContain(words[locale].callNotHeld)
    expect(calendar).toBeUndefined()
  })

  test('is told that its time is not kept', () => {
    const { text } = visitorMailOf('call.requested', asked({ status: 'requested' }))
    expect(unwrapped(text)).toContain(words.en.callNotHeld)
    expect(unwrapped(text)).not.toContain('We hold this time')
  })

  test('is for the operator to know, not to enter into a calendar', () => {
    const mail = operatorMailOf('call.requested', asked())
    expect(unwrapped(mail.text)).toContain(words.en.operator.callRequested.opening[0])
    expect(mail.calendar).toBeUndefined()
  })

  const ended = (more: Partial<EventRequest> = {}) => {
    const { call: former } = asked()
    const request = { ...sampleRequest('call', { call: former }), former, ...more }
    return compose('call.cancelled', request, links, at)
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
  const [visitor, operator, webhook] = compose('call.cancelled', { ...request, former }, links, at)
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

describe('addresses', () => {
  test.each([
    ['trial', null, 'sales@firstangle.example'],
    ['call', null, 'sales@firstangle.example'],
    ['message', 'general', 'hello@firstangle.example'],
    ['message', 'security', 'security@firstangle.example'],
    ['message', 'partner', 'sales@firstangle.example'],
    ['message', 'of an older form', 'hello@firstangle.example'],
  ] as const)('%s %s goes to %s, and so do answers of the visitor', (kind, topic, mailbox) => {
    const event = { trial: 'trial.requested', call: 'call.booked', message: 'message.received' }
    const [visitor, operator] = compose(
      event[kind] as RequestEvent,
      sampleRequest(kind, { topic }),
      links,
      at,
    ).map(mailOf)
    expect(visitor).toMatchObject({
      from: { name: 'Firstangle', address: 'hello@firstangle.example' },
      to: { address: 'ada@analytical.example' },
      replyTo: { name: 'Firstangle', address: mailbox },
    })
    expect(operator).toMatchObject({
      from: { name: 'Firstangle', address: 'hello@firstangle.example' },
      to: { address: mailbox },
      replyTo: { name: 'Ada Lovelace', address: 'ada@analytical.example' },
    })
  })
})

describe('answers of the operator', () => {
  const unwritable = 'jörg@analytical.example'

  test('go to the visitor, also at a domain with umlauts', () => {
    for (const email of ['ada@analytical.example', 'ada@bücher.example']) {
      const mail = operatorMailOf('message.received', { email })
      expect(mail.replyTo.address).toBe(email)
      expect(unwrapped(mail.text)).toContain(words.en.operator.reply)
    }
  })

  test('go to our mailbox where few servers take the address, and the mail says so', () => {
    const mail = operatorMailOf('message.received', { email: unwritable })
    expect(mail.replyTo).toEqual({ name: 'Firstangle', address: 'hello@firstangle.example' })
    expect(unwrapped(mail.text)).toContain(words.en.operator.noReply)
    expect(unwrapped(mail.text)).not.toContain(words.en.operator.reply)
    expect(mail.text).toContain(unwritable)
  })
})

describe('times', () => {
  test('the visitor’s zone first, the office’s beside it', () => {
    const { text, subject } = visitorMailOf('call.booked', callIn('America/New_York'))
    expect(subject).toContain('Tuesday 24 November 2026, 03:00–03:45')
    const [visitor, office] = [
      unwrapped(text).indexOf('Tuesday 24 November 2026, 03:00–03:45 (New York time, EST, UTC−5)'),
      unwrapped(text).indexOf('Tuesday 24 November 2026, 09:00–09:45 (Berlin time, CET, UTC+1)'),
    ] as const
    expect(visitor).toBeGreaterThan(0)
    expect(office).toBeGreaterThan(visitor)
  })

  test('the operator reads them the other way round', () => {
    const text = unwrapped(operatorMailOf('call.booked', callIn('Pacific/Auckland')).text)
    const office = text.indexOf('Tuesday 24 November 2026, 09:00–09:45 (Berlin time, CET, UTC+1)')
    const visitor = text.indexOf('21:00–21:45 (Auckland time, NZDT, UTC+13)')
    expect(office).toBeGreaterThan(0)
    expect(visitor).toBeGreaterThan(office)
  })

  test('a move names the time before, in the zone of its reader, once', () => {
    const { call } = callIn('America/New_York')
    const former = {
      ...call,
      startsAt: '2026-11-23T08:00:00.000Z',
      endsAt: '2026-11-23T08:45:00.000Z',
    }
    const request = { ...sampleRequest('call', { call }), former }
    const moved = compose('call.moved', request, links, at)
    const textOf = (audience: NewDelivery['audience'], event: RequestEvent) =>
      unwrapped(mailOf(find(moved, 'mail', audience, event)).text)
    const { formerTime } = words.en.labels
    expect(textOf('visitor', 'call.moved')).toContain(
      `${formerTime}: Monday 23 November 2026, 03:00–03:45 (New York time, EST, UTC−5)`,
    )
    expect(textOf('operator', 'call.moved')).toContain(
      `${formerTime}: Monday 23 November 2026, 09:00–09:45 (Berlin time, CET, UTC+1)`,
    )
    expect(textOf('visitor', 'call.reminder')).not.toContain('23 November')
  })

  test('once where both are the same zone', () => {
    const { text } = visitorMailOf('call.booked', { locale: 'de' })
    expect(unwrapped(text).match(/09:00–09:45\u00a0Uhr/g)).toHaveLength(1)
    expect(unwrapped(text)).toContain('(Berliner Zeit, MEZ, UTC+1)')
  })

  test('in summer the zones have their summer names', () => {
    const { text } = visitorMailOf('call.booked', {
      locale: 'de',
      ...callIn('America/New_York', {
        startsAt: '2027-03-29T07:00:00.000Z',
        endsAt: '2027-03-29T07:45:00.000Z',
      }),
    })
    expect(unwrapped(text)).toContain('03:00–03:45\u00a0Uhr (Ortszeit New York, EDT, UTC−4)')
    expect(unwrapped(text)).toContain('09:00–09:45\u00a0Uhr (Berliner Zeit, MESZ, UTC+2)')
  })
})

describe('links', () => {
  test.each([
    ['trial.requested', 'en', links.confirm],
    ['trial.link-renewed', 'de', links.confirm],
    ['trial.confirmed', 'en', 'https://www.firstangle.example/documentation#quick-start'],
    ['trial.confirmed', 'de', 'https://www.firstangle.example/documentation?lang=de#quick-start'],
    ['call.requested', 'en', links.call],
    ['call.booked', 'en', links.call],
    ['call.moved', 'de', links.call],
    ['call.reminder', 'en', links.call],
    ['call.cancelled', 'de', 'https://www.firstangle.example/schedule-call?lang=de'],
  ] as const)('the mail of %s in %s leads to %s', (event, locale, url) => {
    const { text, html } = visitorMailOf(event, { locale })
    expect(text).toContain(`:\n${url}\n`)
    expect(html).toContain(`href="${url}"`)
  })

  test('the operator can move a call that takes place, and only such', () => {
    expect(operatorMailOf('call.moved').text).toContain(links.call)
    for (const event of ['call.requested', 'call.cancelled', 'message.received'] as const) {
      const { text } = operatorMailOf(event)
      expect(text).not.toContain('abc.def')
    }
  })
})

describe('the calendar file', () => {
  const eventOf = (mail: MailMessage) => {
    const calendar = new ICAL.Component(ICAL.parse(mail.calendar?.content ?? ''))
    const component = calendar.getFirstSubcomponent('vevent') as ICAL.Component
    return { component, event: new ICAL.Event(component) }
  }

  test('comes with booking, moving and cancelling, to both', () => {
    for (const event of ['call.booked', 'call.moved', 'call.cancelled'] as const) {
      for (const mail of [visitorMailOf(event), operatorMailOf(event)]) {
        expect(eventOf(mail).event.uid).toBe(
          '019aa5c0-7d00-7000-8000-000000000001@www.firstangle.example',
        )
      }
    }
    for (const event of ['call.reminder', 'call.requested', 'message.received'] as const) {
      expect(visitorMailOf(event).calendar).toBeUndefined()
    }
  })

  test('says how to move the call, in the language of its reader', () => {
    const mail = visitorMailOf('call.booked', { locale: 'de' })
    const { component, event } = eventOf(mail)
    expect(mail.calendar?.fileName).toBe(`${words.de.calendar.fileName}.ics`)
    expect(event.summary).toBe(words.de.calendar.summary)
    expect(event.description).toContain(links.call)
    expect(event.description).toContain('FA-7Q2M-K4TD')
    expect(component.getFirstPropertyValue('url')).toBe(links.call)
    expect(event.description).not.toContain('300 drawings')
  })

  test('leads the operator to a page in their own language, as the mail does', () => {
    const german = { ...links, call: `${links.call}&lang=de` }
    const request = sampleRequest('call', { locale: 'de' })
    const mail = mailOf(find(compose('call.booked', request, german, at), 'mail', 'operator'))
    expect(eventOf(mail).component.getFirstPropertyValue('url')).toBe(links.call)
    expect(mail.text).toContain(`\n${links.call}\n`)
    const { site } = sampleOptions()
    const inGerman = createComposer(
      sampleOptions({ site: { ...site, mail: { ...site.mail, operatorLocale: 'de' } } }),
    )
    const other = inGerman('call.booked', sampleRequest('call'), links, at)
    expect(mailOf(find(other, 'mail', 'operator')).text).toContain(`\n${german.call}\n`)
  })

  test('tells the operator who comes', () => {
    const { event } = eventOf(operatorMailOf('call.booked', { phone: '+49 89 1' }))
    const who = 'Ada Lovelace, Analytical Engines Ltd'
    expect(event.summary).toBe(filled(words.en.calendar.operatorSummary, { name: who }))
    expect(event.description).toContain('+49 89 1')
    expect(event.description).toContain('Can you read Rz 10?')
  })

  test('of a cancelled call is a cancellation, whatever the request said before', () => {
    const { component, event } = eventOf(
      visitorMailOf('call.cancelled', callIn('UTC', { sequence: 3 })),
    )
    expect(component.getFirstPropertyValue('status')).toBe('CANCELLED')
    for (const mail of [visitorMailOf('call.cancelled'), operatorMailOf('call.cancelled')]) {
      expect(mail.calendar?.method).toBe('CANCEL')
      expect(mail.calendar?.content).toContain('METHOD:CANCEL')
    }
    expect(event.sequence).toBe(3)
    const { cancelledSummary, summary } = words.en.calendar
    expect(event.summary).toBe(filled(cancelledSummary, { subject: summary }))
    expect(event.description).not.toContain(words.en.calendar.callLink)
  })
})

describe('every mail', () => {
  const cases = allEvents.flatMap(([event, kind]) =>
    (['en', 'de'] as const).map((locale) => [event, kind, locale] as const),
  )

  test.each(cases)('%s of a %s in %s is complete', (event, kind, locale) => {
    const options = sampleOptions()
    const site = { ...options.site, mail: { ...options.site.mail, operatorLocale: locale } }
    const request = sampleRequest(kind, {
      locale,
      ...(kind === 'call' ? callIn('Asia/Kolkata') : {}),
    })
    const mails = createComposer({ ...options, site })(event, request, links, at)
      .filter(({ channel }) => channel === 'mail')
      .map(mailOf)
    expect(mails.length).toBeGreaterThan(0)
    for (const { text, html, subject, locale: told } of mails) {
      expect(told).toBe(locale)
      for (const part of [text, html.replace(/<style>[\s\S]*<\/style>/, ''), subject]) {
        expect(part).not.toMatch(/[{}]|undefined|null|\[object|NaN/)
      }
      expect(text).toContain('FA-7Q2M-K4TD')
      expect(subject.length).toBeLessThan(160)
      for (const line of text.split('\n')) {
        if (!line.startsWith('https://')) expect([...line].length, line).toBeLessThanOrEqual(78)
        expect(line.match(/https?:\/\//g)?.length ?? 0).toBeLessThanOrEqual(1)
        if (line.includes('://')) expect(line).toMatch(/^https:\/\/\S+$/)
      }
      expect(html).toContain(`<html lang="${locale}">`)
      // § 35a GmbHG: form and name, seat, court and number of the register, all managing directors.
      const { company, address } = site
      for (const fact of [
        ...[company.legalName, address.city, company.registerCourt, company.registerNumber],
        ...company.managingDirectors,
      ]) {
        expect(unwrapped(text)).toContain(fact)
        expect(html).toContain(fact)
      }
    }
  })

  test.each(cases)(
    '%s of a %s in %s repeats to the visitor nothing typed',
    (event, kind, locale) => {
      const deliveries = compose(
        event,
        sampleRequest(kind, {
          ...{ locale, name: 'Qname', company: 'Qcompany', phone: 'Qphone', message: 'Qmessage' },
          ...(kind === 'message' && { topic: 'Qtopic' }),
        }),
        links,
        at,
      )
      const mail = mailOf(find(deliveries, 'mail', 'visitor'))
      expect(JSON.stringify(mail)).not.toMatch(/Q(?:name|company|phone|message|topic)/)
      expect(mail.to).toEqual({ address: 'ada@analytical.example' })
      expect(mail.text.split('\n')[0]).toBe(words[locale].greeting)
    },
  )

  test('what was typed stands in quotes in the subject to the operator', () => {
    const name = 'Your account is locked, call +49 89 1'
    const mail = operatorMailOf('trial.requested', { name, company: null })
    expect(mail.subject).toContain(`“${name}”`)
    expect(operatorMailOf('call.booked', { name, company: null }).calendar?.content).toContain(
      `SUMMARY:Discovery call: “Your account is locked\\, call`,
    )
  })

  test('only messages on security get the times of security', () => {
    const times = words.en.securityTimes
    const text = (topic: string) => unwrapped(visitorMailOf('message.received', { topic }).text)
    expect(text('security')).toContain(times)
    expect(text('sales')).not.toContain(times)
    expect(unwrapped(visitorMailOf('trial.requested', { topic: 'security' }).text)).not.toContain(
      times,
    )
  })
})

test('a mail from its greeting to its footer', () => {
  const { text } = visitorMailOf('call.booked', callIn('America/New_York'))
  const { visitor, labels, company, ...frame } = words.en
  const { opening, link, closing } = visitor.callBooked
  expect(unwrapped(text)).toBe(
    unwrapped(
      [
        frame.greeting,
        ...opening,
        [
          `${labels.time}: Tuesday 24 November 2026, 03:00–03:45 (New York time, EST, UTC−5)`,
          `${labels.officeTime}: Tuesday 24 November 2026, 09:00–09:45 (Berlin time, CET, UTC+1)`,
          `${labels.place}: Video call`,
          `${labels.reference}: FA-7Q2M-K4TD`,
        ].join('\n'),
        `${link}:\n${links.call}`,
        ...closing,
        `${frame.farewell}\n${frame.team}`,
        [
          '-- ',
          frame.reason,
          'Firstangle GmbH, Musterstraße 1, 80331 München, Germany',
          filled(company.seat, { seat: 'München' }),
          filled(company.register, { register: 'Amtsgericht München, HRB 000000' }),
          filled(company.directors, { directors: 'Max Mustermann, Erika Mustermann' }),
          filled(company.vatId, { vatId: 'DE000000000' }),
          filled(company.phone, { phone: '+49 89 99998 100' }),
          filled(company.email, { email: 'hello@firstangle.example' }),
          `${company.privacy}:\nhttps://www.firstangle.example/privacy-policy\n`,
        ].join('\n'),
      ].join('\n\n'),
    ),
  )
})

describe('hostile fields', () => {
  const nasty = [
    'x\r\nBcc: all@evil.example',
    '<script>alert(1)</script><img src=x onerror=alert(1)>',
    '"><a href="https://evil.example">',
    "' onmouseover='x",
    '{reference} {name} {{x}}',
    '\u0000\u001b[2J\u202e',
    '$& $1 $$',
  ]

  test.each(nasty)('%j in every field changes no header and no markup', (text) => {
    for (const [event, kind] of allEvents) {
      for (const locale of ['en', 'de'] as const) {
        const request = sampleRequest(kind, {
          ...{ locale, name: text, company: text, phone: text, message: text, email: text },
          ...(kind === 'message' && { topic: text }),
        })
        for (const delivery of compose(event, request, links, at)) {
          if (delivery.channel === 'mail') expectHarmless(mailOf(delivery))
        }
      }
    }
  })

  test('any text in any field', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc
        .array(fc.constantFrom('<', '>', '"', '\r', '\n', '{name}', '&', '\ud800', 'a', ' '), {
          maxLength: 60,
        })
        .map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(anything, anything, anything, (name, company, message) => {
        const request = sampleRequest('call', { name, company, message })
        for (const delivery of compose('call.booked', request, links, at)) {
          if (delivery.channel === 'mail') expectHarmless(mailOf(delivery))
        }
      }),
      { numRuns: 60 },
    )
  })

  test('the subject to the operator is one short line', () => {
    const mail = operatorMailOf('message.received', {
      name: 'N'.repeat(120),
      company: 'C\r\n'.repeat(50),
    })
    expect(mail.subject).toBe(messageSubject(`${'N'.repeat(79)}…`))
  })

  test('what a visitor writes in braces stays as written', () => {
    const mail = operatorMailOf('message.received', { name: '{reference} $& {topic}' })
    expect(mail.subject).toBe(messageSubject('{reference} $& {topic}, Analytical Engines Ltd'))
  })
})

describe('the webhook', () => {
  const webhookOf = (event: RequestEvent, request: StoredRequest) =>
    JSON.parse(
      find(compose(event, request, links, at), 'webhook', 'operator')?.payload ?? 'null',
    ) as WebhookMessage

  test('carries the request and the call', () => {
    expect(webhookOf('call.booked', sampleRequest('call', { phone: '+49 89 1' }))).toEqual({
      type: 'call.booked',
      timestamp: at,
      data: {
        id: '019aa5c0-7d00-7000-8000-000000000001',
        reference: 'FA-7Q2M-K4TD',
        kind: 'call',
        topic: null,
        locale: 'en',
        name: 'Ada Lovelace',
        email: 'ada@analytical.example',
        company: 'Analytical Engines Ltd',
        phone: '+49 89 1',
        message: 'We read 300 drawings a month.\n\nCan you read Rz 10?',
        suspect: false,
        createdAt: '2026-11-21T13:30:00.000Z',
        confirmedAt: null,
        call: {
          start: '2026-11-24T08:00:00.000Z',
          end: '2026-11-24T08:45:00.000Z',
          timeZone: 'Europe/Berlin',
          status: 'booked',
          heldUntil: null,
          sequence: 0,
        },
      },
    })
  })

  test('tells when a trial was confirmed and that a call is cancelled', () => {
    expect(webhookOf('trial.confirmed', sampleRequest('trial')).data.confirmedAt).toBe(at)
    const earlier = sampleRequest('trial', { confirmedAt: '2026-11-21T13:00:00.000Z' })
    expect(webhookOf('trial.confirmed', earlier).data.confirmedAt).toBe(earlier.confirmedAt)
    expect(webhookOf('call.cancelled', sampleRequest('call')).data.call).toMatchObject({
      status: 'cancelled',
    })
  })

  test.each(['x', 'ü', '漢', '👩‍🔧', '"', '\\', '\n', '\u2028', '\u0001', '\ud800'])(
    'stays below 20 kB with every field full of %j',
    (character) => {
      const full = (length: number) => character.repeat(length).slice(0, length)
      const request = sampleRequest('call', {
        ...{ name: full(120), email: `${'e'.repeat(242)}@bb.example`, company: full(160) },
        ...{ phone: full(40), message: full(4000) },
        ...callIn('America/Argentina/ComodRivadavia'),
      })
      const payload = JSON.stringify(webhookOf('call.booked', request))
      expect(Buffer.byteLength(payload)).toBeLessThan(20_000)
    },
  )
})

/** Words with their places filled in, by other means than the code under test. */
function filled(text: string, values: Record<string, string>): string {
  return text
    .split(/(\{\w+\})/)
    .map((part) => values[part.slice(1, -1)] ?? part)
    .join('')
}

function messageSubject(name: string): string {
  const { operator, topics } = words.en
  const values = { name, topic: topics.general, reference: 'FA-7Q2M-K4TD' }
  return filled(operator.messageReceived.subject, values)
}

/** Text with its wrapped lines joined again. */
function unwrapped(text: string): string {
  return text.replace(/\n {2}/g, ' ').replace(/([^\n])\n(?=[^\n])/g, '$1 ')
}

/** No header has a second line, and the HTML has no element, attribute or address that is not ours. */
function expectHarmless(mail: MailMessage): void {
  const { from, to, replyTo, subject, html } = mail
  for (const header of [
    subject,
    ...[from, to, replyTo].flatMap((party) => [party.name ?? '', party.address]),
  ]) {
    expect(header).not.toMatch(/(?!\t)\p{Cc}|[\u2028\u2029\u202e]/u)
  }
  const tags = html.match(/<[^>]*>/g) ?? []
  for (const tag of tags) {
    expect(tag).toMatch(
      /^<(?:!doctype html|html lang="(?:en|de)"|meta (?:charset|name)="[^"]*"(?: content="[^"]*")?|\/?(?:head|title|style|body|main|footer|p|strong|blockquote)|br|a href="https:\/\/www\.firstangle\.example\/[^"<>]*"|\/(?:a|html))>$/,
    )
  }
  expect(html.isWellFormed()).toBe(true)
}
