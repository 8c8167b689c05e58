import { describe, expect, test } from 'vitest'
import { displayWidth } from './printable.ts'
import { detailLines, tableLines } from './table.ts'

const columns = [
  { heading: 'ID' },
  { heading: 'NAME', narrowest: 5 },
  { heading: 'TEXT', narrowest: 4 },
]

describe('tables', () => {
  test('align columns, also beside wide letters', () => {
    const rows = [
      ['1', '山田', 'x'],
      ['22', 'Ada', 'y'],
    ]
    expect(tableLines(columns, rows, Number.POSITIVE_INFINITY)).toEqual([
      'ID  NAME  TEXT',
      '1   山田  x',
      '22  Ada   y',
    ])
  })

  test('fit the terminal: the widest column gives way, keys stay whole', () => {
    const lines = tableLines(columns, [['12345678', 'a'.repeat(30), 'b'.repeat(20)]], 40)
    for (const line of lines) expect(displayWidth(line)).toBeLessThanOrEqual(40)
    expect(lines[1]).toMatch(/^12345678 {2}a{13}… {2}b{13}…$/)
  })

  test('never become narrower than can be read', () => {
    expect(tableLines(columns, [['12345678', 'aaaaaaaaaa', 'bbbbbbbb']], 5)[1]).toBe(
      '12345678  aaaa…  bbb…',
    )
  })

  test('a cell cannot break out of its line', () => {
    expect(tableLines(columns, [['1', 'a\nb\u001b[1m', '']], 80)[1]).toBe('1   a b\\u{1b}[1m')
  })
})

test('details stand below each other', () => {
  expect(
    detailLines([
      ['Name', 'Ada'],
      ['Message', 'one', '', 'two'],
    ]),
  ).toEqual(['Name     Ada', 'Message  one', '', '         two'])
})
