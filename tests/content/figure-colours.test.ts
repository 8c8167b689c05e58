import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { palette, tokenOf, tones } from '@firstangle/drawings/figures'
import { expect, test } from 'vitest'

test('figures that stand in files have the colours of the site', () => {
  const css = readFileSync(join(import.meta.dirname, '../../src/styles/tokens.css'), 'utf8')
  for (const tone of [...tones, 'sheet' as const]) {
    const [light, dark] = palette[tone]
    expect(css).toContain(`${tokenOf(tone)}: light-dark(${light}, ${dark});`)
  }
})
