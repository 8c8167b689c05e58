import { radians } from '../angles.ts'
import type { Point, TextRun } from '../page.ts'
import { hasOwnTable, isOtherSign, isSymbolFont, signOfLetter } from './symbol-fonts.ts'

/** Codes that letters of a symbol font may lie off, either way. */
const farthest = 64
/** Where a font's glyphs are numbered instead of coded, its letters lie this much lower: blank is glyph 1, 2 or 3. */
const numbered = [29, 30, 31]

/** Characters that may stand for a sign; figures and points are what they are. */
const coded = /[@-~]/
/** Runs beyond these numbers are not looked through, since each is compared with all others. */
const mostRuns = 15_000
const mostWitnesses = 300

/** One letter could be anything. */
const fewest = 2

/** Where a letter of a symbol font stands. */
type Place = 'beforeNumber' | 'betweenNumbers' | 'beforeSign' | 'behindNumber' | 'alone'

interface Letter {
  readonly code: number
  readonly place: Place
}

const beside = '⌴⌵↧□⌒'
const modifiers = 'ⓁⓂⓅⓈ'

/** How well a sign fits where it stands; below zero it cannot stand there. */
function fitOf(sign: string | undefined, place: Place): number {
  switch (place) {
    case 'beforeNumber':
      if (sign === 'Ø') return 3
      return sign && beside.includes(sign) ? 2 : -1
    case 'betweenNumbers':
      // `8.4 ±0.05`, which is in no place of the table; a hole after its count is rarer.
      if (!sign) return 0
      return sign === 'Ø' ? 1 : -1
    case 'beforeSign':
      if (sign === '⌴' || sign === '⌵') return 3
      return sign === '↧' ? 1 : -1
    case 'behindNumber':
      // Behind a number stands a modifier or the degree sign, which is no letter of the table.
      return !sign || modifiers.includes(sign) ? 1 : -2
    case 'alone':
      return sign && sign !== 'Ø' && !beside.includes(sign) ? 1 : -1
  }
}

/** Letters that are all in the table: one of them as a letter, or ± between numbers, since ± alone might be a shifted Ø. */
const areAsTabled = (letters: readonly Letter[]): boolean =>
  letters.every(({ code }) => signOfLetter(code) !== undefined || isOtherSign(code)) &&
  letters.some(({ code, place }) => signOfLetter(code) !== undefined || place === 'betweenNumbers')

/** How far the letters of a font lie off their table, judged by where they stand; 0 unless that is clear. */
function shiftOf(letters: readonly Letter[]): number {
  if (letters.length < fewest || areAsTabled(letters)) return 0
  let best = { shift: 0, score: 0 }
  for (let shift = -farthest; shift <= farthest; shift += 1) {
    const fits = letters.map(({ code, place }) => fitOf(signOfLetter(code + shift), place))
    const score = fits.reduce((sum, one) => sum + one, 0) + (numbered.includes(shift) ? 0.5 : 0)
    if (score > best.score) best = { shift, score }
  }
  return best.shift
}

/**
 * Runs of symbol fonts whose letters lie off the usual codes, since an exporter renumbered the glyphs, as the letters
 * of the table. How far is found from the signs that can stand where the letters do.
 */
export function withShiftedSymbols(texts: readonly TextRun[]): readonly TextRun[] {
  const named = new Set(texts.map(({ font }) => font).filter(isSymbolFont))
  const fonts = new Set([...named].filter((font) => !hasOwnTable(font)))
  if (fonts.size === 0 || texts.length > mostRuns) return texts
  const shifts = new Map([...fonts].map((font) => [font, shiftOf(lettersIn(texts, font))]))
  return texts.map((run) => {
    const shift = shifts.get(run.font)
    if (!shift) return run
    const places = placesOf(run, texts)
    const text = [...run.text]
      .map((letter, index) => shifted(letter, shift, places[index] ?? 'alone'))
      .join('')
    return { ...run, text }
  })
}

function shifted(letter: string, shift: number, place: Place): string {
  if (!coded.test(letter)) return letter
  const code = (letter.codePointAt(0) ?? 0) + shift
  if (signOfLetter(code) !== undefined) return String.fromCodePoint(code)
  return place === 'behindNumber' ? '°' : letter
}

const lettersIn = (texts: readonly TextRun[], font: string): Letter[] =>
  texts
    .filter((run) => run.font === font)
    .slice(0, mostWitnesses)
    .flatMap((run) => {
      const places = placesOf(run, texts)
      return [...run.text].flatMap((letter, index) => {
        const place = places[index]
        const code = letter.codePointAt(0) ?? 0
        return place && coded.test(letter) ? [{ code, place }] : []
      })
    })

/** Where the last letter of a run stands, by what is before the run and behind it. */
function placeBetween(isBehindNumber: boolean, next: TextRun | undefined): Place {
  if (next && isSymbolFont(next.font)) return 'beforeSign'
  if (next && /^\s*[\d.,]/.test(next.text)) {
    return isBehindNumber ? 'betweenNumbers' : 'beforeNumber'
  }
  return isBehindNumber ? 'behindNumber' : 'alone'
}

/** Where each letter of a run stands. */
function placesOf(run: TextRun, texts: readonly TextRun[]): Place[] {
  const end = endOf(run)
  const next = texts.find((other) => other !== run && isNear(end, other.origin, run, other))
  const before = texts.find(
    (other) => other !== run && isNear(endOf(other), run.origin, run, other),
  )
  const isBehindNumber = before !== undefined && /\d\s*$/.test(before.text)
  const last = placeBetween(isBehindNumber, next)
  return [...run.text].map((_, index, all) => (index === all.length - 1 ? last : 'beforeSign'))
}

function endOf({ origin, advance, rotation }: TextRun): Point {
  const angle = radians(rotation)
  return { x: origin.x + Math.cos(angle) * advance, y: origin.y - Math.sin(angle) * advance }
}

/** Does one text begin where the other ends? */
function isNear(end: Point, start: Point, run: TextRun, other: TextRun): boolean {
  const angle = radians(run.rotation)
  const [dx, dy] = [start.x - end.x, start.y - end.y]
  const along = dx * Math.cos(angle) - dy * Math.sin(angle)
  const across = dx * Math.sin(angle) + dy * Math.cos(angle)
  const size = Math.min(run.size, other.size)
  return (
    Math.abs(run.rotation - other.rotation) < 1 &&
    along > -0.4 * size &&
    along < size &&
    Math.abs(across) < 0.6 * size
  )
}
