import { goldenCallouts } from '@firstangle/reader/testing'
import { describe, expect, test } from 'vitest'
import { tryCalloutData } from '../../server/rendering/page-data/try-callout-data.ts'
import { provideBuiltSite } from '../../server/rendering/testing/built-site.ts'
import { locales } from '../../shared/i18n/locale.ts'
import { unescapeXml } from '../support/unescape-xml.ts'
import { schemaFaults } from './published-schema.ts'

/* The decoder with the words of the site, as the build has them. */

const content = provideBuiltSite()

const goldenLines = goldenCallouts().flatMap(({ line, unit }) => (unit === 'mm' ? [line] : []))

/** Text of markup that a JSON block is made of. */
const plainText = (markup: string): string => unescapeXml(markup.replaceAll(/<[^>]+>/g, ''))

/** Lines of every kind, with what makes each say something of its own. */
const lines = [
  'Ø20 H7',
  '20 g6',
  'Ø50 H7/p6',
  'Ø25 H7/k6',
  '45 ±0.1',
  'Ø20 {+0.2;-0.1}',
  '120',
  '45°',
  '[20]',
  '(20)',
  'Ø600 H7',
  '{11.30;11.20}',
  'SØ20',
  '□20',
  'SW 17',
  '5000',
  'ca. 20',
  '4x M8x1.25-6H',
  'M8x1-6g',
  'M10 LH',
  '1/4-20 UNC-2B',
  'G1/2 A',
  'Rp1/2',
  'R1/2',
  'Rc1/2',
  '1/2 NPT',
  'Tr40x14P7-7e',
  'W 1/4',
  'Rd 20x1/8',
  '4x Ø6.6 THRU ⌴ Ø11 ↧ 6.5',
  'Ø5.5 ⌵ Ø10 x 90°',
  'M6 ↧ 12 / Ø5 ↧ 16',
  '2x45°',
  '2x30°',
  'C2',
  'R5',
  'SR10',
  'Ra 3.2',
  '√̄ Rz 10',
  'N8',
  '⌖ Ø0.1 Ⓜ A B',
  '|○|0.02|A|',
  '⊥ 0.05',
  '▷A',
]

for (const locale of locales) {
  describe(`in ${locale}`, () => {
    test.each(lines)('all that is said of "%s" has its words and values', (line) => {
      const { outcome, decoded } = tryCalloutData(locale, { q: line })
      expect(outcome).toBe('answered')
      expect(decoded.standards.length).toBeGreaterThan(0)
      for (const callout of decoded.readings.flatMap(({ callouts }) => callouts)) {
        const said = [callout.title, ...callout.statements, ...callout.notes].join(' ')
        expect(said).not.toMatch(/[{}]|undefined|NaN/)
        expect(callout.statements.length).toBeGreaterThan(0)
        expect(callout.links.article?.title).toBeTruthy()
        expect(callout.links.terms.length).toBeGreaterThan(0)
      }
      for (const { json } of decoded.readings) expect(json).toContain('reference_id')
    })

    test('every example of the page is understood, and its JSON is that of the published schema', () => {
      for (const { line } of content.page('try-callout', locale).form.example) {
        const { outcome, decoded } = tryCalloutData(locale, { q: line })
        expect(outcome, line).toBe('answered')
        for (const { json } of decoded.readings) {
          expect(schemaFaults(JSON.parse(plainText(json))), line).toEqual([])
        }
      }
    })

    test('what is recognised and not decoded is named', () => {
      const { outcome, decoded } = tryCalloutData(locale, { q: 'DIN 509-E0,6x0,3' })
      expect(outcome).toBe('recognised')
      const radius = locale === 'en' ? '0.6' : '0,6'
      expect(decoded.recognised).toMatch(/DIN\s509/)
      expect(decoded.recognised).toContain(radius)
      expect(decoded.standards.map(({ name }) => name)).toEqual(['DIN 509'])
    })

    test('a line with two readings shows both, each with its reason and confidence', () => {
      const { readings } = tryCalloutData(locale, { q: '2X 45°' }).decoded
      const point = locale === 'en' ? '.' : ','
      expect(readings.map(({ confidence }) => confidence)).toEqual([`0${point}70`, `0${point}30`])
      expect(readings.every(({ reason }) => reason !== null)).toBe(true)
      expect(plainText(readings[0]?.json ?? '')).toContain('"score": "0.70"')
    })

    test('nothing is left unfilled, whatever is said of the golden callouts', () => {
      for (const line of goldenLines) {
        const { decoded } = tryCalloutData(locale, { q: line })
        const said = decoded.readings.flatMap(({ callouts, notes, reason }) => [
          ...callouts.flatMap((each) => [...each.statements, ...each.notes]),
          ...callouts.flatMap(({ values }) => values.map(({ value }) => value)),
          ...notes,
          reason ?? '',
        ])
        expect(said.join(' '), line).not.toMatch(/[{}](?!.*“)|undefined|NaN/)
        if (locale === 'de') expect(said.join(' '), line).not.toMatch(/\d\.\d+\u202f(?:mm|µm|in)/)
      }
    })
  })
}

test('values are written as the language writes them', () => {
  const limitIn = (locale: 'en' | 'de') =>
    tryCalloutData(locale, { q: 'Ø20 H7' }).decoded.readings[0]?.callouts[0]?.values[2]?.value
  expect(limitIn('en')).toBe('20.021\u202fmm')
  expect(limitIn('de')).toBe('20,021\u202fmm')
})

test('the unit of the sheet decides where none is printed', () => {
  const unitOf = (unit: string) =>
    tryCalloutData('en', { q: '0.500 TYP', unit }).decoded.readings[0]?.json
  expect(unitOf('inch')).toContain('inch')
  expect(unitOf('furlong')).not.toContain('inch')
})

test.each([
  ['', 'example'],
  [' \n ', 'example'],
  ['hello there', 'unclear'],
  ['<script>alert(1)</script>', 'unclear'],
  ['9'.repeat(201), 'too-long'],
  [`${'('.repeat(100)}${'Ø'.repeat(100)}`, 'unclear'],
  ['\u202e\u0000Ø20 H7', 'answered'],
  ['4x Ø6.6 THRU\n⌴ Ø11 ↧ 6.5', 'answered'],
])('%j is %s', (q, outcome) => {
  expect(tryCalloutData('en', { q }).outcome).toBe(outcome)
})

test('JSON of what was typed is text, never markup', () => {
  const { decoded } = tryCalloutData('en', { q: 'Ø20 H7 <b>x</b>' })
  for (const { json } of decoded.readings) expect(json).not.toContain('<b>')
  expect(tryCalloutData('en', { q: 'x'.repeat(5000) }).query).toHaveLength(400)
})

test('answers are not indexed, the page itself is', () => {
  const robotsOf = (q?: string) => JSON.stringify(tryCalloutData('en', q ? { q } : {}).head.meta)
  expect(robotsOf()).toContain('index,follow,max-image-preview:large')
  expect(robotsOf('Ø20 H7')).toContain('noindex,follow')
  expect(robotsOf('Ø20 H7')).toContain('Ø20 H7: callout decoder')
})
