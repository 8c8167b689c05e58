import { expect, test } from 'vitest'
import type { GlossaryEntry } from '../schemas/glossary.ts'
import { glossaryDocuments, withGlossarySynonyms } from './glossary-search.ts'

const words = (term: string, also: string[] = []) => ({
  ...{ term, also, forms: [] },
  definition: `What ${term} is.`,
})

const entries: GlossaryEntry[] = [
  { id: 'fit', en: words('fit'), de: words('Passung', ['Fit']) },
  { id: 'ra', standard: 'ISO 21920-2', en: words('Ra'), de: words('Ra', ['Mittenrauwert']) },
  { id: 'view', en: words('view'), de: words('view') },
]

test('each entry is a document with a deep link, found by its names in both languages', () => {
  expect(glossaryDocuments(entries, 'en', 'Glossary')[1]).toEqual({
    locale: 'en',
    kind: 'glossary',
    path: '/knowledge-base/glossary',
    anchor: 'ra',
    title: 'Glossary',
    heading: 'Ra',
    keywords: 'Ra, Mittenrauwert',
    body: 'What Ra is.\nISO 21920-2',
  })
})

test('an entry joins the curated group that has one of its words; no word is in two groups', () => {
  const curated = [{ en: ['tolerance class', 'Fit'], de: ['Toleranzklasse'] }]
  expect(withGlossarySynonyms(curated, entries)).toEqual([
    { en: ['tolerance class', 'Fit'], de: ['Toleranzklasse', 'Passung'] },
    { en: ['Ra'], de: ['Mittenrauwert'] },
  ])
  expect(curated[0]?.de).toEqual(['Toleranzklasse'])
})
