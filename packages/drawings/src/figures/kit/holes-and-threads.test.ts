import { describe, expect, test } from 'vitest'
import { boxOf } from '../../boxes.ts'
import * as kit from './index.ts'
import { kinds } from './testing/figure-items.ts'

const { point } = kit

describe('holes in section', () => {
  test('a counterbored blind hole steps inwards and ends in a cone', () => {
    const { edges, outline } = kit.holeSection({
      x: 20,
      y: 10,
      steps: [
        { diameter: 15, depth: 9 },
        { diameter: 9, depth: 24 },
      ],
    })
    expect(outline.map(({ x, y }) => [x, Math.round(y * 10) / 10])).toEqual([
      [27.5, 10],
      [27.5, 19],
      [24.5, 19],
      [24.5, 34],
      [20, 36.6],
      [15.5, 34],
      [15.5, 19],
      [12.5, 19],
      [12.5, 10],
    ])
    expect(
      edges.filter((item) => item.kind === 'line').map((item) => boxOf(item).y + 0.25),
    ).toEqual([19, 34])
  })

  test('a countersunk through hole opens at its angle and has no bottom', () => {
    const { edges, outline } = kit.holeSection({
      x: 20,
      y: 10,
      steps: [{ diameter: 9, depth: 30 }],
      end: 'through',
      countersink: { diameter: 18, angle: 90 },
    } as const)
    expect(outline.slice(0, 3)).toEqual([point(29, 10), point(24.5, 14.5), point(24.5, 40)])
    expect(edges.filter((item) => item.kind === 'line')).toHaveLength(1)
  })
})

describe('threads', () => {
  test('crest wide, root narrow, end wide (ISO 6410)', () => {
    const thread = kit.externalThread({ x: 10, y: 30, length: 30, major: 12, root: 10 })
    const roots = kinds(thread, 'narrow').map(boxOf)
    expect(roots.map((box) => [box.x + 0.125, box.y + 0.125])).toEqual([
      [10, 25],
      [10, 35],
    ])
    const [, crest] = thread
    expect(crest?.kind === 'polyline' && crest.points).toEqual([
      point(40, 24),
      point(11, 24),
      point(10, 25),
    ])
    const left = kit.externalThread({ x: 50, y: 30, length: 30, major: 12, root: 10, to: 'left' })
    expect(Math.min(...left.map((item) => boxOf(item).x))).toBeCloseTo(19.75)
  })

  test('seen from the end the narrow circle is three quarters, inside for a bolt and outside for a nut', () => {
    for (const [items, radius] of [
      [kit.externalThreadEnd(30, 30, 12, 10), 5],
      [kit.internalThreadEnd(30, 30, 12, 10), 6],
    ] as const) {
      const root = items.find((item) => item.kind === 'arc')
      expect(root).toMatchObject({ pen: 'narrow', radius })
      // from just below the right to just behind the top: the upper right stays open
      expect(root).toMatchObject({ start: 10, sweep: 270 })
    }
  })

  test('a blind thread ends in a wide line, a through one does not', () => {
    const spec = { x: 20, y: 10, major: 10, core: 8.5, depth: 18 }
    expect(kinds(kit.internalThreadSection(spec), 'wide')).toHaveLength(1)
    expect(kinds(kit.internalThreadSection({ ...spec, isThrough: true }), 'wide')).toHaveLength(0)
  })
})
