import { describe, expect, test } from 'vitest'
import { type Locale, locales } from '../../shared/i18n/locale.ts'
import { provideBuiltSearch } from './built-search.ts'
import { goldenQueries } from './golden-queries.ts'

/* What nothing on the site deals with is not shown as if it were answered. */

const { find } = provideBuiltSearch()

/** Everyday subjects, some of whose words the site has. */
const elsewhere: Record<Locale, string[]> = {
  en: [
    'car insurance quote online',
    'cheap flights to barcelona',
    'mortgage calculator',
    'dentist appointment',
    'weather tomorrow in munich',
    'football results bundesliga',
    'used cars for sale',
    'health insurance for students',
    'cat food',
    'guitar chords',
    'running shoes',
    'holiday in greece',
    'rent apartment berlin',
  ],
  de: [
    'autoversicherung vergleichen',
    'billige flüge nach mallorca',
    'bundesliga tabelle',
    'zahnarzt termin',
    'fahrrad kaufen',
    'umzug kosten',
    'lottozahlen',
    'hotel in paris buchen',
    'wetter',
    'hund',
    'kino heute',
    'zug fahrplan',
    'urlaub griechenland',
  ],
}

/** Golden queries with words that nobody here knows; what is found is named below their notice. */
const mostUnsure = 0.015

for (const locale of locales) {
  describe(`in ${locale}`, () => {
    test.each(elsewhere[locale])('%s fits nothing', (query) => {
      const { total, isFar } = find(query, locale)
      expect(total === 0 || isFar).toBe(true)
      expect(total).toBeLessThanOrEqual(3)
    })

    test('what the site deals with is hardly ever taken for something else', () => {
      const golden = goldenQueries(locale)
      const far = golden.filter(({ query }) => find(query, locale).isFar)
      const said = far.map(({ query }) => query).join('\n')
      expect(far.length, said).toBeLessThanOrEqual(golden.length * mostUnsure)
    })
  })
}

test.each<[string, Locale]>([
  ['gd&t', 'en'],
  ['Gewnde', 'de'],
  ['surfce roughness ra rz', 'en'],
  ['how is the logo constructed', 'en'],
  ['Senkung für Zylinderkopfschraube', 'de'],
  ['js6', 'en'],
  ['jobs berlin', 'en'],
  ['Senkkopfschraube 90 Grad', 'de'],
  ['Bezugssystem ABC', 'de'],
])('%s is answered', (query, locale) => {
  expect(find(query, locale)).toMatchObject({ isFar: undefined })
})
