import { describe, expect, test } from 'vitest'
import { boxOf } from '../../boxes.ts'
import type { Primitive } from '../../display-list.ts'
import { glyphs } from '../../lettering/glyphs.ts'
import { drawingFaults } from './check.ts'
import { defineFigure, drawFigure } from './figure.ts'
import * as kit from './index.ts'
import { palette } from './palette.ts'
import { figureFile, inlineFigure } from './render.ts'

const { point } = kit

const drawn = (items: readonly kit.FigureItem[], size = { width: 100, height: 60 }) => ({
  size,
  items,
  unused: [],
})

const kinds = (items: readonly Primitive[], pen: Primitive['pen']) =>
  items.filter((item) => item.pen === pen)

const texts = (items: readonly kit.FigureItem[]): string[] =>
  items.flatMap((item) =>
    item.kind === 'text' ? [item.text] : item.kind === 'toned' ? texts(item.items) : [],
  )

describe('a figure', () => {
  const model = defineFigure({
    size: { width: 40, height: 20 },
    labels: ['name', 'other'],
    draw: ({ words, number, deviation }) => [
      kit.lettering(`${words.name} ${number(0.25)} ${deviation(0.1)}`, 2, 10),
    ],
  })

  test('writes numbers as its language does and tells which labels it left out', () => {
    const german = drawFigure(model, { name: 'Maß', other: 'x' }, 'de')
    expect(texts(german.items)).toEqual(['Maß 0,25 +0,1'])
    expect(german.unused).toEqual(['other'])
    expect(texts(drawFigure(model, { name: 'Size' }, 'en').items)).toEqual(['Size 0.25 +0.1'])
  })

  test('stops at a word it does not have', () => {
    expect(() => drawFigure(model, {}, 'en')).toThrow('No label "name"')
  })

  test('is drawn in layers by tone, areas below', () => {
    const items = [
      kit.line('wide', 1, 1, 9, 1),
      kit.toned('action', [kit.line('narrow', 1, 2, 9, 2)]),
      kit.area('action', [point(1, 1), point(9, 1), point(9, 5)]),
    ]
    const svg = inlineFigure(drawn(items), { id: 'figure-x', title: 'A <b>', description: '"' })
    expect(svg).toContain('<title id="figure-x-title">A &lt;b></title>')
    expect(svg.match(/class="[^"]+"/g)).toEqual([
      'class="tone-action"',
      'class="tone-ink"',
      'class="tone-action"',
    ])
    expect(svg).toContain('width="400" height="240"')
  })

  test('as a file fixes one scheme or carries both', () => {
    const words = { title: 'T', description: 'D', locale: 'en' as const }
    const [both, dark] = (['both', 'dark'] as const).map((scheme) =>
      figureFile(drawn([kit.line('wide', 1, 1, 9, 1)]), words, scheme),
    )
    expect(both).toContain('@media(prefers-color-scheme:dark)')
    expect(dark).toContain(`.tone-ink{color:${palette.ink[1]}}`)
    expect(dark).not.toContain(palette.ink[0])
  })
})

describe('a drawing may not', () => {
  test.each<[string, readonly Primitive[], string]>([
    ['leave the sheet', [kit.line('wide', 50, 10, 110, 10)], 'leaves the sheet'],
    ['letter too small', [kit.lettering('A', 10, 10, { height: 2 })], 'is 2 mm high'],
    [
      'letter over letters',
      [kit.lettering('AB', 10, 10), kit.lettering('C', 12, 11)],
      'touches "C"',
    ],
    [
      'run lines through letters',
      [kit.lettering('AB', 10, 10), kit.circle('narrow', 12, 8, 2)],
      'a line (narrow circle',
    ],
  ])('%s', (_, items, fault) => {
    expect(drawingFaults(drawn(items)).join()).toContain(fault)
  })

  test('and is right otherwise', () => {
    expect(
      drawingFaults(drawn([kit.lettering('AB', 10, 10), kit.line('wide', 5, 20, 60, 20)])),
    ).toEqual([])
  })
})

test('every characteristic and modifier has a glyph', () => {
  const symbols = [...Object.values(kit.characteristics), ...'ⒺⓂⓁⓇⓅⒻⓊⓉ']
  expect(Object.keys(kit.characteristics)).toHaveLength(14)
  for (const symbol of symbols) expect(glyphs, symbol).toHaveProperty([symbol])
})

