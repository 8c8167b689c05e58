import { expect, test } from 'vitest'
import { withOtherTitles } from './other-titles.ts'
import type { SearchDocument } from './search-document.ts'

const imprint: SearchDocument = {
  locale: 'en',
  kind: 'page',
  path: '/imprint',
  anchor: '',
  title: 'Imprint',
  heading: 'Company details',
  keywords: 'company',
  body: '',
}
const impressum: SearchDocument = { ...imprint, locale: 'de', title: 'Impressum', heading: '' }

test('a page is also called what it is called in the other language', () => {
  const [english, german] = withOtherTitles([imprint, impressum])
  expect(english?.keywords).toBe('company, Impressum')
  expect(german?.keywords).toBe('company, Imprint, Company details')
})

test('a sentence is no name', () => {
  for (const heading of ['Who we are and where', 'Who, where']) {
    const [, german] = withOtherTitles([{ ...imprint, heading }, impressum])
    expect(german?.keywords).toBe('company, Imprint')
  }
})

test('a section keeps its own names', () => {
  const section = { ...imprint, anchor: 'contacts' }
  expect(withOtherTitles([impressum, section])[1]).toBe(section)
})

test('a title that both languages have is not repeated', () => {
  expect(withOtherTitles([imprint, { ...imprint, locale: 'de' }])[0]?.keywords).toBe('company')
})
