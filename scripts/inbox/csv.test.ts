import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvText, defuse } from './csv.ts'

describe('CSV', () => {
  test('is UTF-8 with a mark for Excel, CRLF after every row, quotes where needed', () => {
    const rows = [
      ['name', 'message'],
      ['Weiß, Jörg', 'He said "no"\r\nand left'],
    ]
    expect(csvText(rows, ',')).toBe(
      '\ufeffname,message\r\n"Weiß, Jörg","He said ""no""\r\nand left"\r\n',
    )
    expect(csvText(rows, ';')).toContain('name;message\r\n')
  })

  test.each(['=1+1', '+49 89', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1', ' =1', '"=1'])(
    'a cell that begins like a formula gets an apostrophe: %j',
    (text) => {
      expect(defuse(text)[0]).toBe("'")
      expect(defuse(text).slice(1).replaceAll("'", '')).toBe(text)
    },
  )

  test.each(['a;=1+1', 'a,=1+1', 'a\n=1+1', 'a\t=1+1', 'a;"=1+1"', 'a; =1+1'])(
    'so does a piece of a cell that another separator would split off: %j',
    (text) => {
      expect(defuse(text)).toMatch(/^a.'/s)
    },
  )

  test.each(['Ada', 'a-b', 'ada@example.com', '1 + 1', "O'Neil", '', '2026-11-21', 'a, b; c'])(
    'other text stays as it is: %j',
    (text) => {
      expect(defuse(text)).toBe(text)
    },
  )

  test('reads back as what was written, for any text', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\r', '\n', '=', ' ', 'ß') })
    const table = fc.array(fc.tuple(cell, cell), { minLength: 1 })
    fc.assert(
      fc.property(table, fc.constantFrom(',' as const, ';' as const), (rows, separator) => {
        const expected = rows.map((row) => row.map(defuse))
        expect(parseCsv(csvText(rows, separator).slice(1), separator)).toEqual(expected)
      }),
    )
  })
})

/** RFC 4180, read the plain way. */
function parseCsv(text: string, separator: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (isQuoted) {
      if (character !== '"') cell += character
      else if (text[at + 1] === '"') cell += text[++at]
      else isQuoted = false
    } else if (character === '"') isQuoted = true
    else if (character === separator) {
      row.push(cell)
      cell = ''
    } else if (character === '\r' && text[at + 1] === '\n') {
      rows.push([...row, cell])
      ;[row, cell] = [[], '']
      at++
    } else cell += character
  }
  return rows
}
