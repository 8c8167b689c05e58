import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countChars, pageTitle, titleMaxChars, truncate } from './title.ts'

const brand = 'Firstangle'
const suffix = ' | Firstangle'
const fits = 'x'.repeat(titleMaxChars - suffix.length)

describe('page title', () => {
  test.each([
    ['a short title gets the suffix', 'Pricing', 'Pricing | Firstangle'],
    ['59 characters stay whole', fits, fits + suffix],
    ['60 characters are cut', `${fits}x`, `${fits.slice(1)}…${suffix}`],
    ['the brand alone stands alone', 'Firstangle', 'Firstangle'],
    ['a suffix is not added twice', 'Pricing | Firstangle', 'Pricing | Firstangle'],
    ['spaces are tidied', '  Pricing \n and  plans ', 'Pricing and plans | Firstangle'],
    [
      'a long title ends at a word',
      'Feasibility analysis of requests for quotation against the rules of your shop',
      'Feasibility analysis of requests for… | Firstangle',
    ],
    [
      'no punctuation before the ellipsis',
      'Reading general tolerances on drawings, ISO 2768 and later',
      'Reading general tolerances on drawings, ISO… | Firstangle',
    ],
    [
      'a number keeps its unit',
      'Aaaaaaaa bbbbbbbbb ccccccccc dddddddd at 1000\u00a0mm',
      'Aaaaaaaa bbbbbbbbb ccccccccc dddddddd at… | Firstangle',
    ],
    [
      'a long compound is cut inside',
      'Oberflächenbeschaffenheitsangabenprüfungsverfahrensanweisung',
      'Oberflächenbeschaffenheitsangabenprüfungsverf… | Firstangle',
    ],
    ['soft hyphens vanish', 'Zeichnungs\u00addaten', 'Zeichnungsdaten | Firstangle'],
  ])('%s', (_name, title, expected) => {
    expect(pageTitle(title, brand)).toBe(expected)
  })

  test('a title of exactly 59 characters has 59, one of 60 is cut to at most 59', () => {
    expect(countChars(pageTitle(fits, brand))).toBe(59)
    expect(countChars(pageTitle(`${fits}x`, brand))).toBe(59)
  })

  test('a composed emoji counts as one character and is never split', () => {
    const family = '👩‍👩‍👧'
    expect(countChars(family)).toBe(1)
    expect(pageTitle(family.repeat(46), brand)).toBe(family.repeat(46) + suffix)
    expect(pageTitle(family.repeat(47), brand)).toBe(`${family.repeat(45)}…${suffix}`)
  })

  test('no title is longer than 59 characters or loses the brand', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (title) => {
        const result = pageTitle(title, brand)
        expect(countChars(result)).toBeLessThanOrEqual(titleMaxChars)
        expect(result.endsWith(brand)).toBe(true)
      }),
    )
  })
})

test('a cut leaves neither comma nor open bracket before the ellipsis', () => {
  expect(truncate('alpha beta, gamma', 12)).toBe('alpha beta…')
  expect(truncate('alpha beta (gamma)', 13)).toBe('alpha beta…')
})
