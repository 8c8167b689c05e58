import { describe, expect, test } from 'vitest'
import { countPlaywright, countVitest, settle } from './counts.mjs'

describe('Vitest', () => {
  test('a skipped test counts as failed', () => {
    const report = { numPassedTests: 3, numTotalTests: 5, testResults: [] }
    expect(countVitest(report)).toEqual({ passed: 3, failed: 2 })
  })

  test('a file that cannot be loaded counts as failed', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }]
    expect(countVitest({ numPassedTests: 3, numTotalTests: 3, testResults })).toEqual({
      passed: 3,
      failed: 1,
    })
  })
})

describe('Playwright', () => {
  test('skipped tests and errors outside of tests count as failed, a second try that passes does not', () => {
    const stats = { expected: 9, unexpected: 1, flaky: 1, skipped: 1 }
    expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 10, failed: 3 })
  })
})

describe('a run', () => {
  test.each([
    ['without any test', { passed: 0, failed: 0 }, 0],
    ['that ended badly for a reason no test tells', { passed: 9, failed: 0 }, 1],
  ])('%s is no success', (_, counts, exitCode) => {
    expect(settle(counts, exitCode)).toEqual({ passed: counts.passed, failed: 1 })
  })

  test.each([
    [{ passed: 9, failed: 0 }, 0],
    [{ passed: 9, failed: 2 }, 1],
  ])('of %j that ends with %i keeps its counts', (counts, exitCode) => {
    expect(settle(counts, exitCode)).toEqual(counts)
  })
})
