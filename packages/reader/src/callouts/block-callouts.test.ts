import { describe, expect, it } from 'vitest'
import { composePage } from '../layout/compose.ts'
import { sheetOf, written } from '../layout/testing/made-sheet.ts'
import { calloutsOfLines } from './block-callouts.ts'

const read = (...lines: readonly string[]) =>
  calloutsOfLines(lines, { unit: 'inch' }).map(({ kind, text }) => [kind, text])

describe('calloutsOfLines', () => {
  it('keeps the lines of a hole together in front of words', () => {
    const lines = ['6X Ø.120 ↧ 1.000', '⌵ Ø.225 X 100°, NEAR SIDE', 'TAP FOR HELICOIL INSERT']
    expect(read(...lines)).toEqual([['bore', expect.stringContaining('⌵ Ø.225')]])
  })

  it('reads lines that are callouts of their own', () => {
    expect(read('Ø6 THRU', 'see sheet', 'R5')).toEqual([
      ['bore', 'Ø6 THRU'],
      ['radius', 'R5'],
    ])
  })

  it('does not take the name of a screw for a thread', () => {
    const { composed } = composePage(
      sheetOf(written('#10-24x2', 50, 50), written('button head', 50, 56)),
    )
    expect(composed.map(({ parts }) => parts)).toEqual([['#10-24x2', 'button head']])
    expect(read('#10-24x2', 'button head')).toEqual([])
  })
})
