import { expect, it } from 'vitest'
import { written } from '../layout/testing/made-sheet.ts'
import { withCyrillic } from './code-pages.ts'

const shown = (text: string) => withCyrillic([written(text, 50, 50)])[0]?.text

it('gives Cyrillic letters that the file holds as accented Latin ones', () => {
  expect(shown('4 îòâ.')).toBe('4 отв.')
  expect(shown('Ìàññà')).toBe('Масса')
})

it('reads single letters so, too, where other texts of their font are mistaken', () => {
  const texts = ['4 îòâ.', 'Ìàññà', 'Ëèñòîâ', 'À', 'Ø', 'À-À'].map((text) => written(text, 50, 50))
  expect(withCyrillic(texts).map(({ text }) => text)).toEqual([
    '4 отв.',
    'Масса',
    'Листов',
    'А',
    'Ø',
    'А-А',
  ])
})

it('leaves accents and signs of other languages alone', () => {
  for (const text of ['Maßstäbe', 'créée', 'geändert', 'Ø20', '×', 'Ü', 'Œuvré']) {
    expect(shown(text)).toBe(text)
  }
})
