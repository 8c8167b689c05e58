import { describe, expect, test } from 'vitest'
import { lookAt, pageAt, pageIdAt, parentOf } from './page-at.ts'

test.each([
  ['/', 'home'],
  ['/imprint', 'imprint'],
  ['/impressum', 'imprint'],
  ['/imprint/', undefined],
  ['/case-studies/none', undefined],
  ['/constructor', undefined],
  ['', undefined],
])('at "%s" stands %s', (path, id) => {
  expect(pageIdAt(path)).toBe(id)
})

test("only the page for a visitor's own files is local", () => {
  expect([pageAt('/try')?.isLocal, pageAt('/try/callout')?.isLocal]).toEqual([true, undefined])
})

test.each([
  ['case-process-automation', 'case-studies'],
  ['glossary', 'knowledge-base'],
  ['try-callout', 'try'],
  ['use-case-pmi-extraction', undefined],
  ['press-kit', undefined],
  ['pricing', undefined],
  ['home', undefined],
] as const)('above %s stands %s', (id, parent) => {
  expect(parentOf(id)).toBe(parent)
})

describe('the look of a path', () => {
  test.each([
    ['/', 'home'],
    ['/documentation', 'documentation'],
    ['/partners', 'partners'],
    ['/knowledge-base/fits', 'knowledge-base'],
    ['/knowledge-base/glossary', 'knowledge-base'],
    ['/case-studies', 'case-studies'],
    ['/case-studies/process-automation', 'case-studies'],
    ['/blog/us-amp-eu-technical-drawings', 'blog'],
    ['/use-cases/pmi-extraction', 'use-cases'],
    ['/schedule-call', 'schedule-call'],
    ['/pricing', undefined],
    ['/blogger', undefined],
    ['/nowhere/at/all', undefined],
    ['', undefined],
  ])('%s has the background %s', (path, background) => {
    expect(lookAt(path, 'background')).toBe(background)
  })

  test('is that of the page above where its own says nothing of it', () => {
    expect([lookAt('/try/callout', 'motif'), lookAt('/knowledge-base/glossary', 'motif')]).toEqual([
      'reading',
      'ruled',
    ])
  })
})
