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
