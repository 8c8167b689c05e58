import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { keptRanges } from './kept-ranges.tsx'

const html = (text: string) => renderToStaticMarkup(keptRanges(text))
const kept = (text: string) => `<span class="whitespace-nowrap">${text}</span>`

test.each([
  ['It takes 5–20\u00a0s per page.', `It takes ${kept('5–20')}\u00a0s per page.`],
  ['per E-Mail-Anhang', `per ${kept('E-Mail')}-Anhang`],
  ['(60–95\u00a0%) of them', `(${kept('60–95')}\u00a0%) of them`],
])('a range stays on a line: %s', (text, expected) => {
  expect(html(text)).toBe(expected)
})

test('two ranges of a sentence are kept apart from each other', () => {
  expect(html('60–95%, or 50–80%')).toBe(`${kept('60–95%,')} or ${kept('50–80%')}`)
})

test('a dash between words is not touched', () => {
  expect(html('Hole from – to, and 2–')).toBe('Hole from – to, and 2–')
})
