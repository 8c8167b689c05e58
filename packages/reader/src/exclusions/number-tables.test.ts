import { describe, expect, it } from 'vitest'
import { composePage } from '../layout/compose.ts'
import { type Item, sheetOf, written } from '../layout/testing/made-sheet.ts'
import { withoutTableNumbers } from './number-tables.ts'

const textsOf = (...items: readonly Item[]): string[] =>
  withoutTableNumbers(composePage(sheetOf(...items)).composed).map(({ text }) => text)

const row = (texts: readonly string[], y: number): Item[] =>
  texts.map((text, i) => written(text, 50 + 30 * i - text.length, y, { size: 4 }))

describe('withoutTableNumbers', () => {
  it('drops a row of numbers under the words of its columns', () => {
    const words = ['b', 'H', 'h', 'PLD']
    const left = textsOf(...row(words, 50), ...row(['0.40', '1.38', '0.75', '0.254'], 58))
    expect(left.sort()).toEqual([...words].sort())
  })

  it('drops the rows below as well, whatever recognition made of single numbers', () => {
    const words = ['CKTS', 'DIM A', 'DIM B', 'DIM C']
    const table = [
      ...row(words, 50),
      ...row(['4', '1.50', '6.40', '2.60'], 57),
      ...row(['5', '2.00', '6: 90', '3.10'], 64),
      ...row(['6', '2.50', '7.40', '3.60'], 71),
    ]
    expect(textsOf(...table).sort()).toEqual(words)
    expect(textsOf(...table, written('12.5', 118, 90, { size: 4 }))).toContain('12.5')
  })

  it('drops a long table of two columns, and keeps a short one', () => {
    const table = (rows: number) => [
      ...row(['CKTS', 'B0'], 50),
      ...row(['3', '4.80'], 57),
      ...Array.from({ length: rows }, (_, i) => [`${i + 4}`, `${i + 5}: 80`]).flatMap((texts, i) =>
        row(texts, 63 + 6 * i),
      ),
    ]
    expect(textsOf(...table(9)).sort()).toEqual(['B0', 'CKTS'])
    expect(textsOf(...table(5))).toContain('4.80')
  })

  it('keeps a chain of sizes without words', () => {
    expect(textsOf(...row(['10', '20', '30', '40'], 58))).toHaveLength(4)
  })

  it('keeps sizes under few words', () => {
    expect(textsOf(...row(['A', 'B'], 50), ...row(['10', '20', '30', '40'], 58))).toHaveLength(6)
  })

  it('drops two columns of numbers under their words, and keeps sizes that stand so without them', () => {
    const column = (texts: readonly string[], x: number): Item[] =>
      texts.map((text, i) => written(text, x - text.length, 58 + 6 * i, { size: 4 }))
    const columns = [
      ...column(['1', '2', '3', '4'], 50),
      ...column(['27.47', '36.06', '67.12', '92.98'], 80),
    ]
    const words = ['Mode', 'Hertz'].map((text, i) =>
      written(text, 50 + 30 * i - text.length, 52, { size: 4 }),
    )
    expect(textsOf(...words, ...columns).sort()).toEqual(['Hertz', 'Mode'])
    expect(textsOf(...columns)).toHaveLength(8)
  })

  it('drops the index of a letter', () => {
    const letter = written('R', 50, 50, { size: 5, advance: 3.5 })
    expect(textsOf(letter, written('1', 53.6, 51, { size: 3 }))).toEqual(['R'])
    expect(textsOf(letter, written('0.106', 53.6, 51, { size: 3 }))).toEqual(['R', '0.106'])
  })

  it('drops the grade of a tolerance, which stands higher in a note', () => {
    const words = written('IT', 50, 50, { advance: 4 })
    expect(textsOf(words, written('14', 54, 47))).toEqual(['IT'])
    expect(textsOf(words, written('14', 60, 47))).toEqual(['14', 'IT'])
  })

  it('drops numbers of a catalogue, which look like sizes with fits', () => {
    const column = (texts: readonly string[]) =>
      texts.map((text, i) => written(text, 50, 50 + 9 * i))
    expect(textsOf(...column(['1327G5', '1327G6', '1327G16', '40H7']))).toEqual(['40H7'])
    expect(textsOf(...column(['1327G5', '1327G6']))).toEqual(['1327G5', '1327G6'])
  })
})
