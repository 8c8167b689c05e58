import { expect, test } from 'vitest'
import { finishHtml } from './finish-html.ts'

const page = (time: number) =>
  `<html><head><meta charSet="utf-8"/><link rel="stylesheet" href="/a.css"/>` +
  `<link rel="modulepreload" href="/assets/index.js" fetchPriority="low"/><link rel="modulepreload" href="/assets/route.js"/></head>` +
  `<body><script>x={u:${time}}</script><script type="module" async="" src="/assets/index.js"></script></body></html>`

const finish = (html: string) => finishHtml(html, '/mono.woff2')

test('the first-visit script stands right after the charset, before the style sheet', () => {
  const html = finish(page(1795249245419))
  expect(html.indexOf('firstVisit')).toBeGreaterThan(html.indexOf('charSet'))
  expect(html.indexOf('firstVisit')).toBeLessThan(html.indexOf('stylesheet'))
})

test('nothing asks for the client beside the first frame; the loader knows entry, modules and the mono face', () => {
  const html = finish(page(1795249245419))
  expect(html).not.toContain('rel="modulepreload"')
  expect(html).not.toMatch(/<script[^>]*src=/)
  expect(html).toContain(
    '("/assets/index.js",["/assets/index.js","/assets/route.js"],"/mono.woff2")',
  )
})

test('two renderings at different times are equal', () => {
  expect(finish(page(1795249245419))).toBe(finish(page(1795249249999)))
})

test('a page without a client entry is an error, not a page that never starts', () => {
  expect(() => finish('<html></html>')).toThrow('no client entry')
})
