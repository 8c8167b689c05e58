import { expect, test } from 'vitest'
import { componentOf, componentsOf } from '../ink/components.ts'
import { unit, written } from '../testing/written-text.ts'
import { figureWords } from './figure-words.ts'
import { lettersOf } from './letters-of-line.ts'
import { frameOf } from './line-box.ts'
import { singleLetter } from './read-glyph.ts'
import { shapedParts } from './shaped-parts.ts'

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
  ['a multiplier with a dash', '4-Ø3', ['4-Ø3']],
  ['values in a row', '3  55  58', ['3', '55', '58']],
  ['a value of several ones', '1142', ['1142']],
  ['a seat with its depth', '⌴ Ø11 ↧6.5', ['⌴Ø11', '↧6.5']],
  ['an auxiliary size', '2*', ['2*']],
  ['an auxiliary size of two stars', 'Ø18,2**', ['Ø18,2**']],
])('reads %s', (_, text, words) => {
  expect(read(text)).toEqual(words)
})

test.each([
  ['R1b,25', ['R16,25']],
  ['12,b5', ['12,65']],
  ['1b', []],
])('reads a b among the figures of a value as the 6 of another face: %s', (text, words) => {
  expect(read(text)).toEqual(words)
})

test('takes the E of an auxiliary size for a 5, and leaves a tolerance class', () => {
  expect(read('1E5**')).toEqual(['155**'])
  expect(read('10E6')).toEqual(['10E6'])
})

test.each(['ISO', 'wall', 'Tolerancing', 'A-B'])('leaves %s, which holds no figures', (text) => {
  expect(read(text)).toEqual([])
})

test('values of neighbouring dimensions are parted where they stand close', () => {
  const parts = componentsOf(written('15,00 8,00'), 4)
  const second = parts.filter(({ left }) => left > 33 * unit)
  const near = second.map(({ runs }) =>
    componentOf(runs.map((value, at) => (at % 3 === 0 ? value : value - 1.5 * unit))),
  )
  const all = [...parts.filter((part) => !second.includes(part)), ...near]
  const shaped = shapedParts({ isHorizontal: true, parts: all, height: 40 }, frameOf(all, 0))
  expect(figureWords(shaped, lettersOf(shaped), 0).map(({ text }) => text)).toEqual([
    '15,00',
    '8,00',
  ])
})

test('whole numbers are parted where their gap is wide beside those of their figures', () => {
  const parts = componentsOf(written('55 58'), 4).toSorted((a, b) => a.left - b.left)
  const third = parts[2]
  const shift = (third?.left ?? 0) - (parts[1]?.right ?? 0)
  const movedTo = (gap: number) => [
    ...parts.slice(0, 2),
    ...parts
      .slice(2)
      .map(({ runs }) =>
        componentOf(runs.map((value, at) => (at % 3 ? value - shift + gap : value))),
      ),
  ]
  const wordsAt = (gap: number) => {
    const all = movedTo(gap)
    const shaped = shapedParts({ isHorizontal: true, parts: all, height: 40 }, frameOf(all, 0))
    const letters = lettersOf(shaped)
    return figureWords(shaped, letters, 0).map(({ text }) => text)
  }
  const usual = (parts[1]?.left ?? 0) - (parts[0]?.right ?? 0)
  expect(wordsAt(usual)).toEqual(['5558'])
  expect(wordsAt(Math.max(3 * usual, 14))).toEqual(['55', '58'])
})

test('a letter by itself is read where it is clearly one', () => {
  const single = (text: string) => {
    const { shaped, letters } = lineOf(text)
    const [only] = shaped
    return only ? (singleLetter(only, letters, 0)?.text ?? null) : null
  }
  expect(['A', 'B', 'C', 'O', 'I'].map(single)).toEqual(['A', 'B', 'C', null, null])
})

test.each([
  ['1:2', '1:2'],
  ['1 : 5', '1:5'],
  ['1/1', '1/1'],
  ['1 / 1', '1/1'],
])('%s is one ratio', (text, ratio) => {
  expect(read(text)).toEqual([ratio])
})

