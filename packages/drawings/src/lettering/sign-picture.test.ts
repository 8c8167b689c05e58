import { expect, test } from 'vitest'
import { signedText } from './sign-picture.ts'

test('a text is split at the signs that must be drawn, and each is drawn', () => {
  const parts = signedText('⌖ Ø0.1 Ⓜ A')
  expect(parts.map((part) => (typeof part === 'string' ? part : part.sign))).toEqual([
    '⌖',
    ' Ø0.1 ',
    'Ⓜ',
    ' A',
  ])
  expect(signedText('Ø20 H7')).toEqual(['Ø20 H7'])
  expect(signedText('')).toEqual([])
})

test.each([...'⏤⏥○⌭⌒⌓∠⊥⟂∥⌖◎⌯↗⌰ⒺⓂⓁⓇⓅⒻⓉⓊ⌴⌵↧□√'])('%s has a picture', (sign) => {
  const [part] = signedText(sign)
  expect(part).toMatchObject({ sign, svg: expect.stringContaining('<path') })
})
