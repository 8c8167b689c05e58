import type { Locale } from '../../../shared/i18n/locale.ts'

/** Letters beside each other on keyboards with `qwerty` and `qwertz`. */
const rows = ['qwertyuiop', 'qwertzuiop', 'asdfghjkl', 'zxcvbnm', 'yxcvbnm']

/** Letters that sound alike, or are one without their marks. */
const alike: Record<Locale, readonly string[]> = {
  en: ['aeiouy', 'ckqs', 'sz', 'fv', 'dt', 'gj', 'mn'],
  de: ['ae', 'iy', 'ou', 'bp', 'dt', 'gk', 'ck', 'fvw', 'sz', 'mn'],
}

/**
 * Whether somebody who meant a word may well have written another like it. Letters that are left out, doubled or swapped
 * are slips; of replaced ones those that sound alike, or are neighbours on the keyboard: else a short word is another
 * one, as `Kino` is no `Kind`.
 */
export function isLikelySlip(written: string, meant: string, locale: Locale): boolean {
  if (written.length !== meant.length) return true
  const others = [...written].flatMap((letter, at) => {
    const other = meant[at] as string
    return letter === other ? [] : [[letter, other] as const]
  })
  const [first, second] = others
  if (first && second && first[0] === second[1] && first[1] === second[0]) return true
  return others.every(
    ([letter, other]) =>
      areNeighbours(letter, other) ||
      alike[locale].some((group) => group.includes(letter) && group.includes(other)),
  )
}

const areNeighbours = (letter: string, other: string): boolean =>
  rows.some((row) => row.includes(letter + other) || row.includes(other + letter))
