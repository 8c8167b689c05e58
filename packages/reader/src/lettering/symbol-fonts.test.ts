import { expect, it } from 'vitest'
import { textsOf, written } from '../layout/testing/made-sheet.ts'
import { lettersOf } from './letters-of.ts'
import { withMu } from './symbol-fonts.ts'

it('reads a phi of the font SymbolMT by itself as the sign of a diameter, and other letters as they are', () => {
  const size = (letter: string) =>
    textsOf(
      written(letter, 50, 50, { font: 'ABCDEF+SymbolMT', advance: 3 }),
      written('10,5', 55, 50),
    )
  expect(size('F')).toEqual(['Ø 10,5'])
  expect(size('q')).not.toContain('□ 10,5')
})

it.each([
  ['O', 'Ø 10,5'],
  ['q', '□ 10,5'],
])(
  'reads %s by itself in a font named Symbol as the sign of a size (Solid Edge)',
  (letter, text) => {
    const size = (font: string) =>
      textsOf(written(letter, 50, 50, { font, advance: 3 }), written('10,5', 55, 50))
    expect(size('ABCDEF+Symbol')).toEqual([text])
    expect(size('Arial')).not.toContain(text)
  },
)

it('leaves words as they are whose font is named after drafting symbols, as notes of Solid Edge are', () => {
  const font = 'Solid Edge ISO GDT Symbols'
  expect(lettersOf('Redondeos R = 3 mm', font)).toBe('Redondeos R = 3 mm')
  expect(lettersOf('n', font)).toBe('Ø')
})

it('gives micrometres their mu, which a Greek font holds as m', () => {
  const font = 'ABCDEF+SymbolMT'
  const texts = [
    { text: '20', font: 'Tahoma' },
    { text: 'm', font },
    { text: 'm', font: 'Tahoma' },
    { text: 'a', font },
  ]
  expect(withMu(texts).map(({ text }) => text)).toEqual(['20', 'µ', 'm', 'a'])
})
