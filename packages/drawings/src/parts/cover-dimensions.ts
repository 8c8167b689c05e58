import type { Primitive } from '../display-list.ts'
import type { FeatureBook } from '../responses/book.ts'
import { rowOf } from './compose.ts'
import { cover, inA, inB, inTop, scale, sectionA, sectionB, topView } from './cover-geometry.ts'

/** Dimensions of sections A-A and B-B. */
export function sectionDimensions(book: FeatureBook): Primitive[] {
  const row = rowOf(book)
  const { width, depth, height, rib, wall, boss } = cover
  const inside = height - wall
  const topEdge = sectionA.bottom - height * scale
  return [
    ...row({ value: width }, inA(0, 16), inA(width, 16), 'h', topEdge - 16),
    ...row({ value: height }, inA(0, 0), inA(2, height), 'v', sectionA.left - 12),
    ...row(
      { value: rib.thickness },
      inA(rib.x - rib.thickness / 2, inside - rib.height),
      inA(rib.x + rib.thickness / 2, inside - rib.height),
      'h',
      inA(0, 6).y,
      { place: 'after' },
    ),
    ...row(
      { value: rib.height },
      inB(30, inside - rib.height),
      inB(30, inside),
      'v',
      inB(30, 0).x,
      { bare: 'both', arrowsOutside: false, shift: 0 },
    ),
    ...row({ value: depth }, inB(depth, 16), inB(0, 16), 'h', topEdge - 16),
    ...row(
      { value: boss.end },
      inB(boss.y[0] - 3, boss.end),
      inB(0, 0),
      'v',
      sectionB.left + depth * scale + 9,
      { place: 'after' },
    ),
  ]
}

/** Dimensions of the top view. */
export function topDimensions(book: FeatureBook): Primitive[] {
  const row = rowOf(book)
  const { boss, window, gland, rib } = cover
  const bottom = topView.top + cover.depth * scale
  const [bx1, bx2] = boss.x
  const [by1, by2] = boss.y
  const left = window.x - window.width / 2
  const low = window.y - window.height / 2
  return [
    ...row({ value: bx1 }, inTop(0, 8), inTop(bx1, by1 - 5), 'h', bottom + 12),
    ...row(
      { value: bx2 - bx1, deviations: [-0.2, 0.2] },
      inTop(bx1, by1 - 5),
      inTop(bx2, by1 - 5),
      'h',
      bottom + 12,
    ),
    ...row({ value: window.x }, inTop(0, 8), inTop(window.x, low - 2), 'h', bottom + 23),
    ...row({ value: by1 }, inTop(8, 0), inTop(bx1 - 5, by1), 'v', topView.left - 12),
    ...row(
      { value: by2 - by1, deviations: [-0.15, 0.15] },
      inTop(bx1 - 5, by1),
      inTop(bx1 - 5, by2),
      'v',
      topView.left - 12,
      { shift: 20 },
    ),
    ...row(
      { value: window.width },
      inTop(left, low + 6),
      inTop(left + window.width, low + 6),
      'h',
      inTop(0, low + 5).y,
      { bare: 'both', shift: 14 },
    ),
    ...row(
      { value: window.height },
      inTop(left + 6, low),
      inTop(left + 6, low + window.height),
      'v',
      inTop(left + 7, 0).x,
      { bare: 'both', shift: 11 },
    ),
    ...row(
      { value: rib.x - rib.thickness / 2 - window.x },
      inTop(window.x, window.y + 19),
      inTop(rib.x - rib.thickness / 2, 54),
      'h',
      inTop(0, 54).y,
    ),
    ...row(
      { value: gland.x - window.x },
      inTop(window.x, window.y + 13.5),
      inTop(gland.x, gland.y + 9.5),
      'h',
      inTop(0, 48).y,
    ),
  ]
}
