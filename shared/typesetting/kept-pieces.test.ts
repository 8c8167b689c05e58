import { expect, test } from 'vitest'
import { designation } from './designation.ts'
import { figureRange, keptPieces } from './kept-pieces.ts'

/** The text, with what is kept in square brackets. */
const marked = (text: string, ...patterns: RegExp[]) =>
  keptPieces(text, ...patterns)
    .map((piece) => (piece.isKept ? `[${piece.text}]` : piece.text))
    .join('')

test.each([
  ['It takes 5–20\u00a0s per page.', 'It takes [5–20]\u00a0s per page.'],
  ['between 25.000–25.021, or 1,000–5,000.', 'between [25.000–25.021], or [1,000–5,000].'],
  ['60–95%, or (50–80\u00a0%)', '[60–95%], or ([50–80]\u00a0%)'],
  ['Hole from – to, and 2–', 'Hole from – to, and 2–'],
])(
  'a range of figures is kept, with its percent sign, without what stands around it: %s',
  (text, expected) => {
    expect(marked(text, figureRange)).toBe(expected)
  },
)

test('a later pattern does not look into what an earlier one caught', () => {
  const text = 'ISO\u00a02768-1 allows 0.5–3'
  expect(marked(text, designation, figureRange)).toBe('[ISO\u00a02768-1] allows [0.5–3]')
  expect(marked('16-mm', designation, /(mm)/)).toBe('[16-mm]')
})

test('no piece is empty', () => {
  expect(keptPieces('5–20', figureRange)).toEqual([{ text: '5–20', isKept: true }])
  expect(keptPieces('', figureRange)).toEqual([])
})
