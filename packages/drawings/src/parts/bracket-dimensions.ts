import type { Primitive } from '../display-list.ts'
import type { FeatureBook } from '../responses/book.ts'
import { bracket, frontView, inFront, inSection, inTop, section } from './bracket-geometry.ts'
import { rowOf } from './compose.ts'

/** Dimensions of the front view. */
export function frontDimensions(book: FeatureBook): Primitive[] {
  const row = rowOf(book)
  const { width, height, bore } = bracket
  const left = frontView.left
  return [
    ...row({ value: bore.x, exact: true }, inFront(0, 0), inFront(bore.x, -14), 'h', 157),
    ...row({ value: width }, inFront(0, 0), inFront(width, 0), 'h', 167),
    ...row({ value: bore.z, exact: true }, inFront(0, 0), inFront(32, bore.z), 'v', left - 9),
    ...row({ value: height }, inFront(0, 0), inFront(15, height), 'v', left - 20),
  ]
}

/** Dimensions of section A-A. */
export function sectionDimensions(book: FeatureBook): Primitive[] {
  const row = rowOf(book)
  const { depth, height, base, wall } = bracket
  return [
    ...row({ value: wall }, inSection(depth, height), inSection(depth - wall, height), 'h', 36),
    ...row({ value: base }, inSection(0, 0), inSection(0, base), 'v', section.left + depth + 10),
    ...row({ value: depth }, inSection(depth, 0), inSection(0, 0), 'h', 167),
  ]
}

/** Dimensions of the top view. */
export function topDimensions(book: FeatureBook): Primitive[] {
  const row = rowOf(book)
  const { width, depth, screw, dowel } = bracket
  const right = frontView.left + width
  const x2 = screw.x + screw.pitchX
  const y2 = screw.y + screw.pitchY
  return [
    ...row({ value: screw.x, exact: true }, inTop(0, 9), inTop(screw.x, 8), 'h', 278),
    ...row({ value: screw.pitchX, exact: true }, inTop(screw.x, 8), inTop(x2, 8), 'h', 278),
    ...row(
      { value: depth - y2, exact: true },
      inTop(width, depth),
      inTop(x2 + 7, y2),
      'v',
      right + 10,
    ),
    ...row(
      { value: screw.pitchY, exact: true },
      inTop(x2 + 7, y2),
      inTop(x2 + 7, screw.y),
      'v',
      right + 10,
    ),
    ...row(
      { value: depth - dowel.y, exact: true },
      inTop(0, depth),
      inTop(screw.x - 5, dowel.y),
      'v',
      frontView.left - 10,
    ),
  ]
}
