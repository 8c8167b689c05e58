import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => vi.resetModules())

const strategies = () => import('./near-viewport.ts')

/** Which of the framework's renderers a section's strategy uses now. */
async function rendererOf(section: 'lazySection' | 'staticSection') {
  const module = await strategies()
  let name = ''
  const probe = (label: string) => () => {
    name = label
    return null as never
  }
  const framework = await import('@tanstack/react-start/hydration')
  vi.mocked(framework.never).mockReturnValue({ _h: probe('never') } as never)
  vi.mocked(framework.load).mockReturnValue({ _h: probe('load') } as never)
  module[section]._h({ when: module[section], children: null })
  return name
}

vi.mock('@tanstack/react-start/hydration', () => ({
  never: vi.fn(() => ({ _h: () => null })),
  load: vi.fn(() => ({ _h: () => null })),
  visible: vi.fn(() => ({ _h: () => null })),
}))

test('on the first document static sections never hydrate', async () => {
  const { notePage } = await strategies()
  notePage('/', 'en')
  notePage('/', 'en')
  expect(await rendererOf('staticSection')).toBe('never')
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
  expect(await rendererOf('staticSection')).toBe('')
})
