import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { analyse } from '../../server/search/words/analyse.ts'
import type { SynonymGroup } from '../../server/search/words/synonyms.ts'
import { locales } from '../../shared/i18n/locale.ts'

const file = resolve(import.meta.dirname, '../../content/synonyms.yaml')
const groups: SynonymGroup[] = parse(readFileSync(file, 'utf8')).groups

test('no name is a single other word without those that say nothing: `add-on` would be `add`', () => {
  expect(groups.length).toBeGreaterThan(80)
  const shortened = locales.flatMap((locale) =>
    groups
      .flatMap((group) => group[locale])
      .filter((name) => {
        const [only, second] = analyse(name, locale)
        return !second && (only?.start !== 0 || only.end !== name.length)
      }),
  )
  expect(shortened).toEqual([])
})
