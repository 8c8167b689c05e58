import { expect, test } from 'vitest'
import { pageMarkdown } from './page-markdown.ts'

const address = 'https://www.firstangle.example/pricing?lang=de'
const words = { post: 'Send it to {address}.', slots: 'Times are at {address}.' }

/** Markdown of what stands in `main`, after its title. */
function markdown(html: string, locale: 'en' | 'de' = 'en'): string {
  const page = `<html><body><header>Menu</header><main><h1>Title</h1>${html}</main></body></html>`
  const text = pageMarkdown(page, { address, locale, words })
  expect(text).toMatch(/^# Title\n/)
  return text.slice('# Title\n'.length).trim()
}

test('a page begins at its title and ends with its main part', () => {
  const html =
    '<header>Menu</header><main><div><nav>Home</nav><p>Above</p><div><h1>A &amp; B</h1><p>x</p></div></div></main><footer>Foot</footer>'
  expect(pageMarkdown(html, { address, locale: 'en', words })).toBe('# A & B\n\nx\n')
})

test('controls, decoration and what a script would show are not read', () => {
  const html = `<p>a<!-- -->b</p><script>x</script><style>x</style><nav>x</nav><button type="button">Copy</button>
    <div role="tablist"><button role="tab">Tab</button></div><span aria-hidden="true">1</span><p class="needs-script">x</p>
    <search><label>x</label></search><form role="search"><label>x</label></form><p hidden>x</p><p class="print-only">x</p><img src="/a.svg" alt=""/><video><source src="/a.mp4"/></video>
    <svg aria-hidden="true"><title>x</title></svg><p class="markdown-links"><a href="/pricing.md">x</a></p>
    <fieldset class="choices"><legend>x</legend><label><input type="radio" checked/>x</label></fieldset>`
  expect(markdown(html)).toBe('ab')
})

test('an entry that can be pressed is content', () => {
  expect(
    markdown(
      '<ul><li><button aria-pressed="true"><span>Thread</span><span>M8</span></button></li></ul>',
    ),
  ).toBe('- Thread M8')
})

test('a size that begins with its point stays apart from the word before it', () => {
  expect(markdown('<h2><span class="block">Thread</span><span>.250-28 UNF</span></h2>')).toBe(
    '## Thread .250-28 UNF',
  )
})

test('a chosen value has its mark before it, a heading that can be chosen is a heading', () => {
  const option = (checked: string, value: string) =>
    `<label><input type="radio" ${checked}/>${value}</label>`
  expect(markdown(`<div>${option('', 'f')}${option('checked', 'm')}</div>`)).toBe('f ✓ m')
  expect(markdown(`<h3>${option('checked', 'Metadata')}</h3>`)).toBe('### Metadata')
})

test('links are absolute, and a place on the page keeps its language', () => {
  const links =
    '<p><a href="/x?lang=de&amp;a=1">x</a>, <a href="#faq">y</a>, <a href="mailto:a@b.example">z</a></p>'
  expect(markdown(links)).toBe(
    `[x](https://www.firstangle.example/x?lang=de&a=1), [y](${address}#faq), [z](mailto:a@b.example)`,
  )
})

test('buttons in a row become a list', () => {
  expect(
    markdown('<div><a href="https://a.example">A</a><a href="https://b.example">B</a></div>'),
  ).toBe('- [A](https://a.example/)\n- [B](https://b.example/)')
})

test('pictures have their address and words; a drawing without an address its name', () => {
  expect(markdown('<img src="/a.svg" alt="A shaft"/>')).toBe(
    '![A shaft](https://www.firstangle.example/a.svg)',
  )
  const sign = '<span class="sign" role="img" aria-label="diameter">Ø</span>'
  expect(markdown(`<p>${sign}20 H7</p>`)).toBe('Ø20 H7')
  expect(markdown('<svg role="img" aria-label="A plot"><path/></svg>')).toBe('A plot')
})

test('a table keeps its rows and notes, and its caption stands above it', () => {
  const table = (caption: string) =>
    `<h2>Plans</h2><table><caption>${caption}</caption><thead><tr><th>Plan</th><th>Start</th></tr></thead>
     <tbody><tr><th>A|B</th><td><span>at most 10 s</span><small> p99</small></td></tr></tbody></table>`
  const rows = '| Plan | Start |\n| - | - |\n| A\\|B | at most 10 s (p99) |'
  expect(markdown(table('All plans'))).toBe(`## Plans\n\n**All plans**\n\n${rows}`)
  expect(markdown(table('Plans'))).toBe(`## Plans\n\n${rows}`)
})

test('what stands below each other in a cell is one line, divided by points', () => {
  const row = `<tr><th>Profile A<span>turning</span></th><td><div><p>No fit</p><h3><a href="https://a.example">IT6</a></h3>
     <ul><li>one</li><li>two <b>three</b></li></ul></div></td><td><p>Fits</p></td></tr>`
  expect(markdown(`<table><tr><th>Name</th><th>A</th><th>B</th></tr>${row}</table>`)).toBe(
    [
      '| Name | A | B |',
      '| - | - | - |',
      '| Profile A · turning | No fit · [IT6](https://a.example/) · one · two **three** | Fits |',
    ].join('\n'),
  )
})

test('code and what it may be do not run into each other', () => {
  const row = '<tr><td>page_type<code>string</code><samp>"A"</samp></td></tr>'
  expect(markdown(`<table><tr><th>Field</th></tr>${row}</table>`)).toContain(
    '| page_type `string` `"A"` |',
  )
})

test('a number before a question is its name, a bar behind a figure nothing', () => {
  const row = '<tr><th><small>FA-1</small> Who?</th></tr>'
  expect(markdown(`<table><tr><th>Question</th></tr>${row}</table>`)).toContain('| FA-1: Who? |')
  expect(
    markdown('<dl><dt>Answered</dt><dd>69 of 147</dd><dd><svg viewBox="0 0 1 1"></svg></dd></dl>'),
  ).toBe('- **Answered:** 69 of 147')
})

test('a source does not run into what follows it, and a short name stays beside its term', () => {
  const meaning = 'A line.<small><cite>ISO 129-1</cite>Explained in: x</small>'
  const entry = `<dt>Diameter</dt><dd>${meaning}</dd><dd>diameter<small>dia</small></dd>`
  expect(markdown(`<dl>${entry}</dl>`)).toBe(
    '- **Diameter:** A line. (ISO 129-1 · Explained in: x); diameter (dia)',
  )
})

test('a label does not run into the links behind it, nor a caption into what it is about', () => {
  expect(markdown('<p>Specimen:<a href="https://a.example">XML</a></p>')).toBe(
    'Specimen: [XML](https://a.example/)',
  )
  const caption = '<caption><span>Invoice 1</span><span>15 January</span></caption>'
  expect(markdown(`<table>${caption}<tr><th>Sum</th></tr></table>`)).toContain(
    '**Invoice 1 · 15 January**',
  )
})

test('figures of a list are one line each, also where what they say is as long as a line', () => {
  const figure = (value: string, says: string) =>
    `<li><div>${value}</div><p>x</p><p>${says}</p></li>`
  const long = 'der gelesenen Felder; 99 % mit kundenspezifischem Quality Gate'
  expect(markdown(`<ul>${figure('35 %', 'y')}${figure('95 %', long)}</ul>`)).toBe(
    `- **35 %** x · y\n- **95 %** x · ${long}`,
  )
})

test('definitions are one line each, longer ones keep their blocks', () => {
  expect(
    markdown('<dl><div><dt>RPO</dt><dd>24 h</dd></div><dt>Why?</dt><dd>No</dd><dd>Yes</dd></dl>'),
  ).toBe('- **RPO:** 24 h\n- **Why?** No; Yes')
  expect(markdown('<dl><dt>A</dt><dd><p>one</p><p>two</p></dd></dl>')).toBe(
    '- **A:**\n\n  one\n\n  two',
  )
})

test('questions are headings below the one above them', () => {
  const question = (name: string) =>
    `<details><summary>${name}<svg></svg></summary><p>Answer</p></details>`
  expect(markdown(`<h2>FAQ</h2>${question('Why?')}${question('How?')}`)).toBe(
    '## FAQ\n\n### Why?\n\nAnswer\n\n### How?\n\nAnswer',
  )
})

test('short cards become a list, long steps numbered sections', () => {
  expect(
    markdown(
      '<ul><li><h3>Fast</h3><p>5 s</p></li><li><div><h3>Safe.</h3><p>Yes</p></div></li></ul>',
    ),
  ).toBe('- **Fast.** 5 s\n- **Safe.** Yes')
  expect(
    markdown(
      '<ol><li><h3>Install</h3><p>Do</p><pre><code>$ a</code></pre></li><li><h3>Run</h3></li></ol>',
    ),
  ).toBe('### 1. Install\n\nDo\n\n```console\n$ a\n```\n\n### 2. Run')
})

test.each([
  ['read.py', 'import a', 'python'],
  ['features.json', '{', 'json'],
  ['json', '1', 'json'],
  ['Terminal', '$ ls', 'console'],
  ['read.cs', 'using System;', 'csharp'],
  ['read.java', 'class Read {}', 'java'],
  ['', '{ "a": [1] }', 'json'],
  ['', '{ a', ''],
])('code below %j is marked: %j is %j', (caption, code, language) => {
  const html = `<figure><figcaption>${caption}</figcaption><pre><code><span class="t">${code}</span>\n</code></pre></figure>`
  expect(markdown(html)).toContain(`\`\`\`${language}\n${code}\n\`\`\``)
})

test('words that only styles keep apart stay apart', () => {
  expect(markdown('<p><span>Size</span><span>Ø25</span><code>k6</code>.</p>')).toBe(
    'Size Ø25 `k6`.',
  )
  expect(markdown('<p><span class="block">Expect</span>no error</p>')).toBe('Expect: no error')
  expect(markdown('<p>Sizes<code>a.b</code> (<code>c</code>)</p>')).toBe('Sizes `a.b` (`c`)')
  expect(markdown('<p>con\u00adfi\u200bdence</p>')).toBe('confidence')
})

test('quotations have the marks of the language', () => {
  expect(markdown('<p><q>x</q></p>', 'de')).toBe('„x“')
  expect(markdown('<p><q>x</q></p>', 'en')).toBe('“x”')
})

test('a form that changes the page is shown with what it holds', () => {
  const html = `<form method="get"><label for="a">Pages</label><div><input id="a" name="a" value="60"/><span>pages</span></div>
    <label><input type="checkbox" checked/><span>Flat</span></label><label><input type="checkbox"/><span>Round</span></label>
    <select><option>Rome</option><option selected>Berlin</option></select><button>Calculate</button></form>`
  const text = markdown(html)
  expect(text).toContain('60 pages')
  expect(text).toContain('✓ Flat')
  expect(text).toContain('Berlin')
  expect(text).not.toMatch(/Round|Rome|Calculate/)
})

test('a form that is posted tells programs where, and the names of its fields', () => {
  const html = `<input type="radio" form="f" name="topic" value="a"/><form id="f" method="post" action="/api/x?lang=de">
    <fieldset><legend>Topic?</legend><label><input type="radio" name="kind" value="one"/><span>One</span></label>
    <label><input type="radio" name="kind" value="two"/><span>Two</span></label></fieldset>
    <label for="m">Name <span>(optional)</span></label><input id="m" name="name"/>
    <div aria-hidden="true"><label>Trap<input name="website"/></label></div><input type="hidden" name="secret"/>
    <button>Send</button></form>`
  expect(markdown(html)).toBe(
    [
      'Send it to `https://www.firstangle.example/api/x?lang=de`.\n',
      '- `topic`:\n  - `a`\n',
      '- `kind`: Topic?\n\n  - `one` One\n  - `two` Two\n',
      '- `name`: Name (optional)',
    ].join('\n'),
  )
})

test('times to choose from are not listed but named by where they are', () => {
  const times = Array.from(
    { length: 9 },
    (_, at) => `<input type="radio" name="start" value="${at}"/>`,
  )
  const html = `<form method="post" action="/api/calls?lang=de">${times.join('')}</form>`
  expect(markdown(html)).toContain(
    '- `start`: Times are at `https://www.firstangle.example/api/calls/slots`.',
  )
})
