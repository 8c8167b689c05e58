import { expect, test } from 'vitest'
import { tryAccuracyData } from '../../server/rendering/page-data/try-accuracy-data.ts'
import { provideBuiltSite } from '../../server/rendering/testing/built-site.ts'
import { locales } from '../../shared/i18n/locale.ts'
import { keepTogether } from '../../shared/typesetting/keep-together.ts'

/* The gauge beside the head of the benchmark, with the words of the site. */

provideBuiltSite()

test.each(locales)('the gauge shows the recall of the first table, line by line (%s)', (locale) => {
  const { copy, found, byFile } = tryAccuracyData(locale)
  const column = byFile.columns.indexOf(copy.columns.recall)
  const read = found.flatMap(({ isRefused, name, value }, i) =>
    isRefused ? [] : [{ shown: [name, value], row: byFile.rows[i] }],
  )
  expect(read.length).toBeGreaterThan(3)
  for (const { shown, row } of read) expect(shown).toEqual([row?.name, row?.cells[column - 1]])
})

test.each([
  ['en', 'refused: below 200 dpi'],
  ['de', 'abgelehnt: unter 200 dpi'],
] as const)(
  'a kind of file that is always refused says why instead of a share (%s)',
  (locale, words) => {
    const { copy, found, byFile } = tryAccuracyData(locale)
    const name = keepTogether(copy.groups['scan-150'])
    const value = keepTogether(words)
    const refused = found.filter(({ isRefused }) => isRefused)
    expect(refused).toEqual([{ name, share: 0, value, isRefused: true }])
    expect(byFile.rows.at(-1)?.name).toBe(`${name} (${value})`)
  },
)

test('bars are as long as the values beside them', () => {
  const { found } = tryAccuracyData('en')
  expect(found.length).toBeGreaterThan(3)
  for (const { share, value, isRefused } of found)
    if (!isRefused) expect(share * 100).toBeCloseTo(Number.parseFloat(value), 1)
})

test('the diagram of confidence has a point for every range of the table that has values', () => {
  const { trust, byConfidence } = tryAccuracyData('en')
  const cells = (kind: 'vector' | 'pixels') =>
    trust
      .filter((point) => point.kind === kind)
      .map(({ count, share }) => [count.toLocaleString('en'), `${(share * 100).toFixed(1)}%`])
      .toReversed()
  const filled = (first: number) =>
    byConfidence.rows
      .map(({ cells: shown }) => shown.slice(first, first + 2))
      .filter(([n]) => n !== '0')
  expect(trust.length).toBeGreaterThan(6)
  expect(cells('vector')).toEqual(filled(0))
  expect(cells('pixels')).toEqual(filled(2))
  for (const { confidence } of trust) expect(confidence).toBeGreaterThan(0)
})
