import { beforeEach, expect, test } from 'vitest'
import {
  compiledArticle,
  createSampleContent,
  type SampleContent,
  writeArticle,
} from '../testing/sample-content.ts'

let content: SampleContent

beforeEach(() => {
  content = createSampleContent()
})

const compiled = (locale: 'en' | 'de') => compiledArticle(content, locale)

test('German headings carry the anchors of their English twins', () => {
  writeArticle(
    content,
    '## Units\n\nText\n\n### Zeros\n\nText\n\n#### Deep\n',
    '## Einheiten\n\nText\n\n### Nullen\n\nText\n\n#### Tief\n',
  )
  expect(compiled('en').toc).toEqual([
    { id: 'units', text: 'Units', level: 2 },
    { id: 'zeros', text: 'Zeros', level: 3 },
  ])
  expect(compiled('de').toc).toEqual([
    { id: 'units', text: 'Einheiten', level: 2 },
    { id: 'zeros', text: 'Nullen', level: 3 },
  ])
  expect(compiled('de').html).toContain('<h4 id="deep">Tief</h4>')
})

test('anchors have no letters that an address would encode', () => {
  writeArticle(content, '## R, SØ and Größe\n\nText\n\n## Position Ø0.2\u00a0Ⓜ\n')
  expect(compiled('en').toc.map(({ id }) => id)).toEqual(['r-so-and-grosse', 'position-o02m'])
})

test('two headings of the same words have different anchors', () => {
  writeArticle(content, '## Units\n\n## Units\n')
  expect(compiled('en').toc.map(({ id }) => id)).toEqual(['units', 'units-1'])
})

test('footnotes link both ways, in the words of the language, and stay out of the table of contents', () => {
  writeArticle(content, '## Sizes\n\nText[^a]\n\n[^a]: Note\n')
  const { html, toc } = compiled('de')
  expect(toc).toEqual([{ id: 'sizes', text: 'Sizes', level: 2 }])
  expect(html).toContain('<h2 id="footnote-label">Anmerkungen</h2>')
  expect(html).toContain('<a href="#fn-a" id="fnref-a"')
  expect(html).toContain('aria-label="Zurück zum Text der Anmerkung 1"')
  expect(compiled('en').html).toContain('<h2 id="footnote-label">Notes</h2>')
})

test('task lists have boxes to tick, each with its words as label', () => {
  writeArticle(content, '## Files\n\n- [ ] a `b`\n- [ ] c\n')
  const { html } = compiled('en')
  expect(html).toContain('<label><input type="checkbox"> a <code>b</code></label>')
  expect(html).not.toContain('disabled')
})

test('tables scroll in a named region, head their columns and align without inline styles', () => {
  writeArticle(content, '## Units\n\n| a | b |\n|---|--:|\n| 1 | 2 |\n')
  const { html } = compiled('de')
  expect(html).toContain(
    '<div class="table-scroll" role="region" tabindex="0" aria-label="Tabelle: Units"><table>',
  )
  expect(html).toContain('<th scope="col">a</th>')
  expect(html).toContain('<th class="align-right" scope="col">b</th>')
  expect(html).toContain('<td class="align-right">2</td>')
  expect(html).not.toMatch(/style=|align=|<script/)
})

test('sentences in a table are marked, so that they keep their width where it scrolls', () => {
  const long = 'x'.repeat(40)
  writeArticle(content, `| a | b | c | d |\n|---|---|---|---|\n| 1 | ${long} | 3 | 4 |\n`)
  expect(compiled('en').html).toContain(`<td class="sentence">${long}</td>`)
  writeArticle(content, `| a | b |\n|---|---|\n| 1 | ${long} |\n`)
  expect(compiled('en').html).toContain(`<td>${long}</td>`)
})

test('two tables of a section have names of their own', () => {
  const table = '| a |\n|---|\n| 1 |\n\n'
  writeArticle(content, `## Units\n\n${table}Text\n\n${table}## Signs\n\n${table}`)
  const labels = [...compiled('de').html.matchAll(/aria-label="(Tabelle[^"]*)"/g)]
  expect(labels.map(([, name]) => name)).toEqual([
    'Tabelle: Units',
    'Tabelle 2: Units',
    'Tabelle: Signs',
  ])
})

