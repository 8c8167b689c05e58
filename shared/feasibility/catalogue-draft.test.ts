import { describe, expect, test } from 'vitest'
import { defaultCatalogue, exampleCatalogues, exampleIds } from './catalogue.ts'
import { draftOf, draftOfSearch, readDraft, searchOfDraft } from './catalogue-draft.ts'
import { catalogueKeys } from './catalogue-keys.ts'
import { catalogueSearch } from './catalogue-search.ts'

describe.each(['en', 'de'] as const)('in %s', (locale) => {
  test.each(exampleIds)('example %s survives the form and the address', (id) => {
    const catalogue = exampleCatalogues[id]
    const draft = draftOf(catalogue, locale)
    expect(readDraft(draft, locale)).toEqual({ catalogue, faults: {} })
    const search = JSON.parse(JSON.stringify(searchOfDraft(draft, locale)))
    expect(readDraft(draftOfSearch(search, locale), locale).catalogue).toEqual(catalogue)
  })

  test('the default leaves nothing in the address', () => {
    const search = searchOfDraft(draftOf(defaultCatalogue, locale), locale)
    expect(Object.values(search).filter((value) => value !== undefined)).toEqual([])
  })

  test('thousandths are read in either writing, also from a shared address', () => {
    for (const text of ['0.005', '0,005']) {
      const draft = { ...draftOf(defaultCatalogue, locale), tolerance: text }
      expect(readDraft(draft, locale).catalogue?.minTolerance).toBe(0.005)
      expect(searchOfDraft(draft, locale).tolerance).toBe('0.005')
    }
    const shared = draftOfSearch({ tolerance: '0.005' }, locale)
    expect(readDraft(shared, locale).catalogue?.minTolerance).toBe(0.005)
  })
})

test.each([
  ['tolerance', '', 'empty'],
  ['tolerance', '-1', 'negative'],
  ['tolerance', '99', 'tooLarge'],
  ['ra', 'fine', 'notANumber'],
  ['thread-min', '30', 'threadOrder'],
])('%s "%s" is a fault, and no catalogue comes of it', (key, text, fault) => {
  const { catalogue, faults } = readDraft({ ...draftOf(defaultCatalogue, 'en'), [key]: text }, 'en')
  expect(catalogue).toBeUndefined()
  expect(faults).toEqual({ [key === 'thread-min' ? 'thread-max' : key]: fault })
})

test('Rz may be empty: the shop has no limit for it', () => {
  const draft = { ...draftOf(defaultCatalogue, 'en'), rz: '' }
  expect(readDraft(draft, 'en')).toMatchObject({ catalogue: { minRz: undefined }, faults: {} })
  expect(searchOfDraft(draft, 'en').rz).toBe('')
  expect(readDraft(draftOfSearch({ rz: '' }, 'en'), 'en').catalogue?.minRz).toBeUndefined()
})

test('a field with a fault is left out of the address, what a form sends is shown as typed', () => {
  const draft = { ...draftOf(defaultCatalogue, 'en'), tolerance: 'abc' }
  expect(searchOfDraft(draft, 'en').tolerance).toBeUndefined()
  expect(draftOfSearch({ tolerance: 'abc' }, 'en').tolerance).toBe('abc')
})

test('of an address only texts of sensible length count, and the form takes known names only', () => {
  const long = 'x'.repeat(25)
  const search = { tolerance: '0.02', flatness: '0', radius: long, other: '1', lang: 'de' }
  expect(catalogueSearch(search)).toEqual({ tolerance: '0.02', flatness: '0', other: '1' })
  expect(draftOfSearch(catalogueSearch(search), 'en')).not.toHaveProperty('other')
  expect(new Set(catalogueKeys).size).toBe(catalogueKeys.length)
})
