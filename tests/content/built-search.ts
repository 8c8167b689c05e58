import { resolve } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { openSearch, type SiteSearch } from '../../server/search/open-search.ts'

/** Opens the search of the build for the tests of a file; returns what asks it. */
export function provideBuiltSearch(): SiteSearch['search'] {
  let site: SiteSearch
  beforeAll(() => {
    site = openSearch(resolve(import.meta.dirname, '../../dist/content.db'), 'Firstangle')
  })
  afterAll(() => {
    site.close()
  })
  return (options) => site.search(options)
}
