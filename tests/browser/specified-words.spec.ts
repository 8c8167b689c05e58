import { fetchDocument } from './support/documents.ts'
import { expect, test } from './support/looking.ts'
import { addressOf, content, languageNames, locales } from './support/site.ts'

const { host, readPath } = content.site().api
const endpoint = `https://${host}${readPath}`

/** What SPEC 1, 5, 8 and 9 state, as a visitor would look for it with the browser's own search: by path, then language. */
const stated = {
  '/': {
    en: [
      'PDF, TIFF, JPEG, JP2, PNG and BMP',
      'At least 200 dpi, 300 dpi recommended',
      'One drawing sheet per PDF page',
      'German, English, Dutch, French, Spanish, Italian',
      '99% with a custom quality gate',
      '5–20 s per page',
      'rejects the drawing instead of',
      'at most 10 s (p99)',
      'at most 500 ms (p99)',
      'Parallel jobs: 3 or more, autoscaling',
      'Parallel jobs: individual',
      'Availability: 99.9%+',
      'Custom SLAs, zero retention',
      'Trial key for 100 drawings',
      'a call of 45 minutes',
      endpoint,
    ],
    de: [
      'PDF, TIFF, JPEG, JP2, PNG und BMP',
      'Mindestens 200 dpi, empfohlen 300 dpi',
      'höchstens 10 s (p99)',
      'höchstens 500 ms (p99)',
      'Parallele Aufträge: individuell',
      'Verfügbarkeit: mindestens 99,9 %',
      'Testschlüssel für 100 Zeichnungen',
      '5–20 s pro Seite',
      'Gespräch von 45 Minuten',
      endpoint,
    ],
  },
  '/pricing': {
    en: [
      '€990',
      '€0.85',
      '€1,041.00',
      'Net 15',
      'XRechnung',
      '(p99)',
      '99.9%+',
      'optional end-to-end encryption',
      'up to 21 days',
      'a provisioning fee, due in advance, with the first month pro-rated',
    ],
    de: [
      '990 €',
      '0,85 €',
      '1.041,00 €',
      '15 Tage',
      'XRechnung',
      '(p99)',
      'mindestens 99,9 %',
      '21 Tage',
      'Bereitstellungsgebühr und im Voraus fällig, im ersten Monat anteilig',
    ],
  },
  '/security': {
    en: [
      'RPO, 24 h',
      'RTO, 4 h',
      'Full restore, about 12 h',
      'at least 12 months',
      'Triage within 24 h',
      'Fix within 72 h',
      'TLS 1.2+',
      '99.9%+',
      'Keys are rotated annually',
    ],
    de: ['RPO, 24 h', 'RTO, 4 h', 'mindestens 12 Monate', 'TLS 1.2+', 'mindestens 99,9 %'],
  },
  '/use-cases/accelerated-quoting': {
    en: [
      'about 100 drawings',
      'auditable pricing formula',
      'Time-to-quote, P50/P90',
      'P50 and P90',
      'Forecast accuracy (MAPE)',
      'Override rate',
    ],
    de: ['100 Zeichnungen', 'prüfbare Preisformel', 'Angebot, P50/P90', 'P50 und P90', 'MAPE'],
  },
  '/use-cases/feasibility-analysis': {
    en: ['30 representative drawings', 'dedicated inbox', 'Tolerances and fits'],
    de: ['30 repräsentative Zeichnungen', 'Postfach', 'Toleranzen und Passungen'],
  },
  '/use-cases/supplier-matching': {
    en: ['50–80% fewer suppliers per RFQ'],
    de: ['50–80 % weniger Lieferanten'],
  },
  '/use-cases/erp-data-entry': {
    en: ['60–95%', 'At least 30', 'Low-confidence values go to a human review queue'],
    de: ['60–95 %', 'mindestens 30', 'mit niedriger Konfidenz gehen in eine manuelle Prüfliste'],
  },
  '/case-studies/process-automation': {
    en: ['Challenge', 'Why now', 'Solution', 'Implementation', 'Results', 'More'],
    de: ['Herausforderung', 'Warum jetzt', 'Lösung', 'Einführung', 'Ergebnis', 'Weiterlesen'],
  },
  '/blog/gone': {
    en: ['This blog article was removed', 'no longer available', 'Browse the available articles'],
    de: ['Dieser Blogartikel wurde entfernt', 'nicht mehr verfügbar', 'verfügbaren Artikeln'],
  },
} as const

for (const locale of locales) {
  test(`the words and figures of the specification stand on their pages in ${languageNames[locale]}`, {
    tag: '@once',
  }, async ({ page, request }) => {
    for (const [path, words] of Object.entries(stated)) {
      const { text } = await fetchDocument(request, page, addressOf(path, locale))
      for (const phrase of words[locale]) expect.soft(text, `${path}: ${phrase}`).toContain(phrase)
    }
  })
}

test('counted things are found as they are typed, with a plain space', { tag: '@once' }, async ({
  request,
}) => {
  for (const path of ['/', '/pricing', '/security', '/trial-license', '/schedule-call']) {
    const html = await (await request.get(path)).text()
    expect(html, path).toMatch(/\d (?:drawings|minutes|months|days)/)
    expect(html, path).not.toMatch(/\d\u00a0(?:drawings|pages|minutes|months|days)/)
  }
})
