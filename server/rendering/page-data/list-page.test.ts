import { expect, test } from 'vitest'
import { articlesPerPage, listPage } from './list-page.ts'

test.each([
  [undefined, 0, 1, 1],
  [undefined, articlesPerPage, 1, 1],
  [undefined, articlesPerPage + 1, 1, 2],
  ['2', articlesPerPage + 1, 2, 2],
  ['3', articlesPerPage + 1, 3, 2],
  ['0', 5 * articlesPerPage, 1, 5],
  ['x', 5 * articlesPerPage, 1, 5],
  ['9'.repeat(30), 5 * articlesPerPage, 1, 5],
])('page %s of %i articles is page %i of %i', (wanted, articles, page, lastPage) => {
  expect(listPage(wanted, articles)).toEqual({ page, lastPage })
})
