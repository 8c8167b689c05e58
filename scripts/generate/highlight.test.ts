import { expect, test, vi } from 'vitest'
import { highlightJson } from '../../src/components/code/highlight-json.ts'
import { highlight } from './highlight.ts'

const text = (html: string) => html.replaceAll(/<[^>]+>/g, '')

test('JSON keys, strings, numbers and literals carry classes', () => {
  expect(highlightJson({ a: 'x', n: 1.5, b: null })).toBe(
    '{ <b>"a"</b>: <i>"x"</i>, ' + '<b>"n"</b>: <u>1.5</u>, ' + '<b>"b"</b>: <u>null</u> }',
  )
})

test('short values stand on one line, long ones are indented by two spaces', () => {
  const value = { short: { a: 1 }, long: ['x'.repeat(40), 'y'.repeat(40)], none: [] }
  expect(text(highlightJson(value))).toBe(
    `{\n  "short": { "a": 1 },\n  "long": [\n    "${'x'.repeat(40)}",\n    "${'y'.repeat(40)}"\n  ],\n  "none": []\n}`,
  )
})

test('markup in values is escaped', () => {
  expect(highlightJson('<b>&')).toBe('<i>"&lt;b&gt;&amp;"</i>')
})

test('Python keywords and strings are told apart by elements, with no inline style', async () => {
  const html = await highlight('from x import y\nz = "s"', 'python')
  expect(html).toContain('<em>from</em>')
  expect(html).toContain('<i>"s"</i>')
  expect(html).not.toContain('style=')
})

test('each object with a reference_id is one balanced span, and the text stays the same JSON', () => {
  const value = {
    weight: { reference_id: 3, value: '1' },
    list: [{ reference_id: 4, inner: { a: 'x'.repeat(80) } }, { reference_id: 5 }],
    plain: { b: 2 },
  }
  const html = highlightJson(value)
  expect(JSON.parse(text(html))).toEqual(value)
  expect(html.match(/data-ref="\d+"/g)).toEqual(['data-ref="3"', 'data-ref="4"', 'data-ref="5"'])
  expect(html.match(/<span/g)?.length).toBe(html.match(/<\/span>/g)?.length)
})

test('a machine that takes seconds over a line marks its tokens all the same', async () => {
  await highlight('', 'python')
  let seconds = 0
  vi.spyOn(Date, 'now').mockImplementation(() => 1000 * seconds++)
  expect(await highlight('from x import y', 'python')).toContain('<em>from</em>')
})
