import { expect, test } from 'vitest'
import { costOf } from './judge-expression.ts'

test.each([
  [String.raw`^(?: ?\d{1,20})*$`, 'exponentially'],
  [String.raw`^(?: ?\d+)*$`, 'exponentially'],
  [String.raw`\d{0,9}\d{0,9}x`, undefined],
  ['^(?:[a-z]{2}-)*$', undefined],
  [String.raw`^(?: ?\d)*$`, undefined],
  [String.raw`[a-z]{1,20}\.`, undefined],
  [String.raw`^\{1,20\}$`, undefined],
])('/%s/ grows %s', (source, growth) => {
  expect(costOf({ source, flags: '' })?.match(/exponentially/)?.[0]).toBe(growth)
})
