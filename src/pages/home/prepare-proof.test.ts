import type { AnyRouter } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { prepareProof } from './prepare-proof.ts'

test('the extra initialisation happens once, however often the section is mounted', () => {
  const preloadRoute = vi.fn().mockRejectedValue(new Error('offline'))
  const router = { preloadRoute } as unknown as AnyRouter
  prepareProof(router)
  prepareProof(router)
  expect(preloadRoute.mock.calls.map(([options]) => options.to)).toEqual([
    '/trial-license',
    '/schedule-call',
  ])
})
