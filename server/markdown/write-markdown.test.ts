import fc from 'fast-check'
import type { PhrasingContent, Root, RootContent } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { expect, test } from 'vitest'
import { withoutNeedlessEscapes, writeMarkdown } from './write-markdown.ts'

test.each([
  ['GD\\&T', 'GD&T'],
  ['?a=1\\&b=2', '?a=1&b=2'],
  ['\\&amp; \\&#38;', '\\&amp; \\&#38;'],
  ['features\\[0].a\\[]', 'features[0].a[]'],
  ['\\[a](b)', '\\[a](b)'],
  ['\\[a]: b', '\\[a]: b'],
  ['\\[^1] \\[x y]', '\\[^1] \\[x y]'],
  ['a\\@b.example', 'a@b.example'],
  ['https\\://a.example www\\.a.example', 'https://a.example www.a.example'],
  ['2\\*3 \\_a\\_', '2\\*3 \\_a\\_'],
  ['`GD\\&T`', '`GD\\&T`'],
  ['```\nGD\\&T\n```\nGD\\&T', '```\nGD\\&T\n```\nGD&T'],
  ['- x\n\n  ```json\n  "\\@"\n  ```', '- x\n\n  ```json\n  "\\@"\n  ```'],
])('%j is written as %j', (given, wanted) => {
  expect(withoutNeedlessEscapes(given)).toBe(wanted)
})

const byLibrary = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, {
    bullet: '-',
    emphasis: '_',
    fences: true,
    listItemIndent: 'one',
    rule: '-',
  })
  .freeze()

/** A text beside marks, a break and the end of a line, in each kind of block. */
function treeWith(value: string, other: string): Root {
  const children: PhrasingContent[] = [
    { type: 'text', value },
    { type: 'strong', children: [{ type: 'text', value: other }] },
    { type: 'text', value },
    { type: 'link', url: '/a', children: [{ type: 'text', value }] },
    { type: 'break' },
    { type: 'text', value },
    { type: 'inlineCode', value: 'x' },
    { type: 'text', value: other },
  ]
  const inline = children.filter(({ type }) => type !== 'break')
  const blocks: RootContent[] = [
    { type: 'paragraph', children },
    { type: 'heading', depth: 2, children: inline },
    {
      type: 'table',
      children: [{ type: 'tableRow', children: [{ type: 'tableCell', children: inline }] }],
    },
  ]
  return { type: 'root', children: blocks }
}

test('texts are written as the library does, whatever signs they have', () => {
  const signs = [
    'a',
    'W',
    'w',
    'ß',
    '7',
    ' ',
    ' ',
    ',',
    '.',
    ':',
    ';',
    '-',
    '–',
    '(',
    ')',
    '"',
    "'",
  ]
  const others = ['/', '?', '%', '!', '&', '*', '_', '[', '#', '@', '|', '~', '<', '=', '+', '\\']
  const text = fc.string({ unit: fc.constantFrom(...signs, ...signs, ...others), maxLength: 12 })
  fc.assert(
    fc.property(text, text, (value, other) => {
      const tree = treeWith(value, other)
      expect(writeMarkdown(tree)).toBe(withoutNeedlessEscapes(byLibrary.stringify(tree)))
    }),
    { numRuns: 200 },
  )
})