test('placeholders are filled in words, inline code and addresses, not in code blocks', () => {
  content.write('site.yaml', content.read('site.yaml').replace('host: /text', 'host: api.example'))
  writeArticle(
    content,
    '`https://{site.api.host}/{id}` [x](mailto:{site.contact.email})\n\n```\n{site.api.host}\n```\n',
  )
  const { html } = compiled('en')
  expect(html).toContain(
    '<p><code>https://api.example/{id}</code> <a href="mailto:someone@firstangle.example">x</a></p>',
  )
  expect(html).toContain('<code>{site.api.host}\n</code></pre>')
})

test('years and ratios after a colon are words', () => {
  writeArticle(content, 'ISO 2768-2:1989 at 1:2, {trial.drawings}:x')
  expect(compiled('en').html).toBe(
    '<p><span class="whitespace-nowrap">ISO\u00a02768-2:1989</span> at 1:2, 1:x</p>',
  )
})

test('a callout and a standard stay on their line, a long line of code may break', () => {
  const long = 'a line of code that is longer'
  writeArticle(content, `\`M8\` \`M8-6H LH\` \`${long}\` EN ISO 683-2.`, 'Wort')
  expect(compiled('en').html).toBe(
    '<p><code>M8</code> <code class="whitespace-nowrap">M8-6H LH</code> ' +
      `<code>${long}</code> <span class="whitespace-nowrap">EN\u00a0ISO\u00a0683-2</span>.</p>`,
  )
})

test.each([
  ['as in ISO 2768-m.', 'as in <span class="whitespace-nowrap">ISO\u00a02768-m</span>.'],
  ['ISO 2768-mK-E', '<span class="whitespace-nowrap">ISO\u00a02768-mK</span>-E'],
  ['grey EN-GJS-400-15', 'grey <span class="whitespace-nowrap">EN-GJS-400-15</span>'],
  ['CuSn7Zn4Pb7-C', '<span class="whitespace-nowrap">CuSn7Zn4Pb7-C</span>'],
  ['the 16-%-rule', 'the <span class="whitespace-nowrap">16-%-rule</span>'],
  ['25.0012–25.0190, in', '<span class="whitespace-nowrap">25.0012–25.0190</span>, in'],
  ['twice the K-factor', 'twice the <span class="whitespace-nowrap">K-factor</span>'],
  ['a 3D-model, A3-sheets', 'a 3D-model, A3-sheets'],
])('%s stays on its line', (text, html) => {
  writeArticle(content, text)
  expect(compiled('en').html).toBe(`<p>${html}</p>`)
})

test('signs are drawn in a block without a language: it shows what stands on a sheet', () => {
  writeArticle(content, '```\n⌴ Ø15\n```\n')
  expect(compiled('en').html).toMatch(
    /<code><span class="sign" role="img" aria-label="[^"]+"><svg .*<span class="sr-only">⌴<\/span><\/span> Ø15\n<\/code>/,
  )
})

test('links lead to articles by file name and keep the language', () => {
  writeArticle(content, 'Text', 'Text', 'knowledge-base/units')
  writeArticle(
    content,
    '## A\n\n[a](units.md) [b](../knowledge-base/units.de.md#x) [c](#a) [d](/pricing#growth) [e](https://a.example)'.replace(
      'units.md',
      './sheets.md',
    ),
  )
  const links = (locale: 'en' | 'de') =>
    [...compiled(locale).html.matchAll(/<a href="([^"]+)"(?! class)/g)].map((match) => match[1])
  expect(links('en')).toEqual([
    '/blog/sheets',
    '/knowledge-base/units#x',
    '#a',
    '/pricing#growth',
    'https://a.example',
  ])
  expect(links('de')).toEqual([
    '/blog/sheets?lang=de',
    '/knowledge-base/units?lang=de#x',
    '#a',
    '/pricing?lang=de#growth',
    'https://a.example',
  ])
  expect(compiled('en').html).toContain('<a href="https://a.example" rel="noopener">')
})