test('a feature control frame has a cell for each part and is as wide as it says', () => {
  const frame = {
    characteristic: 'position',
    tolerance: 'Ø0,2 Ⓜ',
    datums: ['A', 'B Ⓜ'],
    above: '4× Ø9',
    below: 'CZ',
  } as const
  const items = kit.featureControlFrame(10, 10, frame)
  expect(texts(items)).toEqual(['⌖', 'Ø0,2 Ⓜ', 'A', 'B Ⓜ', '4× Ø9', 'CZ'])
  const cells = kinds(items, 'symbol')
  expect(cells).toHaveLength(4)
  expect(Math.max(...cells.map((cell) => boxOf(cell).x + boxOf(cell).width))).toBeCloseTo(
    10 + kit.frameWidth(frame) + 0.175,
  )
  const second = { characteristic: 'perpendicularity', tolerance: '0,05' } as const
  expect(texts(kit.stackedFrames(10, 10, frame, second))).toContain('⟂')
  expect(drawingFaults(drawn(kit.featureControlFrame(10, 20, frame)))).toEqual([])
})

describe('dimensions', () => {
  test('an angle has an arc between its legs and its text outside it', () => {
    const items = kit.angularDimension({
      centre: point(20, 50),
      radius: 20,
      from: -60,
      to: 0,
      text: '60°',
    })
    expect(items[0]).toMatchObject({ kind: 'arc', start: -60, sweep: 60, radius: 20 })
    expect(kinds(items, 'fill')).toHaveLength(2)
    expect(drawingFaults(drawn(items))).toEqual([])
  })

  test('a radius points at the arc from outside, a diameter has two arrowheads', () => {
    const centre = point(40, 30)
    const radius = kit.radiusDimension({ centre, radius: 5, angle: -45, text: 'R5' })
    expect(kinds(radius, 'fill')).toHaveLength(1)
    const diameter = kit.diameterDimension({
      centre,
      radius: 8,
      angle: 150,
      label: kit.toleranced('Ø16', '+0,018', '0'),
    })
    expect(kinds(diameter, 'fill')).toHaveLength(2)
    expect(texts(diameter)).toEqual(['Ø16', '+0,018', '0'])
    expect(drawingFaults(drawn([...diameter]))).toEqual([])
  })
})

describe('symbols', () => {
  test('method 1 has the cone on the left, method 3 on the right, narrow end to the circles', () => {
    const [first, third] = ([1, 3] as const).map((method) =>
      kit.projectionSymbol(method, 50, 30, 8),
    )
    for (const [items, isLeft] of [
      [first, true],
      [third, false],
    ] as const) {
      const cone = items?.find((item) => item.kind === 'polyline')
      const ring = items?.find((item) => item.kind === 'circle')
      if (cone?.kind !== 'polyline' || ring?.kind !== 'circle') throw new Error('no symbol')
      const xs = cone.points.map(({ x }) => x)
      expect(Math.max(...xs) < ring.centre.x).toBe(isLeft)
      const narrow = cone.points.filter(({ y }) => Math.abs(y - 30) < 3)
      expect(narrow.every(({ x }) => x === Math.min(...xs))).toBe(true)
      const box = items?.map(boxOf) ?? []
      expect(Math.min(...box.map(({ x }) => x))).toBeGreaterThan(30)
    }
  })

  test('a surface symbol has all its places, none of them touching', () => {
    const full = kit.surfaceTexture({
      x: 30,
      y: 40,
      text: 'Ra 0,8',
      second: 'Rz 6,3',
      process: 'ground',
      lay: '⊥',
      allowance: '0,3',
      removal: 'REQUIRED',
      allAround: true,
    })
    expect(texts(full)).toEqual(['Ra 0,8', 'Rz 6,3', 'ground', '⊥', '0,3'])
    expect(drawingFaults(drawn(full))).toEqual([])
    expect(kit.surfaceTexture({ x: 30, y: 40 })).toHaveLength(1)
    expect(kit.surfaceTexture({ x: 30, y: 40, removal: 'PROHIBITED' })).toHaveLength(2)
    expect(
      drawingFaults(drawn(kit.surfaceTexture({ x: 30, y: 40, text: 'Rz 25', rotation: -90 }))),
    ).toEqual([])
  })

  test('hole callouts read as on a sheet', () => {
    expect(kit.holeText.hole('9', { count: 4, depth: '20' })).toBe('4× Ø9 ↧20')
    expect(kit.holeText.counterbore('15', '8,6')).toBe('⌴ Ø15 ↧8,6')
    expect(kit.holeText.countersink('18', '90')).toBe('⌵ Ø18 × 90°')
  })
})

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

