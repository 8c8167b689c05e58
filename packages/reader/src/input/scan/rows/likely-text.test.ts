import { expect, test } from 'vitest'
import { componentOf, componentsOf } from '../ink/components.ts'
import { isLikelyText } from './likely-text.ts'

const height = 36

/** Two upright strokes side by side, with the flags of figures 1 or without, the second so much lower. */
function pairOf(flag: number, lower: number) {
  const isStroke = (x: number, y: number) =>
    y >= 0 && y < height && ((x >= 0 && x < 4) || (y < 5 && x >= -flag && x < 4))
  const ink = Uint8Array.from({ length: 60 * 60 }, (_, at) => {
    const [x, y] = [at % 60, Math.floor(at / 60)]
    return isStroke(x - 12, y - 10) || isStroke(x - 40, y - 10 - lower) ? 1 : 0
  })
  const parts = componentsOf({ width: 60, height: 60, ink })
  return { isHorizontal: true, parts, height }
}

test('two strokes with the flags of figures 1 are 11', () => {
  expect(isLikelyText(pairOf(5, 0), [])).toBe(true)
})

test('one of them is 1, and a comma between them makes 1,1', () => {
  const line = pairOf(5, 0)
  expect(isLikelyText({ ...line, parts: line.parts.slice(0, 1) }, [])).toBe(true)
  const markAt = (top: number) =>
    componentOf(Int32Array.from([0, 1, 2, 3, 4, 5].flatMap((y) => [top + y, 24, 27])))
  const withMark = (top: number) => ({ ...line, parts: [...line.parts, markAt(top)] })
  expect(isLikelyText(withMark(43), [])).toBe(true)
  expect(isLikelyText(withMark(14), [])).toBe(false)
})

test('a plain stroke by itself is the piece of a line', () => {
  const line = pairOf(0, 0)
  expect(isLikelyText({ ...line, parts: line.parts.slice(0, 1) }, [])).toBe(false)
})

test('two plain strokes are pieces of lines, and so are those at different heights', () => {
  expect(isLikelyText(pairOf(0, 0), [])).toBe(false)
  expect(isLikelyText(pairOf(5, 6), [])).toBe(false)
})
