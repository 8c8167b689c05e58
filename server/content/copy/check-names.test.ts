import { describe, expect, test } from 'vitest'
import { checkSlugs, checkTitles, type TitleUse } from './check-names.ts'

const use = (locale: 'en' | 'de', file: string, title: string): TitleUse => ({
  locale,
  file,
  line: 2,
  column: 3,
  key: 'seo.title',
  title,
})

describe('titles', () => {
  test('may be the same in both languages', () => {
    expect(checkTitles([use('en', 'a.en.yaml', 'Blog'), use('de', 'a.de.yaml', 'Blog')])).toEqual(
      [],
    )
  })

  test('are those of one page in a language, whatever their capitals', () => {
    const faults = checkTitles([use('en', 'a.en.yaml', 'Blog'), use('en', 'b.en.yaml', 'blog')])
    expect(faults).toEqual([
      {
        file: 'b.en.yaml',
        line: 2,
        column: 3,
        key: 'seo.title',
        expected: 'a title of its own',
        found: '"blog", also in a.en.yaml',
      },
    ])
  })
})

test('a slug is that of one article in all collections', () => {
  const [first, second] = [
    { slug: 'sheets', file: 'blog/sheets.en.md' },
    { slug: 'sheets', file: 'knowledge-base/sheets.en.md' },
  ]
  expect(checkSlugs([first, second])).toEqual([
    { file: second.file, expected: 'a slug of its own', found: `"sheets", also in ${first.file}` },
  ])
})
