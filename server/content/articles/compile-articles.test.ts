import { unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { defineFigure, type FigureModel, lettering } from '@firstangle/drawings/figures'
import { beforeEach, expect, test } from 'vitest'
import { createSampleContent, type SampleContent, writeArticle } from '../testing/sample-content.ts'

/*
 * Whether an article was taken from the store shows when what the store holds is changed behind the compiler's back:
 * only a kept article has the changed words.
 */

const kept = '<p>from the store</p>'
/** The sample's own links all say /text. */
const pages = ['/text', '/pricing']

let content: SampleContent

beforeEach(() => {
  content = createSampleContent()
  content.figures = figures('1')
  writeFigure('Caption')
  content.write('blog/sheets.en.md', sheets('Sheets', 'en'))
  content.write('blog/sheets.de.md', sheets('Blätter', 'de'))
  writeArticle(content, '## Units\n\nWords\n', '## Einheiten\n\nWörter\n', 'knowledge-base/units')
  expect(content.faultLines(pages)).toEqual([])
  markStore()
})

function sheets(title: string, locale: string): string {
  return `---
title: ${title}
description: Description (${locale})
keywords: [text]
imageAlt: Text
published: 2026-09-15
updated: 2026-11-10
related: [units]
---

See [units](../knowledge-base/units.md) and [prices](/pricing) of {trial.drawings} (${locale}).

::figure{name=plate}
`
}

function writeFigure(caption: string) {
  for (const locale of ['en', 'de']) {
    const words = `alt: A rectangular plate with a short text in its middle (${locale})\ncaption: ${caption} ${locale}\nlabels:\n  a: A\n`
    content.write(`figures/plate.${locale}.yaml`, words)
  }
}

function figures(text: string): SampleContent['figures'] {
  const figure: FigureModel = defineFigure({
    size: { width: 40, height: 20 },
    labels: ['a'],
    draw: ({ words }) => [lettering(`${words.a}${text}`, 5, 10, { height: 3.5 })],
  })
  return { names: () => ['plate'], load: (name) => (name === 'plate' ? figure : undefined) }
}

function markStore() {
  const database = new DatabaseSync(content.storeFile)
  const { changes } = database.prepare('UPDATE articles SET html = ?').run(kept)
  database.close()
  expect(changes).toBe(4)
}

/** Slugs of the articles that were compiled again. */
function compiledAgain(): string[] {
  expect(content.faultLines(pages)).toEqual([])
  const database = new DatabaseSync(content.outFile, { readOnly: true })
  const rows = database
    .prepare('SELECT DISTINCT slug FROM articles WHERE html <> ? ORDER BY slug')
    .all(kept)
  database.close()
  return rows.map(({ slug }) => String(slug))
}

const change = (name: string, from: string, to: string) => {
  expect(content.read(name)).toContain(from)
  content.write(name, content.read(name).replace(from, to))
}

test('what did not change is taken from the store', () => {
  change('pages/not-found.en.yaml', 'title: not-found en', 'title: other')
  expect(compiledAgain()).toEqual([])
})

test.each([
  ['its English', () => change('blog/sheets.en.md', 'See', 'Look at'), ['sheets']],
  ['its German', () => change('blog/sheets.de.md', 'See', 'Siehe'), ['sheets']],
  ['the words of its figure', () => writeFigure('Other'), ['sheets']],
  [
    'the lines of its figure',
    () => {
      content.figures = figures('2')
    },
    ['sheets'],
  ],
  [
    'what is said above its notes',
    () => change('articles.en.yaml', 'notes: Notes', 'notes: Remarks'),
    ['sheets', 'units'],
  ],
  ['a fact', () => change('facts.yaml', 'drawings: 1', 'drawings: 2'), ['sheets', 'units']],
  [
    'the glossary',
    () => {
      const words = (text: string) => `      term: ${text}\n      definition: ${text.repeat(9)}\n`
      const entry = `  - id: a\n    en:\n${words('sheets')}    de:\n${words('Blatt')}`
      content.write('glossary.yaml', `entries:\n${entry}`)
    },
    ['sheets', 'units'],
  ],
])('an article is compiled again when %s changed', (_, act, expected) => {
  act()
  expect(compiledAgain()).toEqual(expected)
})

test('a kept article that leads to one that is gone stops the build, with file and line', () => {
  for (const locale of ['en', 'de']) {
    unlinkSync(join(content.contentDir, `knowledge-base/units.${locale}.md`))
  }
  expect(content.faultLines(pages)).toEqual(
    ['de', 'en'].flatMap((locale) => [
      `content/blog/sheets.${locale}.md:8:11 related[0]: expected the slug of an article, found "units"`,
      `content/blog/sheets.${locale}.md:11:5: expected the address of an article, found "../knowledge-base/units.md"`,
    ]),
  )
})

test('a kept article that leads to a page that is gone stops the build', () => {
  const faults = content.faultLines(['/text'])
  expect(faults).toContainEqual(
    expect.stringMatching(/^content\/blog\/sheets\.en\.md:11:\d+: .* found "\/pricing"$/),
  )
})

test('a figure that is gone is missed in a kept article', () => {
  content.figures = { names: () => [], load: () => undefined }
  for (const locale of ['en', 'de']) {
    unlinkSync(join(content.contentDir, `figures/plate.${locale}.yaml`))
  }
  expect(content.faultLines(pages)).toContain(
    'content/blog/sheets.en.md:13:1: expected the name of a figure in content/figures/, found "plate"',
  )
})

test('titles and headings of kept articles are still known', () => {
  content.write('blog/new.en.md', sheets('Sheets', 'en').split('::figure')[0] ?? '')
  content.write('blog/new.de.md', sheets('Neu', 'de').split('::figure')[0] ?? '')
  const words = (text: string) => `      term: ${text}\n      definition: ${text.repeat(9)}\n`
  const entry = `  - id: a\n    article: units#nowhere\n    en:\n${words('alpha')}    de:\n${words('Alpha')}`
  content.write('glossary.yaml', `entries:\n${entry}`)
  expect(content.faultLines(pages)).toEqual([
    expect.stringContaining('expected a title of its own'),
    expect.stringContaining('expected a heading of units, found "units#nowhere"'),
  ])
})

test('an article with a fault is compiled each time until it has none', () => {
  change('blog/sheets.en.md', '/pricing', '/nowhere')
  for (const _ of [1, 2]) expect(content.faultLines(pages)).toHaveLength(1)
  change('blog/sheets.en.md', '/nowhere', '/text')
  expect(compiledAgain()).toEqual(['sheets'])
})

test('articles that are gone leave the store', () => {
  for (const locale of ['en', 'de']) {
    unlinkSync(join(content.contentDir, `blog/sheets.${locale}.md`))
  }
  content.faultLines(pages)
  const database = new DatabaseSync(content.storeFile, { readOnly: true })
  const paths = database.prepare('SELECT path FROM article_origins').all()
  database.close()
  expect(paths.map(({ path }) => path)).toEqual(['/knowledge-base/units'])
})

test('a file that is not a store is replaced by one', () => {
  for (const part of ['-wal', '-shm']) writeFileSync(`${content.storeFile}${part}`, '')
  writeFileSync(
    content.storeFile,
    'no database at all, but long enough to look like one'.repeat(20),
  )
  expect(compiledAgain()).toEqual(['sheets', 'units'])
  markStore()
  expect(compiledAgain()).toEqual([])
})
