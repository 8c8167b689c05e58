import { expect, test } from 'vitest'
import { writeHtml } from './html.ts'
import type { MailDraft } from './mail-parts.ts'
import { writeText } from './plain-text.ts'

const url = `https://www.firstangle.example/x?token=${'t'.repeat(120)}&lang=de`

const draft: MailDraft = {
  locale: 'de',
  subject: 'Termin & <mehr>',
  parts: [
    { kind: 'text', text: 'Guten Tag,' },
    { kind: 'text', text: `${'Wort '.repeat(30)}um 09:00\u00a0Uhr` },
    {
      kind: 'details',
      rows: [
        {
          label: 'Wann',
          value: 'Dienstag, 24. November 2026, 09:00–09:45\u00a0Uhr (Berliner Zeit, MEZ, UTC+1)',
        },
        { label: 'Vorgangsnummer', value: 'FA-7Q2M-K4TD' },
      ],
    },
    { kind: 'link', label: 'Termin verschieben', url },
    { kind: 'quote', label: 'Nachricht', text: '<script>alert("1")</script>\n\nzweite Zeile' },
  ],
  footer: ['Firstangle GmbH, Musterstraße 1', 'Sitz: München'],
  footerLink: { label: 'Datenschutz', url: 'https://www.firstangle.example/privacy-policy' },
}

test('a mail in plain text wraps its lines, quotes the visitor and ends with the footer', () => {
  expect(writeText(draft)).toBe(`Guten Tag,

${'Wort '.repeat(15).trim()}
${'Wort '.repeat(15).trim()}
um 09:00\u00a0Uhr

Wann: Dienstag, 24. November 2026, 09:00–09:45\u00a0Uhr (Berliner Zeit, MEZ,
  UTC+1)
Vorgangsnummer: FA-7Q2M-K4TD

Termin verschieben:
${url}

Nachricht:
> <script>alert("1")</script>
> 
> zweite Zeile

-- 
Firstangle GmbH, Musterstraße 1
Sitz: München
Datenschutz:
https://www.firstangle.example/privacy-policy
`)
})

test('a word without end is cut, so that no line is too long for SMTP', () => {
  const text = writeText({
    ...draft,
    parts: [{ kind: 'quote', label: 'Nachricht', text: '漢'.repeat(4000) }],
  })
  for (const line of text.split('\n')) expect(Buffer.byteLength(line)).toBeLessThan(998)
  expect(text.match(/漢/g)).toHaveLength(4000)
})

test('HTML says the same, escaped, in its language, and loads nothing', () => {
  const html = writeHtml(draft)
  expect(html).toMatch(/^<!doctype html>\n<html lang="de">/)
  expect(html).toContain('<title>Termin &amp; &lt;mehr&gt;</title>')
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  expect(html).toContain(
    '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;<br>\n<br>\nzweite Zeile',
  )
  expect(html).not.toMatch(/<(?:script|img|link|iframe|table)|src=|url\(|@import/i)
  const escaped = url.replaceAll('&', '&amp;')
  expect(html).toContain(`<a href="${escaped}">Termin verschieben</a></strong><br>\n${escaped}</p>`)
  // What to do next is a button, and the name of a detail stands small above it.
  expect(html).toMatch(/\nmain strong a \{[^}]*border:/)
  expect(html).toMatch(/\ndiv strong \{ display: block;/)
  expect(html).toContain('<div><p><strong>Wann:</strong>')
  expect(html).toContain('<strong>Vorgangsnummer:</strong> FA-7Q2M-K4TD')
})
