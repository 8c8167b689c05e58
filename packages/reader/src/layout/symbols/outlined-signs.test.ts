import { expect, it } from 'vitest'
import type { Path, Point } from '../../page.ts'
import { rectangle, strokes, textsOf, written } from '../testing/made-sheet.ts'

/** Lines of italic lettering in one filled path, as programs write signs that their font lacks. */
const outlined = (...lines: (readonly Point[])[]): Path => ({
  lines: lines.map((points) => ({ points, isClosed: true })),
  isStroked: false,
  isFilled: true,
  lineWidth: 0,
})

/** A ring of italic lettering: leaning to the right by 20°. */
const oval = (x: number, y: number, width: number, height: number): Point[] =>
  Array.from({ length: 40 }, (_, i) => {
    const angle = (2 * Math.PI * i) / 40
    const down = (height / 2) * Math.sin(angle)
    return { x: x + (width / 2) * Math.cos(angle) - 0.36 * down, y: y + down }
  })

const corners = (text: string, dx: number, dy: number): Point[] =>
  text.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number)
    return { x: x + dx, y: y + dy }
  })

/** A slanted ring with a stroke through it, 3.4 mm wide and 5 mm high. */
const diameter = (x: number, base: number): Path =>
  outlined(
    oval(x + 1.7, base - 2.5, 2.6, 3.2),
    oval(x + 1.7, base - 2.5, 2.1, 2.6),
    corners('0,5 3.2,0 3.4,0 0.2,5', x, base - 5),
  )

const times = (x: number, y: number): Path =>
  outlined(
    corners(
      '0.8,0 1.5,0.8 2.6,0 2.8,0.3 1.7,1.1 2.2,2 1.9,2.1 1.4,1.3 0.3,2.1 0,1.8 1.2,1 0.5,0.2',
      x,
      y,
    ),
  )

it('reads a diameter that is drawn as the outline of an italic letter', () => {
  expect(textsOf(written('24H10', 50, 50, { size: 6.3 }), diameter(46.8, 50))).toEqual(['Ø24H10'])
})

it('reads the ring of an italic degree sign', () => {
  const sign = outlined(oval(56.3, 46, 1.4, 1.4), oval(56.3, 46, 1, 1))
  expect(textsOf(written('45', 50, 50, { size: 6.3, advance: 5.5 }), sign)).toEqual(['45°'])
})

it('puts a drawn times sign in the gap of its text', () => {
  const text = written('M5 0.5-6H', 50, 50, { size: 6.3, advance: 25 })
  expect(textsOf(text, times(57.3, 46.6))).toEqual(['M5×0.5-6H'])
  expect(textsOf(text)).toEqual(['M5 0.5-6H'])
  // Strokes that cross are lines of the drawing.
  expect(textsOf(text, strokes('0,0 2,2; 2,0 0,2', 57.3, 46.6))).toEqual(['M5 0.5-6H'])
})

it('reads straightness from a bar with the breadth of a pen', () => {
  const frame = [rectangle(40, 40, 12, 8), rectangle(52, 40, 14, 8)]
  const bar = outlined(corners('0,0 7,0 7,0.35 0,0.35', 42.5, 43.8))
  expect(textsOf(...frame, bar, written('0.1', 55, 46))).toEqual(['|⏤|0.1|'])
})
