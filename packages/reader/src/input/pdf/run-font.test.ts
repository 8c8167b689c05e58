import { expect, test } from 'vitest'
import { runFontOf } from './run-font.ts'

const letters = new Map([[345, 'ř']])
const glyphTexts = new Map([['ABCDEF+Tahoma', letters]])

test('only the composite one of two fonts with a name is written in numbers of glyphs', () => {
  const font = { name: 'ABCDEF+Tahoma' }
  expect(runFontOf({ ...font, composite: true }, 'f1', glyphTexts)).toEqual({
    name: 'Tahoma',
    letters,
  })
  expect(runFontOf({ ...font, composite: false }, 'f2', glyphTexts).letters).toBeNull()
  expect(runFontOf({}, 'f3', glyphTexts)).toEqual({ name: 'f3', letters: null })
})
