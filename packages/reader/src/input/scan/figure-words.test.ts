import { layoutText, strokesOf } from '@firstangle/drawings/lettering'
import { expect, test } from 'vitest'
import type { Bitmap } from './binarise.ts'
import { componentsOf } from './components.ts'
import { figureWords, singleLetter } from './figure-words.ts'
import { frameOf, lettersOf, shapedParts } from './shaped-parts.ts'

/** Pixels of a unit of the lettering: capitals 40 high, as of 3.5 mm at 300 dpi. */
const unit = 4
const pen = 2.4
const height = 16 * unit

/** A line of text as a pen of the lettering of drawings leaves it. */
function written(text: string): Bitmap {
  const { characters, width: units } = layoutText(text)
  const width = Math.ceil((units + 6) * unit)
  const ink = new Uint8Array(width * height)
  const dot = (x: number, y: number) => {
    for (let v = Math.floor(y - pen); v <= y + pen; v += 1) {
      for (let u = Math.floor(x - pen); u <= x + pen; u += 1) {
        if (Math.hypot(u - x, v - y) <= pen) ink[v * width + u] = 1
      }
    }
  }
  for (const { character, x } of characters) {
    for (const { start, pieces } of strokesOf(character)) {
      let at = start
      for (const { to, control = to } of pieces) {
        for (let i = 0; i <= 40; i += 1) {
          const [t, rest] = [i / 40, 1 - i / 40]
          const along = (a: number, c: number, b: number) =>
            control === to ? a * rest + b * t : a * rest * rest + 2 * c * rest * t + b * t * t
          const place = { x: along(at.x, control.x, to.x), y: along(at.y, control.y, to.y) }
          dot((x + 3 + place.x) * unit, (12 - place.y) * unit)
        }
        at = to
      }
      if (pieces.length === 0) dot((x + 3 + start.x) * unit, (12 - start.y) * unit)
    }
  }
  return { width, height, ink }
}

function lineOf(text: string) {
  const parts = componentsOf(written(text), 4)
  const frame = frameOf(parts, 0)
  const shaped = shapedParts({ isHorizontal: true, parts, height: 40 }, frame)
  return { shaped, letters: lettersOf(shaped) }
}

function read(text: string): string[] {
  const { shaped, letters } = lineOf(text)
  return figureWords(shaped, letters, 0).map((word) => word.text)
}

test.each([
  ['a value', '160', ['160']],
  ['a decimal comma', '6,5', ['6,5']],
  ['a diameter with its fit', 'Ø25 k6', ['Ø25k6']],
  ['a deviation', '-0,15', ['-0,15']],
  ['a sign and what follows it', '+0,2', ['+0,2']],
  ['a thread', 'M20x1,5-6g', ['M20x1,5-6g']],
  ['a multiplier', '4x R10', ['4xR10']],
  ['a seat with its depth', '⌴ Ø11 ↧6.5', ['⌴Ø11', '↧6.5']],
])('reads %s', (_, text, words) => {
  expect(read(text)).toEqual(words)
})

test.each(['ISO', 'wall', 'Tolerancing', 'A-B'])('leaves %s, which holds no figures', (text) => {
  expect(read(text)).toEqual([])
})

test('a letter by itself is read where it is clearly one', () => {
  const single = (text: string) => {
    const { shaped, letters } = lineOf(text)
    const [only] = shaped
    return only ? (singleLetter(only, letters, 0)?.text ?? null) : null
  }
  expect(['A', 'B', 'C', 'O', 'I'].map(single)).toEqual(['A', 'B', 'C', null, null])
})

test('a ratio with a colon is no multiplier', () => {
  expect(read('1:2')).toEqual([])
})

test('letters that run together before a word are no diameter sign', () => {
  expect(lineOf('Øte').shaped.map(({ symbol }) => symbol)).toEqual([null, null, null])
  expect(lineOf('Ø25').shaped[0]?.symbol).toBe('Ø')
})
