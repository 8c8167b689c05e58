import { beforeEach, expect, test } from 'vitest'
import { createSampleContent, type SampleContent, writeArticle } from '../testing/sample-content.ts'

let content: SampleContent

beforeEach(() => {
  content = createSampleContent()
})

test.each([
  ['raw HTML', '<div>x</div>', '10:1: expected Markdown without HTML, found "<div>x</div>"'],
  [
    'an HTML comment',
    '<!-- later -->',
    '10:1: expected Markdown without HTML, found "<!-- later -->"',
  ],
  [
    'a block directive',
    'Text\n\n:::note\nText\n:::',
    '12:1: expected no directive but ::figure{name=…} and :figure{name=…}, found ":::note"',
  ],
  [
    'a leaf directive',
    '::video',
    '10:1: expected no directive but ::figure{name=…} and :figure{name=…}, found "::video"',
  ],
  [
    'an inline directive',
    'Text :icon[x]',
    '10:6: expected no directive but ::figure{name=…} and :figure{name=…}, found ":icon"',
  ],
  [
    'a heading of level 1',
    '# Top',
    '10:1: expected headings from level 2 (##): 1 is the title, found level 1 "Top"',
  ],
  [
    'a skipped level',
    '## A\n\n#### B',
    '12:1: expected a heading of level 3 at most, found level 4 "B"',
  ],
  [
    'a first heading too deep',
    '### A',
    '10:1: expected a heading of level 2 at most, found level 3 "A"',
  ],
  ['an empty heading', '##', '10:1: expected a heading with words, found an empty heading'],
  [
    'a footnote in a heading',
    '## A[^a]\n\n[^a]: Note',
    '10:1: expected a heading without a footnote, found level 2 "A"',
  ],
  [
    'a heading in a quotation',
    '> ## A',
    '10:3: expected headings outside lists and quotations, found level 2 "A"',
  ],
  [
    'a foreign image',
    '![x](https://a.example/x.png)',
    '10:1: expected an image of this site, /…, found "https://a.example/x.png"',
  ],
  [
    'an image without alternative text',
    '![](/x.png)',
    '10:1: expected an image with alternative text, found none',
  ],
  [
    'a footnote nobody refers to',
    'Text\n\n[^a]: Note',
    '12:1: expected a reference [^a] in the text, found a footnote nobody refers to',
  ],
  ['a reference without a footnote', 'Text[^a]', '10:1: expected a footnote [^a]:, found none'],
  [
    'a dead file name',
    '[x](nothing.md)',
    '10:1: expected the address of an article, found "nothing.md"',
  ],
  [
    'a dead article',
    '[x](/knowledge-base/nothing)',
    '10:1: expected the address of an article, found "/knowledge-base/nothing"',
  ],
  [
    'a dead page',
    '[x](/prices)',
    '10:1: expected the address of a page of this site, found "/prices"',
  ],
  [
    'a dead anchor',
    'Text [x](#nothing)',
    '10:6: expected the id of a heading of this article, found "#nothing"',
  ],
  [
    'a relative address',
    '[x](prices)',
    '10:1: expected an address that starts with /, #, https://, mailto: or tel:, found "prices"',
  ],
  [
    'a script as address',
    '[x](javascript:alert)',
    '10:1: expected an address that starts with /, #, https://, mailto: or tel:, found "javascript:alert"',
  ],
  [
    'an unencrypted address',
    '[x](http://a.example)',
    '10:1: expected an address that starts with /, #, https://, mailto: or tel:, found "http://a.example"',
  ],
  [
    'an unknown placeholder',
    'One\ntwo {no.fact}',
    '11:5: expected the path of one value in facts.yaml, found {no.fact}',
  ],
])('%s is a fault', (_, body, fault) => {
  writeArticle(content, body)
  expect(content.faultLines(['/text'])).toEqual([
    `content/blog/sheets.de.md:${fault}`,
    `content/blog/sheets.en.md:${fault}`,
  ])
})

