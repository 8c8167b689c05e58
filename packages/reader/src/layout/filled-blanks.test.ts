import { expect, it } from 'vitest'
import { textsOf, written } from './testing/made-sheet.ts'

it('joins a text with the piece in its gap, which stands in a font of its own', () => {
  const cyrillic = written('М х0,5', 50, 50, { font: 'Gost A', advance: 15 })
  expect(textsOf(cyrillic, written('3', 53.4, 50, { font: 'Gost B' }))).toEqual(['M3x0,5'])
})

it('leaves what stands beside a text, or crosses it in other lettering, apart', () => {
  const note = written('М х0,5', 50, 50, { advance: 15 })
  expect(textsOf(note, written('3', 70, 50))).toHaveLength(2)
  expect(textsOf(note, written('3', 53.4, 51.5))).toHaveLength(2)
})

it('joins a text of signs with the number in its gap, whose font is a little smaller', () => {
  const signs = written('⌀ ±', 50, 50, { size: 5.3, advance: 10.5, font: 'Symbol_ASME' })
  const texts = textsOf(signs, written('4', 54.4, 50), written('0.2', 60.6, 50))
  expect(texts).toEqual(['⌀4±0.2'])
})
