import { expect, test } from 'vitest'
import { lineOf } from '../structure/text-lines.ts'
import { madeRun } from '../testing/made-page.ts'
import { captionOfLine } from './cell-entries.ts'

const captionIn = (...words: string[]) =>
  captionOfLine(lineOf(words.map((word, i) => madeRun(word, 100 + 20 * i, 100))))

test('a caption and its value may be runs of their own', () => {
  expect(captionIn('Component:', 'cover')).toMatchObject({ field: 'title', rest: 'cover' })
  expect(captionIn('Title', 'cover')).toMatchObject({ field: 'title', rest: 'cover' })
})

test('a type of document and the name of a school are values as a whole', () => {
  expect(captionIn('Component', 'drawing')).toBe(null)
  expect(captionIn('Universidad', 'Example')).toBe(null)
})
