import { expect, test } from 'vitest'
import type { Locale } from '../../shared/i18n/locale.ts'
import { provideBuiltSearch } from './built-search.ts'

/* How codes, classes, standards and charts are found. */

const { hrefs } = provideBuiltSearch()

test.each<[what: string, query: string, locale: Locale, href: string]>([
  ['the code of an error', 'scan-resolution', 'en', '/documentation/errors#scan-resolution'],
  [
    'a status with what went wrong',
    'Auftrag abgelaufen',
    'de',
    '/documentation/errors#job-expired',
  ],
  ['an HTTP status', 'HTTP 413', 'en', '/documentation/errors#body-too-large'],
  ['a tolerance class alone', 'js6', 'en', '/reference/iso-fits'],
  ['the word for a chart', 'regelgewinde tabelle', 'de', '/reference/metric-threads'],
  ['a table that is none of ours', 'Werte in eine Excel-Tabelle bekommen', 'de', '/integrations'],
  ['a class behind a blank', 'iso 2768 m table', 'en', '/reference/general-tolerances'],
  ['a number behind a name', 'hv10', 'en', '/knowledge-base/materials-and-designations'],
  ['a field by its identifier', 'machining_allowance', 'en', '/documentation#features-roughnesses'],
  ['a name and a number in one word', 'soc2', 'en', '/security#faq-certificate'],
  [
    'a standard that no text names, by its issuer',
    'VDA 2',
    'de',
    '/knowledge-base/first-article-inspection#ppap-vda-and-the-empb',
  ],
  ['an abbreviation that no text has', 'DPIA', 'en', '/security/pack#FA-PRI-06'],
  [
    'a standard that a text names, not others of its issuer',
    'DIN 76',
    'de',
    '/knowledge-base/threads#run-out-and-undercut',
  ],
  [
    'a standard that only a footnote names',
    'DIN 6784',
    'de',
    '/knowledge-base/chamfers-edges-and-radii',
  ],
])('%s: %s (%s)', (_, query, locale, href) => {
  expect(hrefs(query, locale)[0]).toBe(href)
})
