import { expect, test } from 'vitest'
import { pageDocuments } from './page-documents.ts'

const seo = { title: 'Threads', description: 'Charts.', keywords: [] }
const copy = {
  seo,
  hero: { title: 'Threads' },
  coarse: { title: 'Coarse' },
  fine: { title: 'Fine' },
}

const keywordsOf = (id: 'reference-metric-threads' | 'reference-iso-fits') =>
  pageDocuments({ id, locale: 'en', copy }).map(({ anchor, keywords }) => [
    anchor,
    keywords.split(', '),
  ])

test('a chart is found by the names of its rows', () => {
  const documents = new Map(keywordsOf('reference-metric-threads') as [string, string[]][])
  expect(documents.get('coarse')).toEqual(expect.arrayContaining(['M2.5', 'M16', 'M64']))
  expect(documents.get('fine')).toContain('M10x1')
})

test('a section without such a chart has no names but its own', () => {
  expect(keywordsOf('reference-iso-fits')).toContainEqual(['coarse', ['']])
})
