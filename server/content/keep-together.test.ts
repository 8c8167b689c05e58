import { expect, test } from 'vitest'
import { keepTogether } from './keep-together.ts'

/** No-break spaces as `_`. */
const kept = (text: string) => keepTogether(text).replaceAll('\u00a0', '_')

test.each([
  ['as in ISO 2768-m and EN ISO 683-2', 'as in ISO_2768-m and EN_ISO_683-2'],
  ['under ASME Y14.5', 'under ASME_Y14.5'],
  ['at least 200 dpi, up to 50 MB', 'at least 200_dpi, up to 50_MB'],
  ['8,4 − 8 = 0,4 mm', '8,4 −_8 =_0,4_mm'],
  ['or call +49 89 99998 100.', 'or call +49_89_99998_100.'],
])('%s', (text, expected) => {
  expect(kept(text)).toBe(expected)
})

test.each(['the 14 symbols of ISO and DIN', 'in 20 steps', '2 halves'])(
  'nothing to keep together: %s',
  (text) => {
    expect(kept(text)).toBe(text)
  },
)
