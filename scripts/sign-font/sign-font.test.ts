import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawnSigns, strokesOfSource } from '@firstangle/drawings/lettering'
import fontkit from '@pdf-lib/fontkit'
import { describe, expect, test } from 'vitest'
import { type Contour, outlineOf } from './outline.ts'

const outlines = (source: string, width: number) =>
  strokesOfSource(source).flatMap((stroke) => outlineOf(stroke, width))

const area = (points: Contour) =>
  points.reduce((sum, { x, y }, index) => {
    const next = points[(index + 1) % points.length] ?? { x, y }
    return sum + (x * next.y - next.x * y) / 2
  }, 0)

describe('outlineOf', () => {
  test('covers a straight stroke with its width', () => {
    const [contour = []] = outlines('0,0 10,0', 2)
    expect(contour).toHaveLength(4)
    expect(area(contour)).toBeCloseTo(-20)
  })

  test('reaches into a corner', () => {
    const [contour = []] = outlines('0,0 10,0 10,10', 2)
    expect(area(contour)).toBeCloseTo(-40)
  })

  test('leaves the inside of a closed stroke open', () => {
    const areas = outlines('0,0 10,0 10,10 0,10 0,0', 2).map(area)
    expect(areas.map(Math.round)).toEqual([-144, 64])
  })
})

test('the committed font has every sign that is drawn elsewhere', async () => {
  const file = join(import.meta.dirname, '../../src/styles/fonts/signs.woff2')
  const font = fontkit.create(await readFile(file))
  for (const sign of drawnSigns) {
    const code = sign.codePointAt(0) ?? 0
    expect(font.hasGlyphForCodePoint(code), sign).toBe(true)
    expect(font.glyphForCodePoint(code).advanceWidth, sign).toBeGreaterThan(160)
  }
})
