import { expect, test } from 'vitest'
import { centreLines } from './centre-lines.ts'

function marked(size: number, isInk: (x: number, y: number) => boolean) {
  const ink = new Uint8Array(size * size)
  for (let at = 0; at < ink.length; at += 1) {
    ink[at] = isInk(at % size, Math.floor(at / size)) ? 1 : 0
  }
  return { width: size, height: size, ink }
}

test('a thick angle becomes its two strokes', () => {
  const lines = centreLines(marked(40, (x, y) => (x < 4 && y < 40) || (y > 35 && x < 40)))
  expect(lines).toHaveLength(1)
  const [line] = lines
  expect(line?.isClosed).toBe(false)
  const xs = line?.points.map(({ x }) => x) ?? []
  const ys = line?.points.map(({ y }) => y) ?? []
  expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(32)
  expect(Math.max(...ys) - Math.min(...ys)).toBeGreaterThan(32)
  expect(line?.points.length).toBeLessThan(8)
})

test('a ring becomes one closed line around its middle', () => {
  const lines = centreLines(marked(41, (x, y) => Math.abs(Math.hypot(x - 20, y - 20) - 15) < 2))
  expect(lines.map(({ isClosed }) => isClosed)).toEqual([true])
  for (const { x, y } of lines[0]?.points ?? []) {
    expect(Math.abs(Math.hypot(x - 20.5, y - 20.5) - 15)).toBeLessThan(1.6)
  }
})

test('a cross becomes lines that meet in its middle', () => {
  const lines = centreLines(marked(31, (x, y) => Math.abs(x - 15) < 2 || Math.abs(y - 15) < 2))
  expect(lines.length).toBeGreaterThanOrEqual(4)
  for (const { points } of lines) {
    const nearest = points.map(({ x, y }) => Math.hypot(x - 15.5, y - 15.5))
    expect(Math.min(...nearest)).toBeLessThan(2.5)
  }
})

test('a long stroke that is not quite straight stays one stroke, a bend of a small mark stays two', () => {
  const wave = (size: number) =>
    centreLines(
      marked(size, (x, y) => Math.abs(y - 20 - 1.3 * Math.sin((x / size) * Math.PI)) < 2),
    )[0]?.points.length
  expect(wave(160)).toBe(2)
  expect(wave(40)).toBeGreaterThan(2)
})

test('strokes of two pixels at 45 degrees keep their length, as those of the sign of a countersink', () => {
  const isStroke = (x: number, y: number) => [0, 1].includes(y - Math.min(x, 59 - x))
  const lines = centreLines(marked(60, isStroke))
  const points = lines.flatMap((line) => line.points)
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(54)
  expect(Math.max(...ys) - Math.min(...ys)).toBeGreaterThan(26)
})
