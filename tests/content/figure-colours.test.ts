import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { palette, tokenOf, tones } from '@firstangle/drawings/figures'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8')

/* `palette` is packages/drawings/src/figures/kit/palette.ts. */
test('figures that stand in files have the colours of the site', () => {
  const lines = read('src/styles/tokens.css').split('\n')
  for (const tone of [...tones, 'sheet' as const]) {
    const [light, dark] = palette[tone]
    const line = lines.find((each) => each.includes(`${tokenOf(tone)}:`))
    expect(
      line?.trim(),
      'give src/styles/tokens.css and packages/drawings/src/figures/kit/palette.ts the same colours',
    ).toBe(`${tokenOf(tone)}: light-dark(${light}, ${dark});`)
  }
})

test('the icon in the tab has the colour of links', () => {
  const [light, dark] = palette.action
  const icon = read('public/favicon.svg')
  expect(icon, 'draw it again: npx node scripts/icons.ts').toContain(`stroke:${light}`)
  expect(icon, 'draw it again: npx node scripts/icons.ts').toContain(`stroke:${dark}`)
})
