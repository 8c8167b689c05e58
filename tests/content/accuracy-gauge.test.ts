import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Content, openContent } from '../../server/content/queries.ts'
import { provideSiteContext } from '../../server/rendering/site-context.ts'
import { tryAccuracyData } from '../../server/rendering/try-accuracy-data.ts'
import { locales } from '../../shared/i18n/locale.ts'

/* The gauge beside the head of the benchmark, with the words of the site. */

let content: Content

beforeAll(() => {
  content = openContent(resolve(import.meta.dirname, '../../dist/content.db'))
  const build = { version: '1', buildId: 'a', buildTimestamp: '2026-11-21T08:00:00.000Z' }
  provideSiteContext({ content, origin: 'https://a.example', build, sentryDsn: undefined })
})

afterAll(() => content.close())

test.each(locales)('the gauge shows the recall of the first table, line by line (%s)', (locale) => {
  const { copy, found, byFile } = tryAccuracyData(locale)
  const column = byFile.columns.indexOf(copy.columns.recall)
  expect(found.map(({ name, value }) => [name, value])).toEqual(
    byFile.rows.map(({ cells }) => [cells[0], cells[column]]),
  )
})

test('bars are as long as the values beside them', () => {
  const { found } = tryAccuracyData('en')
  expect(found.length).toBeGreaterThan(3)
  for (const { share, value } of found) expect(share * 100).toBeCloseTo(Number.parseFloat(value), 1)
})
