import { type FigureModel, lettering, line } from '@firstangle/drawings/figures'
import { beforeEach, expect, test } from 'vitest'
import {
  compiledArticle,
  createSampleContent,
  type SampleContent,
  writeArticle,
} from '../../testing/sample-content.ts'

let content: SampleContent

/** A line 60 mm long with one word above it, on paper as large as the test likes. */
const model = (width = 80, height = 30): FigureModel => ({
  size: { width, height },
  labels: ['name'],
  draw: ({ words }) => [line('wide', 5, 20, 65, 20), lettering(words.name ?? '', 5, 15)],
})

const words = (name: string, rest = '') =>
  `alt: A line of sixty millimetres with the word ${name} above\ncaption: A line, ${name}\nlabels:\n  name: ${name}\n${rest}`

beforeEach(() => {
  content = createSampleContent()
  draw({ plate: model() })
  content.write('figures/plate.en.yaml', words('plate'))
  content.write('figures/plate.de.yaml', words('Platte'))
})

function draw(models: Record<string, FigureModel>) {
  content.figures = { names: () => Object.keys(models), load: (name) => models[name] }
}

const compiled = (locale: 'en' | 'de') => compiledArticle(content, locale)

const shown = '::figure{name=plate}'

test('a figure stands in the article with number, caption, description and its own file', () => {
  writeArticle(content, shown)
  const { html } = compiled('de')
  expect(html).toMatch(
    /^<figure id="figure-plate" class="drawn"><div class="drawn-sheet drawn-narrow"><svg /,
  )
  expect(html).toContain('role="img" aria-labelledby="figure-plate-title figure-plate-desc"')
  expect(html).toContain('<title id="figure-plate-title">Bild\u00a01</title>')
  expect(html).toContain(
    '<desc id="figure-plate-desc">A line of sixty millimetres with the word Platte above</desc>',
  )
  expect(html).toContain('<figcaption><span><b>Bild\u00a01</b> A line, Platte</span>')
  expect(html).toContain(
    '<a href="/figures/plate.de.svg">Groß öffnen<span class="sr-only"> (Bild\u00a01)</span></a>',
  )
  expect(compiled('en').html).toContain('<a href="/figures/plate.en.svg">Open large')
})

test('the figure that leads an article is its last, unless that is a tall one', () => {
  draw({ plate: model(), shaft: model(), column: model(80, 120) })
  for (const [name, german] of [
    ['shaft', 'Welle'],
    ['column', 'Säule'],
  ] as const) {
    content.write(`figures/${name}.en.yaml`, words(name))
    content.write(`figures/${name}.de.yaml`, words(german))
  }
  const figures = (names: string[]) => names.map((name) => `::figure{name=${name}}`).join('\n\n')
  writeArticle(content, figures(['plate', 'shaft', 'column']))
  expect(compiled('de')).toMatchObject({ figure: 'plate', leadFigure: 'shaft' })
})

test('where all are tall, the last one leads', () => {
  draw({ plate: model(80, 120) })
  writeArticle(content, shown)
  expect(compiled('de').leadFigure).toBe('plate')
})

test('a caption draws the signs that no font has', () => {
  const caption = 'caption: A line with Ⓜ behind it'
  content.write('figures/plate.en.yaml', words('plate').replace(/caption: .*/, caption))
  writeArticle(content, shown)
  expect(compiled('en').html).toMatch(
    /A line with <span class="sign" role="img" aria-label="[^"]+"><svg .*<span class="sr-only">Ⓜ<\/span><\/span> behind it<\/span>/,
  )
})

