import { beforeEach, describe, expect, test } from 'vitest'
import { openContent } from '../store/queries.ts'
import { createSampleContent, type SampleContent, writeArticle } from '../testing/sample-content.ts'

let content: SampleContent

beforeEach(() => {
  content = createSampleContent()
})

interface Fields {
  id?: string
  en?: string
  de?: string
  rest?: string
  english?: string
  german?: string
}

/** One entry in eight lines. */
function entry({ id = 'chamfer', en = id, de = `${id}-de`, rest = '', ...more }: Fields): string {
  const english = more.english ?? `A sloping face that stands in the place of an edge, ${id}.`
  const german = more.german ?? `Eine schräge Fläche, die an der Stelle einer Kante steht, ${id}.`
  return `  - id: ${id}
${rest}    en:
      term: ${en}
      definition: ${english}
    de:
      term: ${de}
      definition: ${german}
`
}

const write = (...entries: Fields[]) =>
  content.write('glossary.yaml', `entries:\n${entries.map(entry).join('')}`)

describe('a fault of the glossary names its line', () => {
  test.each<[string, Fields[], string]>([
    [
      'terms out of order',
      [{ id: 'fit' }, { id: 'chamfer' }],
      'content/glossary.yaml:11:7 entries[1].en.term: expected a term after "fit", found "chamfer"',
    ],
    [
      'a name used twice',
      [{ id: 'chamfer' }, { id: 'fit', de: 'Chamfer-DE' }],
      'content/glossary.yaml:14:7 entries[1].de.term: expected a name of its own, found "Chamfer-DE", also in "chamfer"',
    ],
    [
      'an unknown symbol',
      [{ rest: '    symbol: unicorn\n' }],
      'content/glossary.yaml:3:5 entries[0].symbol: expected a symbol of packages/drawings/src/term-symbols/, found "unicorn"',
    ],
    [
      'an unknown article',
      [{ rest: '    article: nowhere#x\n' }],
      'content/glossary.yaml:3:5 entries[0].article: expected the slug of an article, found "nowhere#x"',
    ],
    [
      'an unknown heading',
      [{ rest: '    article: sheets#x\n' }],
      'content/glossary.yaml:3:5 entries[0].article: expected a heading of sheets, found "sheets#x"',
    ],
    [
      'a definition that nobody translated',
      [{ german: 'A sloping face that stands in the place of an edge, chamfer.' }],
      'content/glossary.yaml:8:7 entries[0].de.definition: expected other words than the English, found the same "A sloping face that stands in the place of an edge, chamfer."',
    ],
    [
      'a short definition',
      [{ english: 'Too short.' }],
      'content/glossary.yaml:5:7 entries[0].en.definition: expected at least 40 characters: one or two sentences, found "Too short."',
    ],
  ])('%s', (_, entries, fault) => {
    writeArticle(content, '## Sizes\n\nWords\n')
    write(...entries)
    expect(content.faultLines()).toEqual([fault])
  })

  test('a missing language', () => {
    content.write('glossary.yaml', `entries:\n${entry({}).split('    de:')[0]}`)
    expect(content.faultLines()).toEqual([
      'content/glossary.yaml:2:5 entries[0].de: expected the keys term, definition, found nothing',
    ])
  })

  test('a missing file', () => {
    content.write('glossary.yaml', 'entries: {}\n')
    expect(content.faultLines()).toEqual([
      'content/glossary.yaml:1:1 entries: expected a list, found no keys',
    ])
  })
})

describe('an article', () => {
  const link = (id: string, text: string, query = '') =>
    `<a href="/knowledge-base/glossary${query}#${id}" class="term">${text}</a>`

  function html(body: string, german = body, locale: 'en' | 'de' = 'en'): string {
    writeArticle(content, body, german)
    expect(content.faultLines()).toEqual([])
    const opened = openContent(content.outFile)
    const found = opened.article('blog', 'sheets', locale)?.html ?? ''
    opened.close()
    return found
  }

  test('links the first occurrence of a term, in its language', () => {
    write({ id: 'chamfer', de: 'Fase' })
    const english = 'Chamfers here.\n\n## Second\n\nA chamfer there.\n'
    const german = 'Mit Fasen hier.\n\n## Zweitens\n\nEine Fase dort.\n'
    expect(html(english, german)).toContain(`<p>${link('chamfer', 'Chamfers')} here.</p>`)
    expect(html(english, german)).toContain('<p>A chamfer there.</p>')
    expect(html(english, german, 'de')).toContain(
      `<p>Mit ${link('chamfer', 'Fasen', '?lang=de')} hier.</p>`,
    )
  })

  test('leaves headings, links, code, emphasis, tables and footnotes alone', () => {
    write({ id: 'chamfer' })
    const marked = html(
      '## Chamfer\n\n[a chamfer](/blog/sheets) `chamfer` **chamfer**[^a]\n\n| chamfer |\n|---|\n| chamfer |\n\n```\nchamfer\n```\n\n[^a]: A chamfer.\n',
    )
    expect(marked).not.toContain('class="term"')
  })

  test('has no more than two links in a paragraph and six in a section', () => {
    const ids = ['alpha', 'beta', 'delta', 'gamma', 'iota', 'kappa', 'omega', 'sigma', 'theta']
    write(...ids.map((id) => ({ id })))
    const count = (text: string) => text.split('class="term"').length - 1
    expect(count(html(`${ids.slice(0, 3).join(', ')}.\n`))).toBe(2)
    expect(count(html(ids.join('.\n\n')))).toBe(6)
    expect(count(html(`${ids.slice(0, 7).join('.\n\n')}\n\n## Next\n\ntheta\n`))).toBe(7)
  })

  test('does not link the terms that it explains itself', () => {
    write({ id: 'chamfer', rest: '    article: sheets\n' })
    expect(html('A chamfer.\n')).toBe('<p>A chamfer.</p>')
  })
})
