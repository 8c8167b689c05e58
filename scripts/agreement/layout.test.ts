import { describe, expect, test } from 'vitest'
import type { Block } from './blocks.ts'
import { type Breaker, layOut, paper } from './layout.ts'

/** Breaks at the bars of a text, whatever the width. */
const atBars: Breaker = (text) => text.split('|')
const text = (lines: number): Block => ({
  kind: 'text',
  text: Array.from({ length: lines }, (_, i) => `line ${i}`).join('|'),
})
const row = (...cells: string[]): Block => ({ kind: 'row', cells, isHead: false })

const pagesOf = (blocks: Block[], block: number): number[] => [
  ...new Set(
    layOut(blocks, atBars)
      .filter((line) => line.block === block)
      .map(({ page }) => page),
  ),
]

/** A paragraph after which less than two lines of text fit on the page. */
const nearlyFull = text(48)

describe('pages of a legal text', () => {
  test('a paragraph goes on overleaf, above the foot of each page', () => {
    const lines = layOut([text(120)], atBars)
    expect(new Set(lines.map(({ page }) => page))).toEqual(new Set([0, 1, 2]))
    expect(Math.min(...lines.map(({ y }) => y))).toBeGreaterThan(paper.margin)
  })

  test('a row stays whole', () => {
    expect(pagesOf([nearlyFull, row('a|b|c', 'd')], 1)).toEqual([1])
  })

  test('a heading goes with what follows it', () => {
    expect(
      pagesOf([nearlyFull, { kind: 'heading', text: 'Title', label: '1' }, text(2)], 1),
    ).toEqual([1])
  })

  test.each<[string, Block]>([
    ['a caption', { kind: 'caption', text: 'Table 1' }],
    ['the head of a table', { kind: 'row', cells: ['Name', 'Purpose'], isHead: true }],
  ])('%s goes with what follows it', (_what, block) => {
    expect(pagesOf([text(46), block, row('a', 'b')], 1)).toEqual([1])
    expect(pagesOf([text(46), text(1), row('a', 'b')], 1)).toEqual([0])
  })

  test('a label stands left of the first line of its text', () => {
    const [label, body] = layOut([{ kind: 'text', text: 'words', label: '1.1' }], atBars)
    expect(label).toMatchObject({ text: '1.1', cell: -1 })
    expect(body).toMatchObject({ text: 'words', cell: 0, y: label?.y })
    expect(body?.x).toBeGreaterThan(label?.x ?? 0)
  })

  test('a table with a number of columns that has no widths is refused', () => {
    expect(() => layOut([row('only one')], atBars)).toThrow('A table of 1 columns has no widths')
  })
})