test('a figure takes its colours from classes: no style attribute, no colour of its own', () => {
  writeArticle(content, shown)
  const { html } = compiled('en')
  expect(html).toContain('<g fill="none" stroke="currentColor"')
  expect(html).toContain('<g class="tone-ink">')
  expect(html).not.toMatch(/style=|<style|#[0-9a-f]{6}|<script/)
})

test('a figure wider than a phone scrolls in a region that the keyboard reaches', () => {
  draw({ plate: model(150) })
  writeArticle(content, shown)
  expect(compiled('en').html).toContain(
    '<div class="drawn-sheet drawn-wide" role="region" tabindex="0" aria-label="Figure\u00a01">',
  )
})

test('figures are numbered in the order of the article, and sentences name them by number', () => {
  draw({ plate: model(), pin: model() })
  content.write('figures/pin.en.yaml', words('pin'))
  content.write('figures/pin.de.yaml', words('Stift'))
  writeArticle(content, `See :figure{name=plate}.\n\n::figure{name=pin}\n\n${shown}`)
  expect(compiled('en').html).toContain('See <a href="#figure-plate">Figure\u00a02</a>.')
  expect(compiled('de').html).toContain('<a href="#figure-plate">Bild\u00a02</a>')
})

test('search finds an article by the words of its figures', async () => {
  writeArticle(content, `## Lines\n\n${shown}`)
  compiled('en')
  const { DatabaseSync } = await import('node:sqlite')
  const database = new DatabaseSync(content.outFile, { readOnly: true })
  const row = database
    .prepare("SELECT body FROM search_documents WHERE anchor = 'lines' AND locale = 'en'")
    .get()
  database.close()
  expect(row?.body).toBe('A line, plate\nA line of sixty millimetres with the word plate above')
})

test('each language has a file with both schemes in its own colours', () => {
  writeArticle(content, shown)
  const { figureFiles } = content.compile()
  expect(figureFiles.map(({ name }) => name)).toEqual(['plate.en.svg', 'plate.de.svg'])
  const svg = figureFiles[1]?.svg ?? ''
  expect(svg).toContain('lang="de"')
  expect(svg).toContain('<title id="title">A line, Platte</title>')
  expect(svg).toContain('.tone-ink{color:#14181f}')
  expect(svg).toContain('@media(prefers-color-scheme:dark)')
  expect(svg).not.toMatch(/style=|var\(|<script/)
})

test('a change of the words of a figure changes its article and its file', () => {
  writeArticle(content, shown)
  expect(compiled('en').html).toContain('A line, plate')
  content.write('figures/plate.en.yaml', words('slab'))
  expect(compiled('en').html).toContain('A line, slab')
  expect(content.compile().figureFiles[0]?.svg).toContain('A line, slab')
})

test.each([
  [
    '::figure{name=nothing}',
    '12:1: expected the name of a figure in content/figures/, found "nothing"',
  ],
  [shown, '12:1: expected each figure once, found "plate" a second time'],
  [`- ${shown}`, '12:3: expected a figure outside lists and quotations, found "plate"'],
  ['See :figure{name=pin}', '12:5: expected the name of a figure of this article, found "pin"'],
  [
    '::figure{#plate}',
    '12:1: expected a figure with a name and nothing else, {name=…}, found "::figure{id}"',
  ],
  [
    '::figure[x]{name=plate}',
    '12:1: expected a figure with a name and nothing else, {name=…}, found "::figure{name}"',
  ],
  [
    ':::figure{name=plate}\n:::',
    '12:1: expected no directive but ::figure{name=…} and :figure{name=…}, found ":::figure"',
  ],
])('%s is a fault', (body, fault) => {
  writeArticle(content, `${shown}\n\n${body}`)
  expect(content.faultLines()).toContain(`content/blog/sheets.en.md:${fault}`)
  expect(content.faultLines()).toContain(`content/blog/sheets.de.md:${fault}`)
})

test('both languages show the same figures', () => {
  writeArticle(content, shown, 'Text')
  expect(content.faultLines()).toEqual([
    'content/blog/sheets.de.md: expected figure "plate" as in sheets.en.md, found no more figures',
  ])
})

test.each([
  [
    'a missing label',
    words('Platte').replace('  name: Platte', '  other: Platte'),
    [
      ':3:1 labels.name: expected text, found nothing',
      ':4:3 labels.other: expected no label of this name: the drawing has none, found "Platte"',
    ],
  ],
  [
    'no alternative text',
    words('Platte').replace(/alt: .*/, 'alt: Line'),
    [':1:1 alt: expected at least 40 characters: what is drawn and what it shows, found "Line"'],
  ],
  [
    'no caption',
    words('Platte').replace(/caption: .*\n/, ''),
    [':1:1 caption: expected text, found nothing'],
  ],
  [
    'a label too long for the drawing',
    words('Platte').replace('name: Platte', `name: ${'Platte'.repeat(9)}`),
    [expect.stringContaining('expected a drawing that can be read, found "PlattePlatte')],
  ],
  [
    'a character that cannot be lettered',
    words('Platte').replace('name: Platte', 'name: 平板'),
    [':3:1 labels: expected words that can be drawn, found No glyph for "平"'],
  ],
])('%s is a fault of the file of words', (_, german, faults) => {
  writeArticle(content, shown)
  content.write('figures/plate.de.yaml', german)
  const own = content.faultLines().map((line) => line.replace('content/figures/plate.de.yaml', ''))
  for (const fault of faults) expect(own).toContainEqual(fault)
})

test('words without a drawing, a drawing without words, and one language without words are faults', () => {
  draw({ pin: model() })
  content.write('figures/lone.en.yaml', words('lone'))
  expect(content.faultLines()).toEqual([
    'content/figures/lone.de.yaml: expected this file: the words of figure lone in German, found no file',
    'content/figures/lone.en.yaml: expected the drawing packages/drawings/src/figures/<subject>/lone.ts, found no file',
    'content/figures/plate.en.yaml: expected the drawing packages/drawings/src/figures/<subject>/plate.ts, found no file',
    'packages/drawings/src/figures/<subject>/pin.ts: expected its words, content/figures/pin.<en|de>.yaml, found no file',
  ])
})

test('a figure that no article shows is a fault', () => {
  expect(content.faultLines()).toEqual([
    'content/figures/plate.en.yaml: expected an article with ::figure{name=plate}, found none',
  ])
})

test('a label that the drawing never uses is a fault', () => {
  draw({ plate: { ...model(), draw: () => [line('wide', 5, 20, 65, 20)] } })
  writeArticle(content, shown)
  expect(content.faultLines()[0]).toBe(
    'content/figures/plate.de.yaml:3:1 labels: expected a drawing that can be read, found the label name is never drawn',
  )
})
