import { expect, test } from 'vitest'
import type { Primitive } from '../display-list.ts'
import { sheets } from './sheets.ts'
import { termSymbol, termSymbolFile, termSymbolNames, termSymbolSize } from './term-symbols.ts'

test.each(termSymbolNames)(
  '%s is drawn, fits its place and takes the colour of the text',
  (name) => {
    const svg = termSymbol(name)
    const [, width, height] = (/width='(\d+)' height='(\d+)'/.exec(svg) ?? []).map(Number)
    expect(width).toBeGreaterThan(3)
    expect(width).toBeLessThanOrEqual(80)
    expect(height).toBeLessThanOrEqual(64)
    expect(svg).toMatch(/ d='M?[^']{3,}'/)
    expect(svg).not.toMatch(/#|NaN|undefined|"/)
  },
)

test.each(termSymbolNames)('%s is the same in the file of all symbols', (name) => {
  const alone = termSymbol(name).replaceAll("'", '"')
  const [, frame = '', lines = ''] =
    /(viewBox="[^"]+").*?<g [^>]+>(.*)<\/g><\/svg>$/.exec(alone) ?? []
  const { width, height } = termSymbolSize(name)
  expect(alone).toContain(`width="${width}" height="${height}"`)
  expect(termSymbolFile()).toContain(`<symbol id="${name}" ${frame} `)
  expect(termSymbolFile()).toContain(`>${lines}</symbol>`)
})

/** From where to where the zones of hole and shaft reach, the hole first; y points down. */
function zonesOf(name: string) {
  const boxes = (sheets[name] ?? []).filter(
    (item): item is Primitive & { kind: 'polyline' } => item.kind === 'polyline' && item.closed,
  )
  const [hole, shaft] = boxes.map(({ points }) => {
    const heights = points.map(({ y }) => -y)
    return { low: Math.min(...heights), high: Math.max(...heights) }
  })
  if (!hole || !shaft) throw new Error(`${name} has no two zones`)
  return { hole, shaft }
}

test('the zones of the three fits lie as ISO 286-1 defines them', () => {
  const clearance = zonesOf('clearance-fit')
  expect(clearance.shaft.high).toBeLessThanOrEqual(clearance.hole.low)
  const transition = zonesOf('transition-fit')
  expect(transition.shaft.low).toBeLessThan(transition.hole.high)
  expect(transition.shaft.high).toBeGreaterThan(transition.hole.low)
  const interference = zonesOf('interference-fit')
  expect(interference.shaft.low).toBeGreaterThanOrEqual(interference.hole.high)
})

test('a name without a drawing is refused', () => {
  expect(() => termSymbol('unicorn')).toThrow('No symbol "unicorn"')
})
