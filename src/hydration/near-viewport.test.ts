import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => vi.resetModules())

const strategies = () => import('./near-viewport.ts')

/** What a section's strategy renders now: our kept HTML, or one of the framework's. */
async function rendererOf(section: 'lazySection' | 'staticSection') {
  const module = await strategies()
  const { load, visible } = await import('@tanstack/react-start/hydration')
  const probe = (name: string) => ({ _h: () => ({ type: { name } }) }) as never
  vi.mocked(load).mockReturnValue(probe('load'))
  const element = module[section]._h({ when: module[section], children: null })
  expect(visible).toHaveBeenCalled()
  return (element?.type as { name: string } | undefined)?.name
}

vi.mock('@tanstack/react-start/hydration', () => ({
  load: vi.fn(),
  visible: vi.fn(() => ({ _h: () => ({ type: { name: 'visible' } }) })),
}))

test('on the first document static sections keep their HTML and lazy ones wait', async () => {
  const { notePage } = await strategies()
  notePage('/', 'en')
  notePage('/', 'en')
  expect(await rendererOf('staticSection')).toBe('KeptHtml')
  expect(await rendererOf('lazySection')).toBe('visible')
})

test('a change of language loads all sections at once', async () => {
  const { notePage } = await strategies()
  notePage('/', 'en')
  notePage('/', 'de')
  expect(await rendererOf('staticSection')).toBe('load')
  expect(await rendererOf('lazySection')).toBe('load')
})

test('after a navigation sections wait to come near the viewport', async () => {
  const { notePage, pageArrival } = await strategies()
  notePage('/', 'en')
  notePage('/pricing', 'en')
  notePage('/', 'en')
  expect(pageArrival()).toBe('navigation')
  expect(await rendererOf('staticSection')).toBe('visible')
})
