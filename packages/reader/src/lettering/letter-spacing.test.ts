import { describe, expect, it } from 'vitest'
import { written } from '../layout/testing/made-sheet.ts'
import { withoutLetterSpacing } from './letter-spacing.ts'

const closed = (...texts: string[]) =>
  withoutLetterSpacing(texts.map((text, i) => written(text, 10, 10 * i))).map(({ text }) => text)

describe('figures placed one by one', () => {
  it('are closed up where a decimal mark stands by itself', () => {
    expect(closed('1 0 . 5', '4 5', 'Vue', 'dessous')).toEqual(['10.5', '45', 'Vue', 'dessous'])
  })

  it('stay several numbers where none has a decimal mark, and beside figures that stand close', () => {
    expect(closed('1 2', '3 4', 'Vue')).toEqual(['1 2', '3 4', 'Vue'])
    expect(closed('1 0 . 5', '4 5', '12.5')).toEqual(['1 0 . 5', '4 5', '12.5'])
  })

  it('leave lettering of another size alone', () => {
    const small = { ...written('4 5', 10, 40), size: 1.8 }
    const all = withoutLetterSpacing([written('1 0 . 5', 10, 10), small])
    expect(all.map(({ text }) => text)).toEqual(['10.5', '4 5'])
  })
})
