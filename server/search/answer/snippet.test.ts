import { expect, test } from 'vitest'
import { withNotes } from '../documents/search-document.ts'
import { analyse } from '../words/analyse.ts'
import { type Mark, readText, snippetOf } from './snippet.ts'

const none = () => undefined

/** Marks these words wherever they stand. */
const marking =
  (...words: string[]): Mark =>
  (tokens) =>
    tokens.filter(({ word }) => words.includes(word))

const shown = (body: string, mark: Mark, name: () => string | undefined = none) =>
  snippetOf(readText(body, 'en'), mark, name)
    .map(({ text, isHit }) => (isHit ? `[${text}]` : text))
    .join('')

const filling = (words: number) => 'sheet paper '.repeat(words / 2)

test('a text that is short is shown as a whole, its lines apart', () => {
  expect(shown('Bores\nA bore is round.\nIt has a depth', marking('depth'))).toBe(
    'Bores · A bore is round. It has a [depth]',
  )
})

test('the part with most different words is shown, not the one with the same word again', () => {
  const body = `weld weld weld ${filling(60)} throat of a weld ${filling(60)}`
  expect(shown(body, marking('weld', 'throat'))).toContain('[throat] of a [weld]')
  expect(shown(body, marking('weld'))).toContain('[weld] [weld] [weld]')
})

test('footnotes are shown only where no text above them has what was looked for', () => {
  const text = `A symbol says the angle. ${filling(60)}paper`
  const body = withNotes(text, 'ISO 5456: first angle, third angle.\nASME Y14.3, views.')
  expect(shown(body, marking('angle'))).toMatch(/^A symbol says the \[angle\]/)
  expect(shown(body, marking('views'))).toContain('ASME\u00a0Y14.3, [views].')
  expect(readText(body, 'en').text).toContain('paper · ISO 5456: first angle, third angle. ASME')
})

test('a standard keeps its number at the end of a line', () => {
  expect(shown('Fits are those of ISO 286.', marking('fits'))).toBe(
    '[Fits] are those of ISO\u00a0286.',
  )
})

test('without a hit, the hidden name that found it stands before the beginning', () => {
  expect(shown('How to pay. By transfer.', marking('card'), () => 'credit card')).toBe(
    '[credit card] · How to pay. By transfer.',
  )
})

test('what is marked are whole words of the text', () => {
  const { text, tokens } = readText('Ø20 H7, reamed', 'en')
  expect(tokens.map(({ start, end }) => text.slice(start, end))).toEqual(
    analyse(text, 'en').map(({ start, end }) => text.slice(start, end)),
  )
})
