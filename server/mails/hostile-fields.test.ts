import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { MailMessage } from '../delivery/messages.ts'
import { allEvents, compose, mailOf, messageSubject, operatorMailOf } from './testing/composed.ts'
import { sampleRequest } from './testing/sample-mails.ts'

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
          locale,
          name: text,
          company: text,
          phone: text,
          message: text,
          email: text,
          ...(kind === 'message' && { topic: text }),
        })
        for (const delivery of compose(event, request)) {
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
        for (const delivery of compose('call.booked', request)) {
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
      /^<(?:!doctype html|html lang="(?:en|de)"|meta (?:charset|name)="[^"]*"(?: content="[^"]*")?|\/?(?:head|title|style|body|main|footer|div|p|strong|blockquote)|br|a href="https:\/\/www\.firstangle\.example\/[^"<>]*"|\/(?:a|html))>$/,
    )
  }
  expect(html.isWellFormed()).toBe(true)
}
