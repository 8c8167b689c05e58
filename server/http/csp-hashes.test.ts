import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashesOf, inlineStyleHashes } from './csp-hashes.ts'

/** The sources for the scripts of a page in pieces. */
const scriptHashes = (...pieces: readonly string[]) =>
  hashesOf(pieces.map((text) => ({ bytes: Buffer.from(text) })))[0]

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test.each([
  ['<script>a()</script>', ['a()']],
  ['<script type="module">a()</script>', ['a()']],
  ['<script TYPE=module async>a()</script >', ['a()']],
  ['<script>a()', []],
  ['<script>a() // <script></script>', ['a() // <script>']],
  ["<script type='text/javascript'>a()</script>", ['a()']],
  ['<script type="importmap">{}</script>', ['{}']],
  ['<script type="application/ld+json">{}</script>', []],
  ['<script type="application/json" id="x">{}</script>', []],
  ['<script src="/a.js"></script>', []],
  ['<script src="/a.js">ignored()</script>', []],
  ['<script data-src="x">a()</script>', ['a()']],
  ['<script data-note=" src=x type=text/plain">a()</script>', ['a()']],
  ['<script data-x="1>2">a()</script>', ['a()']],
  ['<script></script>', []],
  ['<script>a()</script><p>x</p><script>b()</script>', ['a()', 'b()']],
  ['<script>a()</script><script>a()</script>', ['a()']],
  ['<script>a()\r\nb()</script>', ['a()\nb()']],
  ['<script>ü</script>', ['ü']],
  ['<p>no script</p>', []],
])('the scripts that a browser would run have hashes: %s', (html, texts) => {
  expect(scriptHashes(html)).toEqual(texts.map(hash))
})

test.each([
  '<script>evil()</script>',
  '</main><script>evil()</script>',
  '<main><script>evil()</script>',
  '</main><script>evil()</script><main>',
])('a script that got among the texts of a page has none: %s', (text) => {
  const [head, foot] = ['<script>a()</script><body><main id="main">', '</main><script>b()</script>']
  const ours = [hash('a()'), hash('b()')]
  expect(scriptHashes(head + text + foot)).toEqual(ours)
  expect(scriptHashes(head, text, foot)).toEqual(ours)
  expect(scriptHashes('<p>', `${head}<p>`, `${text}${foot}`)).toEqual(ours)
})

test('the styles of an SVG file have hashes', () => {
  const svg = '<svg><style>ä{}</style><path d="M0 0"/><style>b{}</style><style>a{}</style></svg>'
  expect(inlineStyleHashes(Buffer.from(svg))).toEqual([hash('ä{}'), hash('b{}'), hash('a{}')])
  expect(inlineStyleHashes(Buffer.from('<svg><path d="M0 0"/></svg>'))).toEqual([])
})