describe('edges of undefined shape', () => {
  test('the value stands in a right angle whose corner a leader joins to the edge (ISO 13715)', () => {
    const mark = kit.edgeSymbol({ x: 10, y: 30, corner: point(16, 24), text: '−0,3' })
    expect(mark[0]).toMatchObject({ points: [{ x: 16, y: 20 }, { x: 16, y: 24 }, { y: 24 }] })
    expect(mark[1]).toMatchObject({ pen: 'narrow', from: point(16, 24), to: point(10, 30) })
    expect(mark[2]).toMatchObject({ pen: 'fill' })
  })

  test('the general indication has a corner instead of an arrowhead', () => {
    for (const [kind, ends] of [
      ['external', [point(7.5, 30), point(10, 32.5)]],
      ['internal', [point(10, 26.25), point(13.75, 30)]],
    ] as const) {
      const mark = kit.edgeSymbol({ x: 10, y: 30, kind, text: '+0,3' })
      expect(kinds(mark, 'fill')).toHaveLength(0)
      expect(kinds(mark, 'wide')[0]).toMatchObject({ points: [ends[0], point(10, 30), ends[1]] })
    }
  })
})

describe('tolerance zones', () => {
  const zone = (name: string, texts?: { upper: string; lower: string }) =>
    kit.toleranceZone({
      x: 20,
      width: 14,
      zero: 30,
      scale: 0.5,
      name,
      texts,
      ...kit.fitDeviations(20, name),
    })

  test('are to scale: H7 stands on the zero line, g6 below it', () => {
    const box = (name: string) => {
      const [tint] = zone(name)
      return tint?.kind === 'area' && tint.outlines[0]?.map(({ y }) => Math.round(y * 100) / 100)
    }
    expect(box('H7')).toEqual([19.5, 19.5, 30, 30])
    expect(box('g6')).toEqual([33.5, 33.5, 40, 40])
  })

  test.each([
    ['H7', '+0,021', '0'],
    ['h6', '0', '−0,013'],
    ['g6', '−0,007', '−0,02'],
    ['js6', '+0,0065', '−0,0065'],
  ])('the deviations of %s keep off the zero line and each other', (name, upper, lower) => {
    const items = [...kit.zeroLine(10, 90, 30), ...zone(name, { upper, lower })]
    const ownName = drawingFaults(drawn(items)).filter((fault) => !fault.includes(`"${name}"`))
    expect(ownName).toEqual([])
  })
})

describe('cells and flows', () => {
  test('a title cell holds caption and value, a table its rows', () => {
    const cell = kit.titleCell({
      x: 10,
      y: 10,
      width: 40,
      height: 12,
      caption: 'Title',
      value: 'Shaft',
    })
    const table = kit.table({
      x: 10,
      y: 25,
      widths: [10, 30, 15],
      numeric: [2],
      rows: [
        ['#', 'Name', 'n'],
        ['1', 'Shaft', '12'],
      ],
    })
    expect(texts(cell)).toEqual(['Title', 'Shaft'])
    expect(texts(table)).toEqual(['#', '1', 'Name', 'Shaft', 'n', '12'])
    expect(drawingFaults(drawn([...cell, ...table]))).toEqual([])
  })

  test('boxes, arrows and balloons touch no words', () => {
    const items = [
      ...kit.flowBox({ x: 10, y: 10, width: 24, height: 14 }, 'two\nlines'),
      ...kit.flowArrow(point(34, 17), point(50, 17)),
      ...kit.balloon(point(60, 17), 12, point(70, 30)),
    ]
    expect(texts(items)).toEqual(['two', 'lines', '12'])
    expect(drawingFaults(drawn(items))).toEqual([])
    expect(() => kit.flowArrow(point(1, 1))).toThrow('at least two points')
  })
})

test('lines can be mirrored and moved; mirrored lettering still reads', () => {
  const items = [
    kit.line('wide', 1, 2, 3, 4),
    kit.arc('wide', 5, 5, 2, 0, 90),
    kit.lettering('R', 1, 1),
  ]
  expect(kit.mirrored(items, 10)).toMatchObject([
    { from: { x: 19, y: 2 }, to: { x: 17, y: 4 } },
    { centre: { x: 15, y: 5 }, start: 180, sweep: -90 },
    { x: 1, y: 1 },
  ])
  expect(kit.moved(items, 10, 1)).toMatchObject([
    { from: { x: 11, y: 3 } },
    { centre: { x: 15, y: 6 } },
    { x: 11, y: 2 },
  ])
})

test('blocks of text break where their words do', () => {
  const block = kit.textBlock('one\ntwo', 10, 10, { height: 2.5 })
  expect(block.map(({ text, y }) => [text, y])).toEqual([
    ['one', 10],
    ['two', 14.25],
  ])
  expect(kit.blockSize('one\ntwo', 2.5).height).toBe(6.75)
})
