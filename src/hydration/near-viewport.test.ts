import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => vi.resetModules())

const strategies = () => import('./near-viewport.ts')

test('on the first document static sections never hydrate and lazy ones wait', async () => {
  const { lazySection, notePage, staticSection } = await strategies()
  notePage('/', 'en')
  notePage('/', 'en')
  expect(staticSection()._t).toBe('never')
  expect(lazySection()).toBe(lazySection())
  expect(lazySection()._t).not.toBe('load')
})

test('after a navigation static sections load like lazy ones', async () => {
  const { lazySection, notePage, staticSection } = await strategies()
  notePage('/', 'en')
  notePage('/pricing', 'en')
  notePage('/', 'en')
  expect(staticSection()).toBe(lazySection())
})

test('a change of language loads all sections at once', async () => {
  const { lazySection, notePage, staticSection } = await strategies()
  notePage('/', 'en')
  notePage('/', 'de')
  expect([staticSection()._t, lazySection()._t]).toEqual(['load', 'load'])
})
