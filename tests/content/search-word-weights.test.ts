import { expect, test } from 'vitest'
import type { Locale } from '../../shared/i18n/locale.ts'
import { provideBuiltSearch } from './built-search.ts'

/* What words of a query say beside others. */

const { pages } = provideBuiltSearch()

test.each<[query: string, locale: Locale, page: string]>([
  // What hardly any place has is looked for itself, though others are found by the words around it.
  ['wie kann ich zeichnungen in sap übernehmen', 'de', '/integrations'],
  // The last part of a compound only says how its subject is told, or what is done with it.
  ['schriftfeldaufbau', 'de', '/knowledge-base/title-block-fields'],
  ['passungsauswahl', 'de', '/knowledge-base/fits'],
  ['schweißnahtvorbereitung', 'de', '/knowledge-base/welding-symbols'],
  // The one that a question asks about is not what it asks for.
  [
    'kann die software prüfen ob wir das teil fertigen können',
    'de',
    '/use-cases/feasibility-analysis',
  ],
])('%s (%s) is answered by %s', (query, locale, page) => {
  expect(pages(query, locale)[0]).toBe(page)
})