test('code is framed with its language and a button, scrolls by keyboard and is not translated', () => {
  writeArticle(content, '```json\n{ "a": 1 }\n```\n\n```\nplain\n```\n')
  const { html } = compiled('de')
  expect(html).toContain(
    '<figure class="code-figure"><figcaption><span translate="no">json</span>' +
      '<button type="button" class="needs-script" data-copy="code"><span aria-live="polite">Kopieren</span></button></figcaption>' +
      '<pre class="code" role="group" tabindex="0" aria-label="json" lang="en" translate="no"><code>{ <span class="tok-key">"a"</span>: <span class="tok-constant">1</span> }\n</code></pre></figure>',
  )
  expect(html).toContain('<span translate="no">Code</span>')
})

test('headings of level 2 and 3 have a link to themselves beside them', () => {
  writeArticle(content, '## Units\n\n### Zeros\n\n#### Deep\n')
  const { html, toc } = compiled('de')
  expect(html).toContain(
    '<div class="heading-line"><h2 id="units">Units</h2><a href="#units" class="heading-link" data-copy="link">' +
      '<span aria-hidden="true">#</span><span class="heading-link__name" aria-live="polite">Link zu diesem Abschnitt</span>' +
      '<span class="sr-only"> (Units)</span></a></div>',
  )
  expect(html).toContain('<h3 id="zeros">Zeros</h3><a href="#zeros"')
  expect(html).toMatch(/<h4 id="deep">Deep<\/h4>$/)
  expect(toc.map(({ text }) => text)).toEqual(['Units', 'Zeros'])
})

test('signs that no font has are drawn, also in a code span, and stay characters for copying', () => {
  const block = '```text\n⌖ 0.1\n```\n'
  writeArticle(content, `The symbol Ⓔ, and \`0.2 ⌖\`.\n\n| ⌖ |\n|---|\n| 1 |\n\n${block}`)
  const { html } = compiled('en')
  expect(html).toMatch(
    /^<p>The symbol <span class="sign" role="img" aria-label="[^"]+"><svg viewBox="0 0 12 12" aria-hidden="true">.*<path .*<span class="sr-only">Ⓔ<\/span><\/span>, and <code class="whitespace-nowrap">0\.2 <span class="sign" role="img".*<span class="sr-only">⌖<\/span><\/span><\/code>.<\/p>/,
  )
  expect(html, 'a block of code is text to copy').toContain('⌖ 0.1')
  expect(html).toContain('<th scope="col"><span class="sign" role="img" ')
})

test('an article without a title is called after its slug; front matter wins', () => {
  writeArticle(content, 'Text')
  const source = content.read('blog/sheets.en.md')
  content.write('blog/sheets.en.md', source.replace(/^title: .*\n/m, ''))
  expect(compiled('en').title).toBe('Sheets')
  expect(compiled('de').title).toBe('blog sheets de')
})

test('search finds the plain text under each heading, cells and list items apart, and footnotes below an empty line', async () => {
  writeArticle(
    content,
    'Intro[^n]\n\n## Units\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n- one\n- two\n\n### Deep\n\nend\n\n#### Deeper\n\nlast\n\n[^n]: Note\n',
  )
  compiled('en')
  const { DatabaseSync } = await import('node:sqlite')
  const database = new DatabaseSync(content.outFile, { readOnly: true })
  const found = database
    .prepare(
      "SELECT anchor, heading, body FROM search_documents WHERE locale = 'en' AND kind = 'blog' ORDER BY id",
    )
    .all()
  database.close()
  expect(found.map((row) => ({ ...row }))).toEqual([
    { anchor: '', heading: '', body: expect.stringMatching(/\nIntro\n\nNote$/) },
    { anchor: 'units', heading: 'Units', body: 'a\nb\n1\n2\none\ntwo' },
    { anchor: 'deep', heading: 'Deep', body: 'end\nDeeper\nlast' },
  ])
})

test.each([
  [200, 1],
  [201, 2],
  [1, 1],
])('%d words take %d minutes', (words, minutes) => {
  writeArticle(content, 'word '.repeat(words), 'Wort '.repeat(words))
  expect(compiled('en').readingMinutes).toBe(minutes)
})
