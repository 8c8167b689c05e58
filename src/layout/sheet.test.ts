import { expect, test } from 'vitest'
import { backgroundOf } from './sheet.tsx'

test.each([
  ['/', 'home'],
  ['/documentation', 'documentation'],
  ['/partners', 'partners'],
  ['/knowledge-base/fits', 'knowledge-base'],
  ['/case-studies', 'case-studies'],
  ['/case-studies/process-automation', 'case-studies'],
  ['/case-study/old', 'case-studies'],
  ['/blog/us-amp-eu-technical-drawings', 'blog'],
  ['/use-cases/pmi-extraction', 'use-cases'],
  ['/schedule-call', 'schedule-call'],
  ['/pricing', 'default'],
  ['/blogger', 'default'],
])('%s has the background %s', (path, expected) => {
  expect(backgroundOf(path)).toBe(expected)
})
