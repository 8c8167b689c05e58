import { expect, test } from 'vitest'
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

test('a name without a drawing is refused', () => {
  expect(() => termSymbol('unicorn')).toThrow('No symbol "unicorn"')
})
