import { expect, test } from 'vitest'
import type { GlossaryEntry } from '../../../shared/content/articles/glossary.ts'
import { glossaryDocuments, withGlossarySynonyms } from './search-entries.ts'

const words = (term: string, also: string[] = []) => ({
  term,
  also,
  forms: [],
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

test('an entry joins the curated group that has its term; no word is in two groups, in any form', () => {
  const curated = [{ en: ['tolerance classes', 'Fits'], de: ['Toleranzklasse'] }]
  expect(withGlossarySynonyms(curated, entries)).toEqual([
    { en: ['tolerance classes', 'Fits'], de: ['Toleranzklasse', 'Passung'] },
    { en: ['Ra'], de: ['Mittenrauwert'] },
  ])
  expect(curated[0]?.de).toEqual(['Toleranzklasse'])
})

test('an entry whose other name is in a curated group keeps to itself', () => {
  const curated = [{ en: ['thread', 'tapped hole'], de: ['Gewinde'] }]
  const entry: GlossaryEntry = {
    id: 'internal-thread',
    en: words('internal thread', ['tapped holes']),
    de: words('Innengewinde'),
  }
  expect(withGlossarySynonyms(curated, [entry])).toEqual([
    ...curated,
    { en: ['internal thread'], de: ['Innengewinde'] },
  ])
})
