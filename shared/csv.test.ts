import { describe, expect, test } from 'vitest'
import { csvDialects, csvOf } from './csv.ts'

const line = (cells: (string | number)[], locale: 'en' | 'de' = 'en') =>
  csvOf([cells], csvDialects[locale]).slice(1, -2)

describe('csvOf', () => {
  test('begins with a byte order mark and ends each line with CRLF', () => {
    expect(csvOf([['a'], ['b']], csvDialects.en)).toBe('\ufeffa\r\nb\r\n')
  })

  test('writes for the spreadsheets of the language', () => {
    expect(line([1, 0.97, 'x'])).toBe('1,0.97,x')
    expect(line([1, 0.97, 'x'], 'de')).toBe('1;0,97;x')
  })

  test('quotes separators, quotation marks, line breaks and outer spaces', () => {
    expect(line(['a,b', 'say "x"', 'two\nlines', ' x'])).toBe('"a,b","say ""x""","two\nlines"," x"')
    expect(line(['a,b', 'a;b'], 'de')).toBe('a,b;"a;b"')
  })

  test.each(['=1+1', '+SUM(A1)', '-2+3', '@x', '\t=1', '＝1'])('keeps %j from running', (text) => {
    expect(line([text]).replace(/^"/, '').startsWith("'")).toBe(true)
  })

  test.each(['x;=A1', 'x,=A1', 'x;"=A1"', 'x\n @A1', 'x\t＝A1', 'x;+f(A1)', "x,-2+cmd|' /C'!A0"])(
    'keeps %j from running where a spreadsheet expects another separator',
    (text) => {
      expect(line([text]).replaceAll('""', '"')).toContain(`${text.slice(0, 2)}'${text.slice(2)}`)
    },
  )

  test('keeps a formula behind spaces from running', () => {
    expect(line(['  =A1'])).toBe("'  =A1")
  })

  test.each(['DEBURR, -0.2 MAX', 'Ø20, +0.1', 'M6; 4x'])('leaves %s as it is', (text) => {
    expect(line([text], 'en').replaceAll('"', '')).toBe(text)
  })

  test('leaves signed numbers and diameters as they are', () => {
    expect(line(['-0,02', '+0,1', 'Ø20'], 'de')).toBe('-0,02;+0,1;Ø20')
  })

  test.each(['(30)', '1/4', '1:2', '3-4', '6,5', '-0,02', '0042', '12E4', '1234567890123456'])(
    'keeps %s from becoming another value',
    (text) => expect(line([text]).replaceAll('"', '')).toBe(`'${text}`),
  )

  test('leaves what spreadsheets of the language understand', () => {
    expect(line(['6.5', '2x M5', '2026-11-02'])).toBe('6.5,2x M5,2026-11-02')
    expect(line(['6,5', '6.5', '1.4301'], 'de')).toBe("6,5;'6.5;'1.4301")
  })
})
