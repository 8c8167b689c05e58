import { expect, test } from 'vitest'
import { highlight, highlightJson, highlightResponse } from './highlight.ts'

test('JSON keys, strings, numbers and literals carry classes', () => {
  expect(highlightJson({ a: 'x', n: 1.5, b: null })).toBe(
    '{\n  <span class="tok-key">"a"</span>: <span class="tok-string">"x"</span>,\n' +
      '  <span class="tok-key">"n"</span>: <span class="tok-constant">1.5</span>,\n' +
      '  <span class="tok-key">"b"</span>: <span class="tok-constant">null</span>\n}',
  )
})

test('markup in values is escaped', () => {
  expect(highlightJson('<b>&')).toBe('<span class="tok-string">"&lt;b&gt;&amp;"</span>')
})

test('Python keywords and strings carry classes and no inline style', async () => {
  const html = await highlight('from x import y\nz = "s"', 'python')
  expect(html).toContain('<span class="tok-keyword">from</span>')
  expect(html).toContain('class="tok-string"')
  expect(html).not.toContain('style=')
})

test('each object with a reference_id is one balanced span, nothing else is added', () => {
  const value = {
    weight: { reference_id: 3, value: '1' },
    list: [{ reference_id: 4, inner: { a: 1 } }, { reference_id: 5 }],
    plain: { b: 2 },
  }
  const html = highlightResponse(value)
  const text = html.replaceAll(/<[^>]+>/g, '')
  expect(JSON.parse(text)).toEqual(value)
  expect(html.match(/<span data-ref="\d+">/g)).toHaveLength(3)
  expect(html.match(/<span/g)?.length).toBe(html.match(/<\/span>/g)?.length)
  expect(html).toMatch(/<span data-ref="4">\{[^§]*?"inner"[^§]*?\}<\/span>,\n/)
})
