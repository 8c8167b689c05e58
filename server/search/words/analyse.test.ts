import { expect, test } from 'vitest'
import type { Locale } from '../../../shared/i18n/locale.ts'
import { analyse } from './analyse.ts'

const terms = (text: string, locale: Locale = 'en') =>
  analyse(text, locale).flatMap(({ term, also }) => [term, ...also])

test.each<[string, Locale, string[]]>([
  ['prüfung', 'de', ['Prüfung', 'PRÜFUNG', 'pruefung', 'Prufung', 'Pru\u0308fung']],
  ['maß', 'de', ['Maß', 'Mass', 'MASS', 'maße']],
  ['neue', 'de', ['neue', 'Neuen', 'neuer']],
  ['zeichnung', 'de', ['Zeichnung', 'Zeichnungen']],
  ['toleranz', 'de', ['Toleranz', 'Toleranzen']],
  ['gewinde', 'de', ['Gewinde', 'Gewinden', 'Gewindes']],
  ['tolerance', 'en', ['tolerance', 'Tolerances', 'tolerancing', 'toleranced']],
  ['quote', 'en', ['quote', 'quotes', 'quoted', 'quoting', 'quotation']],
  ['drill', 'en', ['drill', 'drills', 'drilled', 'drilling']],
  ['naïve', 'en', ['naïve', 'naive', 'NAI\u0308VE']],
  ['Ø', 'en', ['Ø', '⌀', 'ø', 'dia', 'dia.', 'diam', 'diameter', 'Durchmesser']],
  ['Ø', 'de', ['Ø', '⌀', 'ø', 'dia', 'diameter', 'Durchmesser']],
  ['Ø 20 H7', 'de', ['Ø20 H7', '⌀ 20 H7', 'dia 20 H7']],
  ['⌖', 'en', ['position']],
  ['⏥ 0,1', 'de', ['Ebenheit 0,1', 'Ebenheit 0,10']],
  ['licence', 'en', ['license', 'licenses']],
  ['injection moulding', 'en', ['injection molding']],
  ['µm', 'en', ['\u00b5m', '\u03bcm', 'micrometre']],
  ['1,25', 'de', ['1.25', '1,250']],
  ['1.5', 'en', ['1,5', '1.50']],
  ['½', 'en', ['1/2', '1⁄2']],
  ['M8x1.25', 'en', ['M8 x 1.25', 'm8×1,25', 'M 8 × 1.25', 'M8x1.250']],
  ['GD&T', 'en', ['gd&t', 'GDT']],
  ['5 mm', 'en', ['5mm', '5\u00a0mm']],
  ['Ra 3.2', 'en', ['Ra3.2', 'ra 3,2']],
  ['G 1/2', 'en', ['G1/2', 'g1⁄2', 'G½']],
  ['Rp 3/4', 'de', ['Rp3/4', 'RP¾']],
  ['ISO 1101', 'en', ['ISO1101', 'iso-1101', 'ISO\u00a01101', 'ISO 1101:2017']],
  ['DIN ISO 2768-1', 'de', ['din iso 2768-1', 'DINISO2768-1', 'DIN ISO 2768-1:1991']],
  ['ASME Y14.5', 'en', ['ASME Y14.5-2018', 'asmey14.5']],
])('%s (%s) and its other spellings are the same', (text, locale, others) => {
  for (const other of others) expect(terms(other, locale), other).toEqual(terms(text, locale))
})

test.each([
  ['ISO2768', ['std2768', 'iso']],
  ['ISO 2768-mK', ['std2768', 'iso']],
  ['2768-mK', ['std2768']],
  ['ISO 2768 mK', ['std2768', 'iso']],
  ['2768 m', ['std2768']],
  ['2768 mm', ['2768', 'mm']],
  ['DIN EN ISO 286-1:2010-11', ['std286', 'std286-1', 'din', 'en', 'iso']],
  ['Y14.5', ['stdy14.5']],
])('%s is the standard of this number', (text, expected) => {
  expect(terms(text)).toEqual(expected)
})

test.each([
  ['drawing FA-1001-01', ['draw', 'fa', '1001', '01']],
  ['2026-11-21', ['2026', '11', '21']],
  ['Sørensen', ['sorensen']],
  ['S235JR and 1.4301', ['s235jr', '1.4301']],
])('%s has nothing special in it', (text, expected) => {
  expect(terms(text)).toEqual(expected)
})

test('thousands are grouped as the language groups them', () => {
  expect(terms('1.041,00 €', 'de')).toEqual(['1041'])
  expect(terms('€1,041.00', 'en')).toEqual(['1041'])
  expect(terms('1,041', 'de')).toEqual(['1.041'])
})

test.each<[string, Locale, string[]]>([
  ['what we do', 'en', ['what', 'we', 'do']],
  ['Über uns', 'de', ['uber', 'uns']],
  ['about the fit', 'en', ['fit']],
])(
  '%s (%s) keeps words that say nothing only where there is nothing else',
  (text, locale, kept) => {
    expect(terms(text, locale)).toEqual(kept)
  },
)

test('tokens know where they stand', () => {
  const text = 'Die Bohrung Ø20 nach ISO 286-1.'
  const spans = analyse(text, 'de').map(({ start, end }) => text.slice(start, end))
  expect(spans).toEqual(['Bohrung', 'Ø', '20', 'ISO 286-1'])
})

test.each(['', '   ', '"*()-:^', '🔩🔩', '\u0000', '\ud800', '日本語', '()AND OR NOT NEAR('])(
  'takes %j',
  (text) => {
    expect(() => terms(text)).not.toThrow()
  },
)

test('a very long text of one letter is one short word', () => {
  expect(terms('a'.repeat(100_000))[0]).toHaveLength(40)
})

test.each([
  ['anodized', 'anodised'],
  ['digitizing', 'digitising'],
  ['organization', 'organisation'],
  ['analyze', 'analyse'],
  ['micrometer', 'micrometre'],
  ['behavior', 'behaviour'],
  ['program', 'programme'],
])('the American %s is %s', (american, british) => {
  expect(terms(american, 'en')).toEqual(terms(british, 'en'))
})

test.each(['oversized', 'sizing', 'parameter', 'programming'])('%s stays as it is', (word) => {
  expect(analyse(word, 'en').map((token) => token.word)).toEqual([word])
})
