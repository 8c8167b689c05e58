import { expect, test } from 'vitest'
import { problemStatus, statusPhrase } from '../../server/api/problem-codes.ts'
import { openBuiltContent } from '../../server/content/testing/built-content.ts'
import { apiWords } from '../../server/requests/api-words.ts'
import type { ProblemCode } from '../../shared/content/words/problems.ts'
import { locales } from '../../shared/i18n/locale.ts'

test('every refusal has words in both languages, and its status a phrase', () => {
  const content = openBuiltContent()
  const { detailOf, rangeMessageOf } = apiWords(content)
  for (const [code, status] of Object.entries(problemStatus)) {
    expect(statusPhrase[status]).toMatch(/^[A-Z]/)
    const [en, de] = locales.map((locale) => detailOf(locale, code as ProblemCode))
    expect(en).toMatch(/\.$/)
    expect(de).not.toBe(en)
  }
  expect(detailOf('en', 'unavailable')).toContain(content.site().contact.email)
  expect(rangeMessageOf('de', 'from')).toContain('JJJJ-MM-TT')
  content.close()
})
