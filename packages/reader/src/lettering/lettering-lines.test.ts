import { expect, test } from 'vitest'
import type { TextRun } from '../page.ts'
import { letteringLines } from './lettering-lines.ts'

/** A run of 5 mm that starts at a point and reads in a direction (degrees, counter-clockwise). */
function run(text: string, x: number, y: number, rotation: number): TextRun {
  const [dx, dy] = [Math.cos((rotation * Math.PI) / 180), -Math.sin((rotation * Math.PI) / 180)]
  const end = { x: x + 5 * dx + 3 * dy, y: y + 5 * dy - 3 * dx }
  return {
    text,
    origin: { x, y },
    advance: 5,
    size: 4,
    rotation,
    box: {
      x: Math.min(x, end.x),
      y: Math.min(y, end.y),
      width: Math.abs(end.x - x),
      height: Math.abs(end.y - y),
    },
    font: '',
    confidence: 1,
  }
}

test.each([
  [0, 5.2, 0],
  [90, 0, -5.2],
  [180, -5.2, 0],
  [270, 0, 5.2],
])('joins runs that read in the direction of %i degrees', (rotation, dx, dy) => {
  const lines = letteringLines([
    run('FA-', 100, 100, rotation),
    run('1001', 100 + dx, 100 + dy, rotation),
  ])
  expect(lines.map(({ text }) => text)).toEqual(['FA-1001'])
  const { box } = lines[0] ?? { box: { width: 0, height: 0 } }
  expect(Math.max(box.width, box.height)).toBeCloseTo(10.2)
})

test('keeps slanted runs by themselves', () => {
  expect(letteringLines([run('R5', 10, 10, 30)]).map(({ text }) => text)).toEqual(['R5'])
})
