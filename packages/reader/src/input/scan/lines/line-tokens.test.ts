import { expect, test } from 'vitest'
import type { ShapeSymbol } from '../glyphs/symbol-shapes.ts'
import { joinedSymbols, type Token } from './line-tokens.ts'

/** Words and symbols of letters ten pixels high, three pixels apart. */
function joined(...texts: string[]) {
  let end = 0
  const tokens = texts.map((text): Token => {
    const u0 = end + 3
    end = u0 + 8 * text.length
    const symbol = /^[Ø°±□]$/.test(text) ? (text as ShapeSymbol) : null
    return { text, letters: [], confidence: 0.9, symbol, u0, u1: end, v0: 0, v1: 10 }
  })
  return joinedSymbols(tokens, 10).map(({ text }) => text)
}

test('a symbol belongs to the number that it stands before, or behind where it may', () => {
  expect(joined('□', '198')).toEqual(['□198'])
  expect(joined('198', '□')).toEqual(['198□'])
  expect(joined('45', '°')).toEqual(['45°'])
  expect(joined('45', 'Ø')).toEqual(['45', 'Ø'])
})
