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

test('a surface symbol is one sign with its bar or circle', () => {
  const [removed] = signedText('√\u0304 Ra 1,6')
  const [kept] = signedText('√\u030a Ra 1,6')
  expect(removed).toMatchObject({ sign: '√\u0304', svg: expect.stringContaining('h18') })
  expect(kept).toMatchObject({ sign: '√\u030a', svg: expect.stringContaining('a5 5') })
  expect(signedText('√2')[0]).toMatchObject({ sign: '√' })
})

test.each([...'⏤⏥○⌭⌒⌓∠⊥⟂∥⌖◎⌯↗⌰ⒺⓂⓁⓇⓅⒻⓉⓊ⌴⌵↧□√'])('%s has a picture', (sign) => {
  const [part] = signedText(sign)
  expect(part).toMatchObject({ sign, svg: expect.stringContaining('<path') })
})
