import { expect, test } from 'vitest'
import { shortTexts } from './short-texts.ts'

test('of an address only short text of the asked names is taken', () => {
  const search = { start: '2027-04-01', pages: '9'.repeat(24), plan: 'growth' }
  expect(shortTexts(search, ['start', 'pages', 'end'])).toEqual({
    start: '2027-04-01',
    pages: '9'.repeat(24),
  })
  expect(shortTexts({ start: 4, pages: '9'.repeat(25) }, ['start', 'pages'])).toEqual({})
})
