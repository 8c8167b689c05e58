import { describe, expect, test } from 'vitest'
import {
  countPlaywright,
  countVitest,
  failedInPlaywright,
  failedInVitest,
  settle,
} from './counts.mjs'

describe('Vitest', () => {
  test('a skipped test counts as failed', () => {
    const report = { numPassedTests: 3, numTotalTests: 5, testResults: [] }
    expect(countVitest(report)).toEqual({ passed: 3, failed: 2 })
  })

  test('a file that cannot be loaded counts as failed', () => {
    const testResults = [
      { name: 'a.test.ts', status: 'failed', message: 'No module b\nat a', assertionResults: [] },
    ]
    expect(failedInVitest({ numPassedTests: 3, numTotalTests: 3, testResults })).toEqual([
      'a.test.ts: No module b',
    ])
    expect(countVitest({ numPassedTests: 3, numTotalTests: 3, testResults })).toEqual({
      passed: 3,
      failed: 1,
    })
  })
})

test('tests of Vitest that did not pass are named with their file and the first line of the message', () => {
  const assertionResults = [
    { fullName: 'mail is sent', status: 'passed', failureMessages: [] },
    { fullName: 'mail waits', status: 'failed', failureMessages: ['Got 503\nat mail.ts'] },
    { fullName: 'mail ends', status: 'skipped', failureMessages: [] },
  ]
  const testResults = [{ name: 'mail.test.ts', status: 'failed', message: '', assertionResults }]
  expect(failedInVitest({ numPassedTests: 1, numTotalTests: 3, testResults })).toEqual([
    'mail.test.ts: mail waits: Got 503',
    'mail.test.ts: mail ends: no message',
  ])
})

test('a file of Vitest that fails when it cleans up is named, although its tests passed', () => {
  const assertionResults = [{ fullName: 'mail is sent', status: 'passed', failureMessages: [] }]
  const testResults = [
    { name: 'mail.test.ts', status: 'failed', message: 'Hook timed out', assertionResults },
  ]
  const report = { numPassedTests: 1, numTotalTests: 1, testResults }
  expect(failedInVitest(report)).toEqual(['mail.test.ts: Hook timed out'])
})

test('tests of Playwright that did not pass are named with file, line and project, however deep they stand', () => {
  const results = [{}, { error: { message: 'Timed out\nat a' } }]
  const spec = { file: 'a.spec.ts', line: 7, title: 'opens', ok: false }
  const fine = { projectName: 'phone', status: 'expected', results: [{}] }
  const tests = [fine, { projectName: 'desktop', status: 'unexpected', results }]
  const skipped = [{ projectName: 'phone', status: 'skipped', results: [] }]
  const inner = { specs: [{ ...spec, title: 'closes', ok: true, tests: skipped }] }
  const suites = [{ specs: [{ ...spec, tests }], suites: [inner] }]
  const stats = { expected: 1, unexpected: 1, flaky: 0, skipped: 1 }
  const errors = [{ message: 'The port is taken' }]
  expect(failedInPlaywright({ stats, errors, suites })).toEqual([
    'The port is taken',
    'a.spec.ts:7: opens (desktop): Timed out',
    'a.spec.ts:7: closes (phone): no message',
  ])
})

describe('Playwright', () => {
  test('skipped tests and errors outside of tests count as failed, a second try that passes does not', () => {
    const stats = { expected: 9, unexpected: 1, flaky: 1, skipped: 1 }
    expect(countPlaywright({ stats, errors: [{ message: 'The port is taken' }] })).toEqual({
      passed: 10,
      failed: 3,
    })
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
