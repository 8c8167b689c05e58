import { expect, test } from 'vitest'
import { seemingShare } from './use-moving-share.ts'

test('a step that says nothing moves on all the time, and never past its end', () => {
  const step = { done: 0.2, until: 0.9 }
  const shares = [0, 100, 1000, 5000, 20_000].map((time) => seemingShare(step, time))
  expect(shares[0]).toBe(0.2)
  for (const [index, share] of shares.slice(1).entries()) {
    expect(share).toBeGreaterThan(shares[index] ?? 1)
    expect(share).toBeLessThan(0.9)
  }
})
