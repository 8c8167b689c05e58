import { expect, test } from 'vitest'
import { termSymbol, termSymbolNames } from './term-symbols.ts'

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

test('a name without a drawing is refused', () => {
  expect(() => termSymbol('unicorn')).toThrow('No symbol "unicorn"')
})
