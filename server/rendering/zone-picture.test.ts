import type { Figure } from '@firstangle/reader'
import { expect, test } from 'vitest'
import { zonePicture } from './zone-picture.ts'

const write = (figure: Figure) => (figure.kind === 'number' ? `${figure.value}` : 'd')

/** Top edges and heights of the bars. */
const bars = (svg: string) =>
  [...svg.matchAll(/diagram__box' d='M[\d.]+ ([\d.]+)h\d+v([\d.]+)/g)].map((match) =>
    match.slice(1).map(Number),
  )

test('zones are drawn true to scale about the nominal size', () => {
  const zones = [
    { name: 'H7', lower: 0, upper: 0.025 },
    { name: 'p6', lower: 0.026, upper: 0.042 },
  ]
  const svg = zonePicture({ nominal: 50, unit: 'mm', zones }, write)
  const [hole = [], shaft = []] = bars(svg)
  expect((hole[1] ?? 0) / (shaft[1] ?? 1)).toBeCloseTo(25 / 16, 1)
  expect(shaft[0]).toBe(34)
  expect(svg).toContain('>50</text>')
  expect(svg).not.toContain('"')
})

test('the thinnest zone can be seen, and names are text', () => {
  const zones = [
    { name: '<b>', lower: 0, upper: 0 },
    { name: 'a', lower: -1, upper: 1 },
  ]
  const svg = zonePicture({ nominal: 1, unit: 'mm', zones }, write)
  expect(bars(svg)[0]?.[1]).toBe(3)
  expect(svg).toContain('&lt;b>')
})
