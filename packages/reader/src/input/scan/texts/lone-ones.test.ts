import { describe, expect, it } from 'vitest'
import type { TextRun } from '../../../page.ts'
import { type Component, componentsOf } from '../ink/components.ts'
import type { Ruling } from '../rulings/rulings.ts'
import { isOne, loneOnes } from './lone-ones.ts'

/** A mark from rows of `#` and blanks, each a pixel, at a place. */
function marked(rows: readonly string[], left = 0, top = 0): Component {
  const width = left + Math.max(...rows.map((row) => row.length))
  const ink = new Uint8Array(width * (top + rows.length))
  for (const [y, row] of rows.entries()) {
    for (const [x, sign] of [...row].entries())
      if (sign === '#') ink[(top + y) * width + left + x] = 1
  }
  const [part] = componentsOf({ width, height: top + rows.length, ink })
  if (!part) throw new Error('no ink')
  return part
}

const stem = Array<string>(20).fill('    ##')
const upright = ['    ##', '  ####', '######', ...stem.slice(3)]
const slanted = Array.from({ length: 20 }, (_, y) => `${' '.repeat(5 - Math.floor(y / 4))}##`)
const ell = [...stem.slice(2), '    ######', '    ######']

describe('a mark', () => {
  it.each([
    ['a stem', stem],
    ['a stem with a flag', upright],
    ['a slanted stem', slanted],
  ])('is a 1: %s', (_, rows) => {
    expect(isOne(marked(rows))).toBe(true)
  })

  it.each([
    ['an L', ell],
    ['a T', ['##########', '##########', ...stem.slice(2)]],
    ['a ring', ['  ##  ', ' #  # ', '#    #', '#    #', ' #  # ', '  ##  ']],
  ])('is none: %s', (_, rows) => {
    expect(isOne(marked(rows))).toBe(false)
  })
})

/** 10 pixels are a millimetre: capitals of 20 pixels are 2 mm. */
const millimetres = 0.1
const run = (text: string, x: number, base: number, width = 8): TextRun => ({
  text,
  origin: { x, y: base },
  advance: width,
  size: 2.8,
  rotation: 0,
  box: { x, y: base - 2, width, height: 2 },
  font: '',
  confidence: 0.9,
})
const upToRight = (from: number): Ruling => ({
  isHorizontal: false,
  at: from,
  from: 0,
  to: 400,
  thickness: 2,
})
const texts = (
  runs: readonly TextRun[],
  parts: readonly Component[],
  rulings: readonly Ruling[] = [],
) => loneOnes(runs, parts, rulings, millimetres).map(({ text, box }) => [text, box.x])

describe('beside a label that counts sheets', () => {
  const label = run('Sheets', 10, 20)
  const figure = marked(upright, 250, 180)

  it('a lone 1 is read behind it', () => {
    expect(texts([label], [figure])).toEqual([['1', 25]])
  })

  it('a lone 1 is read in the cell below it', () => {
    const [found] = texts([run('Лист', 10, 20)], [marked(slanted, 130, 215)])
    expect(found).toEqual(['1', expect.closeTo(13.1)])
  })

  it.each([
    ['behind a line', [label], [figure], [upToRight(220)]],
    ['behind another text', [label, run('of', 20, 20, 2)], [figure], []],
    ['too low', [label], [marked(upright, 250, 230)], []],
    ['too far', [label], [marked(upright, 400, 180)], []],
    ['of another height', [label], [marked(upright.slice(0, 12), 250, 188)], []],
    ['one of two', [label], [figure, marked(upright, 280, 180)], []],
    ['behind another word', [run('Weight', 10, 20)], [figure], []],
  ] as const)('not %s', (_, runs, parts, rulings) => {
    expect(texts(runs, parts, rulings)).toEqual([])
  })
})

describe('before the rest of a chamfer', () => {
  const rest = run('x45', 28, 20)
  const figure = marked(upright, 250, 180)

  it('a lone 1 is its size', () => {
    expect(texts([rest], [figure])).toEqual([['1', 25]])
  })

  it.each([
    ['behind another figure', [rest, run('2,', 23, 20, 1.5)], figure],
    ['too far before', [rest], marked(upright, 210, 180)],
    ['of another size', [run('x30', 28, 20)], figure],
  ] as const)('not %s', (_, runs, part) => {
    expect(texts(runs, [part])).toEqual([])
  })
})
