import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { indexablePages } from '../../server/rendering/documents/indexable-pages.ts'
import { locales } from '../../shared/i18n/locale.ts'
import { sitePages } from '../../shared/pages.ts'

/* The index by subject on the page of the search. */

/** Pages that the page of their collection lists. */
const isListedElsewhere = (path: string) => /^\/case-studies\//.test(path)

test.each(locales)('it names every page in %s', (locale) => {
  const file = resolve(import.meta.dirname, `../../content/pages/search.${locale}.yaml`)
  const { sections } = parse(readFileSync(file, 'utf8')) as {
    sections: { links: { href: string }[] }[]
  }
  const named = new Set(
    sections.flatMap(({ links }) => links.map(({ href }) => href.split('#')[0])),
  )
  const paths = indexablePages().map((id) => sitePages[id].path)
  expect(
    paths.filter((path) => !named.has(path) && !isListedElsewhere(path)),
    `give each a link in one of the sections of content/pages/search.${locale}.yaml`,
  ).toEqual([])
})
