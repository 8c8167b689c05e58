import { join } from 'node:path'
import { expect, test } from 'vitest'
import { locales } from '../../src/i18n/locale.ts'
import { compileContent } from '../content/compile.ts'
import { openContent } from '../content/queries.ts'
import { temporaryFolder } from '../content/sample-content.ts'
import { type ProblemCode, problemStatus, statusPhrase } from './problem-codes.ts'
import { problemWords } from './problem-words.ts'

test('every refusal has words in both languages, and its status a phrase', () => {
  const outFile = join(temporaryFolder(), 'content.db')
  expect(compileContent({ contentDir: 'content', outFile }).faults).toEqual([])
  const content = openContent(outFile)
  const { detailOf, rangeMessageOf } = problemWords(content)
  for (const [code, status] of Object.entries(problemStatus)) {
    expect(statusPhrase[status]).toMatch(/^[A-Z]/)
    const [en, de] = locales.map((locale) => detailOf(locale, code as ProblemCode))
    expect(en).toMatch(/\.$/)
    expect(de).not.toBe(en)
  }
  expect(detailOf('en', 'unavailable')).toContain('hello@firstangle.example')
  expect(rangeMessageOf('de', 'from')).toContain('JJJJ-MM-TT')
  content.close()
})
