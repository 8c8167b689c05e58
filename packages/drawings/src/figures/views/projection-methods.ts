import {
  centreCross,
  centreLine,
  circle,
  defineFigure,
  type FigureItem,
  lettering,
  line,
  type Point,
  type Primitive,
  point,
  polygon,
  projectionLines,
  projectionSymbol,
  rectangle,
  textWidth,
  toned,
} from '../kit/index.ts'

/** An angle bracket, mm: x to the right, y to the back, z up. One model for all views, so that they cannot disagree. */
const part = {
  length: 40,
  depth: 24,
  height: 26,
  foot: 8,
  wall: 8,
  notch: { from: 13, to: 21, floor: 18 },
  hole: { x: 26, y: 8, radius: 4 },
}

/** Seen from the front; (x, y) = lower left corner on the sheet. */
function frontView(x: number, y: number): Primitive[] {
  const { length, height, foot, wall, notch, hole } = part
  const at = (px: number, pz: number): Point => point(x + px, y - pz)
  const corners = [at(0, 0), at(length, 0), at(length, foot), at(wall, foot), at(wall, height)]
  const [left, right] = [hole.x - hole.radius, hole.x + hole.radius]
  return [
    polygon('wide', [...corners, at(0, height)]),
    line('hidden', x, y - notch.floor, x + wall, y - notch.floor),
    line('hidden', x + left, y, x + left, y - foot),
    line('hidden', x + right, y, x + right, y - foot),
    ...centreLine(x + hole.x, y - foot, x + hole.x, y, 2),
  ]
}

/** Seen from above, the back at the top. */
function topView(x: number, y: number): Primitive[] {
  const { length, depth, wall, notch, hole } = part
  return [
    rectangle('wide', x, y - depth, length, depth),
    line('wide', x + wall, y, x + wall, y - depth),
    line('wide', x, y - notch.from, x + wall, y - notch.from),
    line('wide', x, y - notch.to, x + wall, y - notch.to),
    circle('wide', x + hole.x, y - hole.y, hole.radius),
    ...centreCross(x + hole.x, y - hole.y, hole.radius),
  ]
}

/** Seen from the left, the back on the left. */
function leftView(x: number, y: number): Primitive[] {
  const { depth, height, foot, notch, hole } = part
  const at = (py: number, pz: number): Point => point(x + depth - py, y - pz)
  const top = [at(notch.to, height), at(notch.to, notch.floor)]
  const behind = [at(notch.from, notch.floor), at(notch.from, height)]
  const [near, far] = [x + depth - hole.y + hole.radius, x + depth - hole.y - hole.radius]
  return [
    polygon('wide', [at(0, 0), at(depth, 0), at(depth, height), ...top, ...behind, at(0, height)]),
    line('hidden', x, y - foot, x + depth, y - foot),
    line('hidden', near, y, near, y - foot),
    line('hidden', far, y, far, y - foot),
    ...centreLine(x + depth - hole.y, y - foot, x + depth - hole.y, y, 2),
  ]
}

const gap = 12

function heading(words: string, method: 1 | 3, x: number): Primitive[] {
  return [
    lettering(words, x, 8),
    ...projectionSymbol(method, x + textWidth(words, 3.5) + 12, 6.25, 6),
  ]
}

/** Lines that carry the edges of the front view to the other two; they stay 1 mm off the outlines. */
const linked = (pairs: readonly (readonly [Point, Point])[]) =>
  toned('muted', projectionLines(pairs))

/** The same three views of one bracket, arranged by method 1 and by method 3 (ISO 5456-2). */
export const figure = defineFigure({
  size: { width: 172, height: 92 },
  labels: ['first', 'third', 'front', 'above', 'left'],
  draw: ({ words }): FigureItem[] => {
    const { length, depth, height, foot, wall } = part
    const name = (text: string, x: number, y: number, anchor: 'start' | 'middle' | 'end') =>
      lettering(text, x, y, { height: 3, anchor })
    const [first, third] = [4, 128]
    const firstFront = 44
    const thirdFront = 80
    const firstLeft = first + length + gap
    const thirdLeft = third - gap - depth
    const firstTop = firstFront + gap + depth
    const thirdTop = thirdFront - height - gap
    return [
      ...heading(words.first, 1, first),
      ...frontView(first, firstFront),
      toned('action', [...leftView(firstLeft, firstFront), ...topView(first, firstTop)]),
      linked([
        [point(first + length + 1, firstFront), point(firstLeft - 1, firstFront)],
        [point(first + wall + 1, firstFront - height), point(firstLeft - 1, firstFront - height)],
        [point(first, firstFront + 1), point(first, firstTop - depth - 1)],
        [point(first + length, firstFront + 1), point(first + length, firstTop - depth - 1)],
      ]),
      name(words.front, first, 15, 'start'),
      name(words.left, firstLeft + depth / 2, 15, 'middle'),
      name(words.above, first + length + 4, firstTop - depth / 2, 'start'),
      ...heading(words.third, 3, thirdLeft),
      ...frontView(third, thirdFront),
      toned('action', [...leftView(thirdLeft, thirdFront), ...topView(third, thirdTop)]),
      linked([
        [point(thirdLeft + depth + 1, thirdFront), point(third - 1, thirdFront)],
        [point(thirdLeft + depth + 1, thirdFront - height), point(third - 1, thirdFront - height)],
        [point(third, thirdTop + 1), point(third, thirdFront - height - 1)],
        [point(third + length, thirdTop + 1), point(third + length, thirdFront - foot - 1)],
      ]),
      name(words.front, third, thirdFront + 7, 'start'),
      name(words.left, thirdLeft + depth / 2, thirdFront + 7, 'middle'),
      name(words.above, third - 4, thirdTop - depth / 2, 'end'),
    ]
  },
})
