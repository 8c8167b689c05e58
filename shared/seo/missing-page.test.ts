import { expect, test } from 'vitest'
import { missingPageHead } from './missing-page.ts'

const head = {
  title: 'x',
  meta: [{ name: 'robots', content: 'noindex' }],
  links: [],
  structuredData: undefined,
}

test.each([
  ['/login', 'noindex,nofollow'],
  ['/cards/1', 'noindex,nofollow'],
  ['/nowhere', 'noindex'],
  ['/blog/login', 'noindex'],
])('%s says %s and keeps the rest', (path, robots) => {
  expect(missingPageHead(head, path)).toEqual({
    ...head,
    meta: [{ name: 'robots', content: robots }],
  })
})
