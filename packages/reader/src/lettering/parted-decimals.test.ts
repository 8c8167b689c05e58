import { expect, it } from 'vitest'
import { written } from '../layout/testing/made-sheet.ts'
import { withoutLetterSpacing } from './letter-spacing.ts'

const closed = (text: string) => withoutLetterSpacing([written(text, 0, 0)])[0]?.text

it('joins the figures of a deviation that a program placed apart', () => {
  expect(closed('+0.0 2')).toBe('+0.02')
  expect(closed('-0.0 15')).toBe('-0.015')
})

it.each(['+0.1 -0.2', '12.5 2', '+0.1 M6', '2 4'])('leaves %s as it is', (text) => {
  expect(closed(text)).toBe(text)
})
