/** The counts of a run of tests; everything that is not a passed test counts as failed. */

/** Reads Vitest's JSON report. A skipped or planned test proves nothing, so it counts as failed. */
export function countVitest(report) {
  const { numPassedTests: passed, numTotalTests: total } = report
  // A file that cannot be loaded has no tests to fail.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return { passed, failed: total - passed + broken.length }
}

/** Reads Playwright's JSON report. A test that passes at its second try counts; Playwright lists it as flaky. */
export function countPlaywright(report) {
  const { expected, unexpected, flaky, skipped } = report.stats
  return {
    passed: expected + flaky,
    failed: unexpected + skipped + report.errors.length,
  }
}

/** Makes sure that a run that found nothing to do, or that ended badly, never looks like a success. */
export function settle({ passed, failed }, exitCode) {
  const isSuspicious = failed === 0 && (passed === 0 || exitCode !== 0)
  return { passed, failed: isSuspicious ? 1 : failed }
}

/**
 * Names the tests of Vitest's JSON report that did not pass, each after its file, and files that failed outside of their
 * tests: while they were loaded, or when they cleaned up.
 */
export function failedInVitest({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status !== 'passed')
    if (failed.length === 0) return status === 'failed' ? [`${name}: ${firstLine(message)}`] : []
    return failed.map((test) => `${name}: ${test.fullName}: ${firstLine(test.failureMessages[0])}`)
  })
}

/** Names the tests of Playwright's JSON report that did not pass, each with its file, line and project. */
export function failedInPlaywright({ suites, errors }) {
  const outside = errors.map(({ message }) => firstLine(message))
  return [...outside, ...suites.flatMap(failedInSuite)]
}

function failedInSuite({ suites = [], specs }) {
  const failed = specs.filter(({ ok, tests }) => !ok || tests.some(isSkipped))
  const names = failed.flatMap(({ file, line, title, tests }) =>
    tests
      .filter((test) => test.status === 'unexpected' || isSkipped(test))
      .map(({ projectName, results }) => {
        const message = firstLine(results.at(-1)?.error?.message)
        return `${file}:${line}: ${title} (${projectName}): ${message}`
      }),
  )
  return [...names, ...suites.flatMap(failedInSuite)]
}

function isSkipped({ status }) {
  return status === 'skipped'
}

function firstLine(message = 'no message') {
  return message.split('\n', 1)[0]
}
