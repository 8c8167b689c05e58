import type { Block } from './blocks.ts'

/** A4 upright, points. */
export const paper = { width: 595.28, height: 841.89, margin: 62, indent: 34 }
const bottom = paper.margin + 24

/** A line of text on its page; `block` counts the blocks, `cell` the cells of a row from 0, -1 for a label. */
export interface Line {
  readonly page: number
  readonly block: number
  readonly cell: number
  readonly text: string
  readonly x: number
  /** base line from the lower edge */
  readonly y: number
  readonly size: number
  readonly isBold: boolean
}

/** Breaks a text into lines of at most this width. */
export type Breaker = (text: string, width: number, size: number, isBold: boolean) => string[]

const styles = {
  title: { size: 19, leading: 24, before: 0, after: 8, isBold: true },
  heading: { size: 12.5, leading: 16, before: 16, after: 4, isBold: true },
  text: { size: 10, leading: 14, before: 0, after: 5, isBold: false },
  point: { size: 10, leading: 14, before: 0, after: 3, isBold: false },
  caption: { size: 9, leading: 13, before: 6, after: 2, isBold: true },
  row: { size: 9, leading: 12.5, before: 3, after: 3, isBold: false },
} as const

const inner = paper.width - 2 * paper.margin
/** Widths of the columns as shares, for tables with two and with three columns. */
const shares: Readonly<Record<number, readonly number[]>> = { 2: [0.32, 0.68], 3: [0.4, 0.3, 0.3] }
/** Room between two columns, in points. */
const gutter = 10

interface Piece {
  readonly cell: number
  readonly x: number
  readonly lines: readonly string[]
  readonly isBold: boolean
}

function piecesOf(block: Block, breaker: Breaker): Piece[] {
  const { size, isBold } = styles[block.kind]
  const left = paper.margin
  if (block.kind === 'row') {
    const columns = shares[block.cells.length]
    if (!columns) throw new Error(`A table of ${block.cells.length} columns has no widths`)
    return block.cells.map((text, cell) => {
      const before = columns.slice(0, cell).reduce((sum, share) => sum + share, 0)
      const width = (columns[cell] ?? 0) * inner - gutter
      const lines = breaker(text, width, size, block.isHead)
      return { cell, x: left + before * inner, lines, isBold: block.isHead }
    })
  }
  const label = block.kind === 'caption' ? undefined : block.label
  const indent = label ? paper.indent : 0
  const body = {
    cell: 0,
    x: left + indent,
    lines: breaker(block.text, inner - indent, size, isBold),
    isBold,
  }
  return label ? [{ cell: -1, x: left, lines: [label], isBold }, body] : [body]
}

/**
 * Puts blocks on pages. Paragraphs may continue on the next page; a row stays whole, and a heading, a caption or the
 * head of a table never stands last on a page.
 */
export function layOut(blocks: readonly Block[], breaker: Breaker): Line[] {
  const out: Line[] = []
  let page = 0
  let y = paper.height - paper.margin
  blocks.forEach((block, index) => {
    const style = styles[block.kind]
    const pieces = piecesOf(block, breaker)
    const rows = Math.max(...pieces.map(({ lines }) => lines.length))
    const leads = block.kind === 'heading' || block.kind === 'caption'
    const whole = block.kind === 'row' || leads ? rows : 1
    const needed = style.before + (whole + (leads || isHead(block) ? 3 : 0)) * style.leading
    if (y - needed < bottom) {
      page += 1
      y = paper.height - paper.margin
    } else y -= style.before
    for (let row = 0; row < rows; row += 1) {
      if (y - style.leading < bottom) {
        page += 1
        y = paper.height - paper.margin
      }
      y -= style.leading
      for (const { cell, x, lines, isBold } of pieces) {
        const text = lines[row]
        if (text) out.push({ page, block: index, cell, text, x, y, size: style.size, isBold })
      }
    }
    y -= style.after
  })
  return out
}

const isHead = (block: Block): boolean => block.kind === 'row' && block.isHead
