import { expect, test } from 'vitest'
import { forgivenPath } from './forgiven-path.ts'

test.each([
  ['/pricing', '/pricing'],
  ['/Pricing', '/pricing'],
  ['/pricing%20', '/pricing'],
  ['/%20%20pricing%C2%A0', '/pricing'],
  ['/pricing%E2%80%8B', '/pricing'],
  ['/case-studies%2fprocess-automation', '/case-studies/process-automation'],
  ['/PRICING.MD', '/pricing.md'],
  ['/pricing%3Flang=de', '/pricing%3Flang=de'],
  ['/pricing%23top', '/pricing%23top'],
  ['/pricing%2520', '/pricing%2520'],
  ['/pricing%5E', '/pricing%5E'],
  ['/pr%C3%A4zis', '/pr%C3%A4zis'],
  ['/%zz', '/%zz'],
  [`/Pricing${'%20'.repeat(100)}`, `/Pricing${'%20'.repeat(100)}`],
])('%s was meant as %s', (path, meant) => {
  expect(forgivenPath(path)).toBe(meant)
})
