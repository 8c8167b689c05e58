import { expect, test } from 'vitest'
import { fields, pauseTerm } from '../index/entry.ts'
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
  body: 'Berufs\u00adhaft\u200bpf\u2060licht',
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

test('keywords are parted by a pause, so that no phrase begins in one and ends in the next', () => {
  const { terms, documents } = documentAnalysers([]).de([page])
  const { lengths = [], numbers = [] } = documents[0] ?? {}
  const at = fields.indexOf('keywords')
  const start = lengths.slice(0, at).reduce((sum, length) => sum + length, 0)
  const keywords = [...numbers.slice(start, start + (lengths[at] ?? 0))].map((term) => terms[term])
  expect(keywords).toEqual([expect.any(String), pauseTerm, expect.any(String)])
})
