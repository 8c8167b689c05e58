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

  it('are closed up without a decimal mark where sizes of several directions are all written so', () => {
    const turned = (text: string, y: number) => ({ ...written(text, 60, y), rotation: 90 })
    const level = [written('1 1 0', 10, 10), written('1 0', 10, 20)]
    const sizes = [...level, turned('6 0', 10), turned('2 0', 40), written('Front', 10, 90)]
    const texts = withoutLetterSpacing(sizes).map(({ text }) => text)
    expect(texts).toEqual(['110', '10', '60', '20', 'Front'])
    expect(withoutLetterSpacing(level).map(({ text }) => text)).toEqual(['1 1 0', '1 0'])
  })

  it('leave lettering of another size alone', () => {
    const small = { ...written('4 5', 10, 40), size: 1.8 }
    const all = withoutLetterSpacing([written('1 0 . 5', 10, 10), small])
    expect(all.map(({ text }) => text)).toEqual(['10.5', '4 5'])
  })
})
