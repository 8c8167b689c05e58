import { defineFigure, type FigureModel, lettering } from '@firstangle/drawings/figures'
import { beforeEach, expect, test } from 'vitest'
import { openContent } from '../../store/queries.ts'
import {
  createSampleContent,
  type SampleContent,
  writeArticle,
} from '../../testing/sample-content.ts'

let content: SampleContent

beforeEach(() => {
  content = createSampleContent()
})

function markdownOf(locale: 'en' | 'de') {
  expect(content.faultLines()).toEqual([])
  const opened = openContent(content.outFile)
  const found = opened.articleMarkdown('blog', 'sheets', locale)
  opened.close()
  return found ?? ''
}

const bodyOf = (locale: 'en' | 'de') =>
  markdownOf(locale).split('\n\n').slice(2).join('\n\n').trim()

test('an article is stored with its title and description, without front matter', () => {
  writeArticle(content, '## Units\n\nText\n')
  expect(markdownOf('de')).toBe(
    '# blog sheets de\n\nDescription of blog sheets de (de)\n\n## Units\n\nText\n',
  )
})

test('links have the mark of the site and keep the language', () => {
  writeArticle(content, 'Text', 'Text', 'knowledge-base/units')
  writeArticle(
    content,
    '## A\n\n[a](./sheets.md) [b](../knowledge-base/units.de.md#x) [c](#a) [d](/pricing#growth) [e](https://a.example)',
  )
  const links = (locale: 'en' | 'de') =>
    [...bodyOf(locale).matchAll(/\]\(([^)]+)\)/g)].map((match) => match[1])
  expect(links('en')).toEqual([
    'https://site.invalid/blog/sheets',
    'https://site.invalid/knowledge-base/units#x',
    'https://site.invalid/blog/sheets#a',
    'https://site.invalid/pricing#growth',
    'https://a.example',
  ])
  expect(links('de')).toEqual([
    'https://site.invalid/blog/sheets?lang=de',
    'https://site.invalid/knowledge-base/units?lang=de#x',
    'https://site.invalid/blog/sheets?lang=de#a',
    'https://site.invalid/pricing?lang=de#growth',
    'https://a.example',
  ])
})

test('placeholders are filled, signs and years stay as they are, footnotes and code are kept', () => {
  const body =
    'ISO 2768-2:1989, Ⓔ, {trial.drawings}:x, y.[^n]\n\n```json\n{ "a": 1 }\n```\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n[^n]: Note'
  writeArticle(content, body)
  expect(bodyOf('en')).toBe(body.replace('{trial.drawings}', '1'))
})

test('figures are pictures with their words and caption, and are named in sentences', () => {
  const figure: FigureModel = defineFigure({
    size: { width: 40, height: 20 },
    labels: ['hole'],
    draw: ({ words }) => [lettering(words.hole, 5, 10, { height: 3.5 })],
  })
  content.figures = { names: () => ['zones'], load: () => figure }
  const words = (alt: string, caption: string) =>
    `alt: ${alt}\ncaption: ${caption}\nlabels:\n  hole: H7\n`
  const german = 'Die Zone der Bohrung steht auf der Nulllinie, die der Welle hängt darunter.'
  const english = 'The hole zone stands on the zero line, the shaft zone hangs below.'
  content.write('figures/zones.en.yaml', words(english, 'A fit.'))
  content.write('figures/zones.de.yaml', words(german, 'Eine Passung.'))
  writeArticle(content, 'See :figure{name=zones}.\n\n::figure{name=zones}\n')
  expect(bodyOf('de')).toBe(
    [
      'See Bild\u00a01.',
      `![${german}](https://site.invalid/figures/zones.de.svg)`,
      '**Bild\u00a01.** Eine Passung.',
    ].join('\n\n'),
  )
})
