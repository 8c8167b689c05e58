import { expect, it } from 'vitest'
import { composePage } from '../layout/compose.ts'
import { type Item, sheetOf, written } from '../layout/testing/made-sheet.ts'
import { withoutNumbersOfWords } from './numbers-of-words.ts'

const textsOf = (...items: readonly Item[]): string[] =>
  withoutNumbersOfWords(composePage(sheetOf(...items)).composed).map(({ text }) => text)

const number = (text: string, y: number): Item => written(text, 88, y, { size: 1.9, advance: 2.2 })
const address = written('Moorgate Road, Leeds, LS1', 91.5, 100, { size: 2.7, advance: 40 })

it('drops the small numbers of a house that stand above each other before its street', () => {
  const left = textsOf(number('41', 98.8), number('76', 100.6), address)
  expect(left).not.toContain('41')
  expect(left).not.toContain('76')
})

it('keeps a small number that stands apart from the words', () => {
  expect(textsOf(number('41', 60), address)).toContain('41')
})
