import { expect, test } from 'vitest'
import { keepTogether } from './keep-together.ts'

/** No-break spaces as `_`. */
const kept = (text: string) => keepTogether(text).replaceAll('\u00a0', '_')

test.each([
  ['as in ISO 2768-m and EN ISO 683-2', 'as in ISO_2768-m and EN_ISO_683-2'],
  ['in Anlage 2, in annex 3', 'in Anlage_2, in annex_3'],
  ['under ASME Y14.5, TLS 1.2 or later', 'under ASME_Y14.5, TLS 1.2 or later'],
  ['Part 2, with 2.70 g/cm³ and .01 in, 0.254 mm', 'Part_2, with 2.70_g/cm³ and .01_in, 0.254_mm'],
  ['at least 200 dpi, up to 50 MB', 'at least 200_dpi, up to 50_MB'],
  ['8,4 − 8 = 0,4 mm', '8,4 −_8 =_0,4_mm'],
  ['moves 20 × 0.002 = 0.04 mm', 'moves 20_×_0.002 =_0.04_mm'],
  ['2 · 3,837 / tan 45°', '2_·_3,837 / tan_45°'],
  ['F = 2 × (r + s)', 'F_=_2_×_(r_+_s)'],
  ['i = 0.45 × ∛D + 0.001 × D', 'i_=_0.45_×_∛D +_0.001_×_D'],
  ['D1 = D − 1.0825 P. For', 'D1_=_D −_1.0825_P. For'],
  ['close to D − P, here 6.75', 'close to D_−_P, here 6.75'],
  ['means Ra 3.2 µm, Rz or Ra', 'means Ra_3.2_µm, Rz or Ra'],
  ['bei Ø20 H7 sind das, Ø10 x 90°', 'bei Ø20_H7 sind das, Ø10_x_90°'],
  ['nach Art. 6 Abs. 1 Buchst. f DSGVO', 'nach Art._6_Abs._1 Buchst._f_DSGVO'],
  ['in § 25 Abs. 2 TDDDG und Art. 4 Nr. 7 DSGVO', 'in §_25_Abs._2_TDDDG und Art._4_Nr._7_DSGVO'],
  ['(Art. 44 ff. DSGVO), Art. 15 to 21 GDPR', '(Art._44_ff._DSGVO), Art._15 to 21_GDPR'],
  ['Stand: 24. November 2026, as of 1 May 2026', 'Stand: 24. November_2026, as of 1 May_2026'],
  ['PLM → reading → PLM', 'PLM →_reading →_PLM'],
  ['within the meaning of §\u00a014 BGB', 'within the meaning of §_14_BGB'],
  // Whoever copies or searches the words finds no invisible letters in a range.
  ['takes 5–20 s, 25,000–25,021', 'takes 5–20_s, 25,000–25,021'],
  ['or call +49 89 99998 100.', 'or call +49_89_99998_100.'],
])('what belongs together stays on a line: %s', (text, expected) => {
  expect(kept(text)).toBe(expected)
})

test.each([
  'the 14 symbols of ISO and DIN',
  'in 20 steps',
  'Ø10 in the corner',
  '2 halves',
  'from 1 to 24 hours',
  '24 May be enough',
])('nothing to keep together: %s', (text) => {
  expect(kept(text)).toBe(text)
})
