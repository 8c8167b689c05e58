import { describe, expect, test } from 'vitest'
import { bringAddress, longestBring, readBring, writeBring } from './bring.ts'
import type { Bring } from './bring-kinds.ts'

const brought: Bring[] = [
  { kind: 'roi', values: { drawings: 300, minutes: 12.5, wage: 65 } },
  { kind: 'pack', values: { version: '2026-11-23', ask: ['FA-ACC-01', 'FA-ENC-02'] } },
  { kind: 'pack', values: { version: '2026-11-23', ask: [] } },
  {
    kind: 'set',
    values: {
      files: 60,
      suited: 52,
      goal: '30',
      chosen: 30,
      priced: 28,
      expected: 0,
      formats: ['PDF', 'TIFF'],
    },
  },
]

test.each(brought)('what is written can be read again: %j', (bring) => {
  expect(readBring(writeBring(bring))).toEqual(bring)
})

test('no address has to escape it', () => {
  const { searchParams } = new URL(bringAddress(brought[3] as Bring), 'https://site.example')
  expect(`?${searchParams}`).toBe(
    '?bring=set_files-60_suited-52_goal-30_chosen-30_priced-28_expected-0_formats-PDF.TIFF',
  )
})

test('a pack with as many marked questions as it may have fits', () => {
  const ask = Array.from({ length: 200 }, (_, at) => `FA-${letters(at)}-01`)
  const text = writeBring({ kind: 'pack', values: { version: '2026-11-23', ask } })
  expect(text.length).toBeLessThanOrEqual(longestBring)
  expect(readBring(text)).toBeDefined()
})

const letters = (at: number) =>
  [at / 676, (at / 26) % 26, at % 26].map((n) => String.fromCharCode(65 + Math.floor(n))).join('')

describe('a text of somebody else brings nothing', () => {
  const set = 'set_files-60_suited-52_goal-30_chosen-30_priced-28_expected-0_formats-PDF'
  test.each([
    ['nothing', ''],
    ['an unknown kind', 'cat_name-Tom'],
    ['a name that every object has', '__proto__'],
    ['a name that every object has', 'constructor_name-x'],
    ['markup', '<script>alert(1)</script>'],
    ['markup as a value', 'roi_drawings-<b>_minutes-12_wage-65'],
    ['markup as a marked question', 'pack_version-2026-11-23_ask-<img>'],
    ['a value too few', 'roi_drawings-300_minutes-12'],
    ['a value too many', 'roi_drawings-300_minutes-12_wage-65_note-hello'],
    ['values in another order', 'roi_minutes-12_drawings-300_wage-65'],
    ['a negative number', 'roi_drawings--1_minutes-12_wage-65'],
    ['a number that is none', 'roi_drawings-NaN_minutes-12_wage-65'],
    ['a number too large', 'roi_drawings-1000001_minutes-12_wage-65'],
    ['a number with an exponent', 'roi_drawings-1e3_minutes-12_wage-65'],
    ['three decimals', 'roi_drawings-300_minutes-12.555_wage-65'],
    ['a day that no calendar has', 'pack_version-2026-02-30_ask-'],
    ['a question twice', 'pack_version-2026-11-23_ask-FA-ACC-01.FA-ACC-01'],
    ['a set of another size', set.replace('goal-30', 'goal-31')],
    ['more suited files than files', set.replace('suited-52', 'suited-61')],
    ['more prices than chosen drawings', set.replace('priced-28', 'priced-31')],
    ['more files than anybody brings', set.replace('files-60', 'files-10001')],
    ['a format that is not read', set.replace('-PDF', '-DWG')],
    ['100 kB', `pack_version-2026-11-23_ask-${'FA-ACC-01.'.repeat(10_000)}`],
  ])('%s', (_, text) => {
    expect(readBring(text)).toBeUndefined()
  })
})
