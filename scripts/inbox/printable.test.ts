import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cutToWidth, displayWidth, oneLine, printableJson, printableLines } from './printable.ts'

/** What a terminal may act on. */
const dangerous = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029]/u

describe('what visitors typed', () => {
  test('reaches no terminal as a control character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        expect(oneLine(text)).not.toMatch(dangerous)
        for (const line of printableLines(text)) expect(line).not.toMatch(dangerous)
        expect(JSON.parse(printableJson({ text }))).toEqual({ text })
        expect(printableJson({ text }).replaceAll('\n', '')).not.toMatch(dangerous)
      }),
    )
  })

  test('shows what it was', () => {
    expect(oneLine('a\u001b[2Jb\u009bc\u202ed')).toBe('a\\u{1b}[2Jb\\u{9b}c\\u{202e}d')
    expect(oneLine('one\r\ntwo\tthree')).toBe('one two three')
    expect(oneLine('half \ud800')).toBe('half \\u{d800}')
  })

  test('keeps names in any script as they are', () => {
    const names = ['Jörg Weiß', 'Łucja', '山田太郎', 'محمد', 'नेहा', '👩‍🔧 Ada', "O'Neil"]
    for (const name of names) expect(oneLine(name)).toBe(name)
  })

  test('keeps its lines', () => {
    expect(printableLines('a\r\nb\rc\n\nd')).toEqual(['a', 'b', 'c', '', 'd'])
  })
})

describe('width on a terminal', () => {
  test.each([
    ['Weiß', 4],
    ['Weiss\u0308', 5],
    ['山田', 4],
    ['👩‍🔧', 2],
    ['🇩🇪', 2],
    ['नेहा', 2],
  ])('%s', (text, width) => {
    expect(displayWidth(text)).toBe(width)
  })

  test('texts are cut between letters, with a mark', () => {
    expect(cutToWidth('Dreherei', 8)).toBe('Dreherei')
    expect(cutToWidth('Dreherei', 7)).toBe('Dreher…')
    expect(cutToWidth('山田太郎', 6)).toBe('山田…')
  })
})
