import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import type { ChangelogCopy } from '../../shared/content/pages/changelog.ts'
import { locales } from '../../shared/i18n/locale.ts'

/* The entries of the changelog: the same in both languages, in order, and about what has happened. */

const root = resolve(import.meta.dirname, '../..')
const read = (locale: string): ChangelogCopy =>
  parse(readFileSync(join(root, `content/pages/changelog.${locale}.yaml`), 'utf8'))
const facts = ({ entries }: ChangelogCopy) => entries.map(({ id, date, area }) => [id, date, area])

test('both languages list the same changes on the same days', () => {
  const [english, german] = locales.map((locale) => facts(read(locale)))
  expect(english).toEqual(german)
})

test('the newest comes first, and none has the anchor of another', () => {
  const { entries, sections } = read('en')
  const dates = entries.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted().reverse())
  const anchors = [...entries, ...sections].map(({ id }) => id)
  expect(new Set(anchors).size).toBe(anchors.length)
})

test('no change is still to come', () => {
  const today = new Date().toISOString().slice(0, 10)
  for (const { date, id } of read('en').entries) expect(date <= today, id).toBe(true)
})