test('letters that run together before a word are no diameter sign', () => {
  expect(lineOf('Øte').shaped.map(({ symbol }) => symbol)).toEqual([null, null, null])
  expect(lineOf('Øock').shaped.map(({ symbol }) => symbol)).toEqual([null, null, null, null])
  expect(lineOf('Ø25').shaped[0]?.symbol).toBe('Ø')
})

test('a plain stroke is a 1 in small lettering, too, where round figures are two pixels higher', () => {
  const { width, height, ink } = written('128')
  const half = { width: width >> 1, height: height >> 1 }
  const small = Uint8Array.from(
    { length: half.width * half.height },
    (_, i) => ink[Math.floor(i / half.width) * 2 * width + (i % half.width) * 2] as number,
  )
  const parts = componentsOf({ ...half, ink: small }, 4).toSorted((a, b) => a.left - b.left)
  const [one, ...others] = parts
  const stroke = (top: number) =>
    componentOf(
      Int32Array.from(
        Array.from({ length: (one?.bottom ?? 0) - top }, (_, y) => [top + y, 12, 14]).flat(),
      ),
    )
  const wordsWith = (top: number) => {
    const all = [stroke(top), ...others]
    const shaped = shapedParts({ isHorizontal: true, parts: all, height: 20 }, frameOf(all, 0))
    return figureWords(shaped, lettersOf(shaped), 0).map(({ text }) => text)
  }
  expect(wordsWith((one?.top ?? 0) + 2)).toEqual(['128'])
  expect(wordsWith((one?.top ?? 0) - 7)).toEqual(['28'])
})

test('so is one that round figures surpass by a twelfth, as in Century Gothic', () => {
  const [one, ...others] = componentsOf(written('128'), 4).toSorted((a, b) => a.left - b.left)
  const [top, bottom] = [(one?.top ?? 0) + 3, one?.bottom ?? 0]
  const rows = Array.from({ length: bottom - top }, (_, y) => [top + y, 18, 22])
  const all = [componentOf(Int32Array.from(rows.flat())), ...others]
  const shaped = shapedParts({ isHorizontal: true, parts: all, height: 40 }, frameOf(all, 0))
  expect(figureWords(shaped, lettersOf(shaped), 0).map(({ text }) => text)).toEqual(['128'])
})

test('the lower point of a ratio may stand above the line', () => {
  const parts = componentsOf(written('1:2'), 4).toSorted((a, b) => a.left - b.left)
  const points = parts.filter(({ bottom, top }) => bottom - top < 12)
  const raised = parts.map((part) =>
    points.includes(part)
      ? componentOf(part.runs.map((value, at) => (at % 3 === 0 ? value - 10 : value)))
      : part,
  )
  const shaped = shapedParts({ isHorizontal: true, parts: raised, height: 40 }, frameOf(parts, 0))
  expect(points).toHaveLength(2)
  expect(figureWords(shaped, lettersOf(shaped), 0).map(({ text }) => text)).toEqual(['1:2'])
})

test('a circle with a stroke that lost a piece to a line is a sign of a diameter where it is higher than the figures', () => {
  const bitmap = written('Ø0.57')
  const sign = componentsOf(bitmap, 4).toSorted((a, b) => a.left - b.left)[0]
  const end = (sign?.left ?? 0) + 7
  const ink = bitmap.ink.map((one, at) => (at % bitmap.width < end ? 0 : one))
  const parts = componentsOf({ ...bitmap, ink }, 4)
  const shaped = shapedParts({ isHorizontal: true, parts, height: 40 }, frameOf(parts, 0))
  // Figures of this height stand beside a sign of most faces.
  const letters = { ...lettersOf(shaped), capitals: 41 }
  expect(figureWords(shaped, letters, 0).map(({ text }) => text)).toEqual(['Ø0.57'])
})

test('a slim stroke with a flag is a 1 by itself', () => {
  const rows = Array.from({ length: 36 }, (_, y) => [10 + y, y < 5 ? 7 : 12, 16])
  const parts = [componentOf(Int32Array.from(rows.flat()))]
  const shaped = shapedParts({ isHorizontal: true, parts, height: 36 }, frameOf(parts, 0))
  expect(figureWords(shaped, lettersOf(shaped), 0).map(({ text }) => text)).toEqual(['1'])
})
