import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { keptFigures, keptRanges } from './kept-ranges.tsx'

const html = (text: string) => renderToStaticMarkup(keptRanges(text))
const kept = (text: string) => `<span class="whitespace-nowrap">${text}</span>`

test.each([
  ['It takes 5–20\u00a0s per page.', `It takes ${kept('5–20')}\u00a0s per page.`],
  ['per E-Mail-Anhang', `per ${kept('E-Mail')}-Anhang`],
  ['by days. Net 15, in EUR', `by days. ${kept('Net 15')}, in EUR`],
  ['Compare the SHA-256 of it', `Compare the ${kept('SHA-256')} of it`],
  ['Mehr-Faktor-Authentisierung', `${kept('Mehr-Faktor-')}Authentisierung`],
  ['numbers or e-mail addresses', `numbers or ${kept('e-mail')} addresses`],
  ['In transit. End-to-end encryption', `In transit. ${kept('End-to-end')} encryption`],
  ['mit Ende-zu-Ende-Verschlüsselung', `mit ${kept('Ende-zu-Ende-')}Verschlüsselung`],
  ['(60–95\u00a0%) of them', `(${kept('60–95')}\u00a0%) of them`],
])('a range stays on a line: %s', (text, expected) => {
  expect(html(text)).toBe(expected)
})

test('two ranges of a sentence are kept apart from each other', () => {
  expect(html('60–95%, or 50–80%')).toBe(`${kept('60–95%')}, or ${kept('50–80%')}`)
})

test('a dash between words is not touched', () => {
  expect(html('Hole from – to, and 2–')).toBe('Hole from – to, and 2–')
})

test.each([
  ['a citation', 'as Art. 28(3)(b) GDPR asks', `as Art. ${kept('28(3)(b)')} GDPR asks`],
  ['a designation', '(ISO\u00a05456-2), 2D-drawings', `(${kept('ISO\u00a05456-2')}), 2D-drawings`],
  ['a material', 'of EN\u00a0AW-6082 T6', `of ${kept('EN\u00a0AW-6082')} T6`],
  ['a class of thread', '1/4-20 UNC-2B, 2B', `${kept('1/4-20')} ${kept('UNC-2B')}, 2B`],
  ['a range', 'within 5–20\u00a0s', `within ${kept('5–20')}\u00a0s`],
])('%s of a sentence stays on a line', (_, text, expected) => {
  expect(renderToStaticMarkup(keptFigures(text))).toBe(expected)
})

test('an article and its paragraph need no span: no line ends between them', () => {
  expect(renderToStaticMarkup(keptFigures('Art. 33(2) GDPR'))).toBe('Art. 33(2) GDPR')
})