test.each([
  ['a missing key', 'imageAlt: Text\n', '', '2:1 imageAlt: expected text, found nothing'],
  [
    'an unknown key',
    'imageAlt',
    'author: A\nimageAlt',
    '5:1 author: expected no key of this name here, found "author"',
  ],
  [
    'a date that does not exist',
    '2026-11-10',
    '2026-11-31',
    '7:1 updated: expected an existing date such as 2026-09-15, found "2026-11-31"',
  ],
  [
    'a German date',
    '2026-11-10',
    '10.11.2026',
    '7:1 updated: expected an existing date such as 2026-09-15, found "10.11.2026"',
  ],
  [
    'an update before the publication',
    '2026-11-10',
    '2026-09-14',
    '7:1 updated: expected a date on or after `published`, found "2026-09-14"',
  ],
  [
    'a related article that does not exist',
    'imageAlt',
    'related: [sheets, none]\nimageAlt',
    '5:19 related[1]: expected the slug of an article, found "none"',
  ],
  [
    'broken YAML',
    'imageAlt: Text',
    'imageAlt: "Text',
    '7:20: expected valid YAML, found "Missing closing "quote"',
  ],
])('front matter with %s is a fault', (_, from, to, fault) => {
  writeArticle(content, 'Text')
  for (const locale of ['en', 'de']) {
    const name = `blog/sheets.${locale}.md`
    expect(content.read(name)).toContain(from)
    content.write(name, content.read(name).replace(from, to))
  }
  expect(content.faultLines()).toEqual([
    `content/blog/sheets.de.md:${fault}`,
    `content/blog/sheets.en.md:${fault}`,
  ])
})

test('an article without front matter is one fault', () => {
  writeArticle(content, 'Text')
  content.write('blog/sheets.de.md', '## Text\n')
  expect(content.faultLines()[0]).toBe(
    'content/blog/sheets.de.md:1:1: expected front matter between lines of ---, found "## Text"',
  )
})

test('a slug names one article in both collections', () => {
  writeArticle(content, 'Text')
  writeArticle(content, 'Text', 'Text', 'knowledge-base/sheets')
  expect(content.faultLines()).toEqual([
    'content/knowledge-base/sheets.en.md: expected a slug of its own, found "sheets", also in content/blog/sheets.en.md',
  ])
})

test('an article may not take the title of a page', () => {
  writeArticle(content, 'Text')
  content.write(
    'blog/sheets.en.md',
    content.read('blog/sheets.en.md').replace('blog sheets', 'home en'),
  )
  expect(content.faultLines()).toEqual([
    'content/blog/sheets.en.md:2:1 title: expected a title of its own, found "home en", also in content/pages/home.en.yaml',
  ])
})

const sentence = 'This whole sentence was left in English by somebody'

test.each([
  [
    'a heading fewer',
    '## A\n\n## B',
    '## A',
    ': expected a heading of level 2 ("B") as in sheets.en.md, found no more headings',
  ],
  [
    'another level',
    '## A\n\n## B',
    '## A\n\n### C',
    ':12:1: expected a heading of level 2 ("B") as in sheets.en.md, found a heading of level 3 ("C")',
  ],
  [
    'a table fewer',
    '| a |\n|---|\n| 1 |',
    'Text',
    ': expected 1 table as in sheets.en.md, found 0 tables',
  ],
  [
    'a row fewer',
    '| a |\n|---|\n| 1 |\n| 2 |',
    '| a |\n|---|\n| 1 |',
    ':10:1: expected a table of 3 rows as in sheets.en.md, found 2 rows',
  ],
  [
    'a paragraph in English',
    sentence,
    sentence,
    `:10:1: expected other words than as in sheets.en.md, found the same "${sentence}"`,
  ],
])('a German article with %s is a fault', (_, english, german, fault) => {
  writeArticle(content, english, german)
  expect(content.faultLines()).toEqual([`content/blog/sheets.de.md${fault}`])
})

test('both languages are published on the same day', () => {
  writeArticle(content, 'Text')
  content.write(
    'blog/sheets.de.md',
    content.read('blog/sheets.de.md').replace('2026-09-15', '2026-09-16'),
  )
  expect(content.faultLines()).toEqual([
    'content/blog/sheets.de.md:6:1 published: expected "2026-09-15" as in sheets.en.md, found "2026-09-16"',
  ])
})
