import { expect, test } from 'vitest'
import { finishHtml } from './finish-html.ts'

const page = (time: number) =>
  `<html><head><meta charSet="utf-8"/><link rel="stylesheet" href="/a.css"/>` +
  `<link rel="modulepreload" href="/assets/index.js" fetchPriority="low"/><link rel="modulepreload" href="/assets/route.js"/></head>` +
  `<body><script>x={u:${time}}</script><script type="module" async="" src="/assets/index.js"></script></body></html>`

test('the first-visit script stands right after the charset, before the style sheet', () => {
  const html = finishHtml(page(1795249245419))
  expect(html.indexOf('firstVisit')).toBeGreaterThan(html.indexOf('charSet'))
  expect(html.indexOf('firstVisit')).toBeLessThan(html.indexOf('stylesheet'))
})

test('nothing asks for the client beside the first frame; the loader knows entry and modules', () => {
  const html = finishHtml(page(1795249245419))
  expect(html).not.toContain('rel="modulepreload"')
  expect(html).not.toMatch(/<script[^>]*src=/)
  expect(html).toContain('("/assets/index.js",["/assets/index.js","/assets/route.js"])')
})

test('two renderings at different times are equal', () => {
  expect(finishHtml(page(1795249245419))).toBe(finishHtml(page(1795249249999)))
})

test('a page without a client entry is an error, not a page that never starts', () => {
  expect(() => finishHtml('<html></html>')).toThrow('no client entry')
})
