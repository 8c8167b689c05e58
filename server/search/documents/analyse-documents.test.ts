import { expect, test } from 'vitest'
import { documentAnalysers } from './analyse-documents.ts'
import type { SearchDocument } from './search-document.ts'

const page: SearchDocument = {
  locale: 'de',
  kind: 'page',
  path: '/security',
  anchor: '',
  title: 'Haftpflicht\u00adversicherung',
  heading: '',
  keywords: 'Zwei\u00adfaktor, Schlüssel',
  body: 'Berufs\u00adhaft\u200bpflicht',
}

test('a hint where a word may break is not the end of a word', () => {
  const { words, documents } = documentAnalysers([]).de([page])
  expect(words.spellings).toEqual([
    'Haftpflichtversicherung',
    'Zweifaktor',
    'Schlüssel',
    'Berufshaftpflicht',
  ])
  expect(documents[0]?.document.title).toBe('Haftpflichtversicherung')
})
