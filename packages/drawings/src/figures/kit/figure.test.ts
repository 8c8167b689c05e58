import { describe, expect, test } from 'vitest'
import type { Primitive } from '../../display-list.ts'
import { drawingFaults } from './check.ts'
import { defineFigure, drawFigure } from './figure.ts'
import * as kit from './index.ts'
import { palette } from './palette.ts'
import { figureFile, inlineFigure } from './render.ts'
import { drawn, texts } from './testing/figure-items.ts'

const { point } = kit

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
