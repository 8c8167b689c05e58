import { expect, test, vi } from 'vitest'
import { notifyRouteChange, registerRouteChangeListener } from './route-change.ts'

const route = { path: '/pricing', language: 'de' as const }

test('the registered listener is told the new route, until it is removed', () => {
  const listener = vi.fn()
  const remove = registerRouteChangeListener(listener)
  notifyRouteChange(route)
  remove()
  notifyRouteChange(route)
  expect(listener.mock.calls).toEqual([[route]])
})

test('none is registered by default', () => {
  expect(() => notifyRouteChange(route)).not.toThrow()
})

test('a failing listener is reported and does not break navigation', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const remove = registerRouteChangeListener(() => {
    throw new Error('adapter')
  })
  expect(() => notifyRouteChange(route)).not.toThrow()
  expect(warn).toHaveBeenCalledOnce()
  remove()
  warn.mockRestore()
})
