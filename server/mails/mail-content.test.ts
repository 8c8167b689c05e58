import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import type { MailMessage } from '../delivery/messages.ts'
import type { NewDelivery } from '../store/records.ts'
import { createComposer } from './compose.ts'
import type { RequestEvent } from './events.ts'
import {
  at,
  callIn,
  compose,
  filled,
  links,
  mailOf,
  mailTo,
  operatorMailOf,
  unwrapped,
  visitorMailOf,
  words,
} from './testing/composed.ts'
import { sampleOptions, sampleRequest } from './testing/sample-mails.ts'

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

test('the operator reads what was entered in a field without a column, under its label', () => {
  const otherFields = { phone: '+49 89 1', department: 'Quoting' }
  const { text } = operatorMailOf('call.requested', { otherFields })
  expect(text).toContain('department: Quoting')
  expect(text).toContain(
    `${sampleOptions().formWords('en').forms.call.fields.phone?.label}: +49 89 1`,
  )
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
    const moved = compose('call.moved', request)
    const textOf = (audience: NewDelivery['audience'], event: RequestEvent) =>
      unwrapped(mailTo(audience, moved, event).text)
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
    const mail = mailTo('operator', compose('call.booked', request, german, at))
    expect(eventOf(mail).component.getFirstPropertyValue('url')).toBe(links.call)
    expect(mail.text).toContain(`\n${links.call}\n`)
    const { site } = sampleOptions()
    const inGerman = createComposer(
      sampleOptions({ site: { ...site, mail: { ...site.mail, operatorLocale: 'de' } } }),
    )
    const other = inGerman('call.booked', sampleRequest('call'), links, at)
    expect(mailTo('operator', other).text).toContain(`\n${german.call}\n`)
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
