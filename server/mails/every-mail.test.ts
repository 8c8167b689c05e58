import { describe, expect, test } from 'vitest'
import { createComposer } from './compose.ts'
import {
  allEvents,
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
    for (const { text, html, subject, locale: stated } of mails) {
      expect(stated).toBe(locale)
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
        company.legalName,
        address.city,
        company.registerCourt,
        company.registerNumber,
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
          locale,
          name: 'Qname',
          company: 'Qcompany',
          phone: 'Qphone',
          message: 'Qmessage',
          ...(kind === 'message' && { topic: 'Qtopic' }),
        }),
      )
      const mail = mailTo('visitor', deliveries)
      expect(JSON.stringify(mail)).not.toMatch(/Q(?:name|company|phone|message|topic)/)
      expect(mail.to).toEqual({ address: 'ada@analytical.example' })
      expect(mail.text.split('\n')[0]).toBe(words[locale].greeting)
    },
  )

  test('a German mail goes on in small letters after the comma of its greeting, but for Sie and Ihr', () => {
    expect(words.de.greeting).toMatch(/,$/)
    for (const { opening } of Object.values(words.de.visitor)) {
      expect(opening[0]).toMatch(/^(?:\p{Ll}|(?:Sie|Ihre?)\b)/u)
    }
  })

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
