export interface Counts {
  passed: number
  failed: number
}
export interface VitestReport {
  numPassedTests: number
  numTotalTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}
export function countVitest(report: VitestReport): Counts
export function countPlaywright(report: PlaywrightReport): Counts
export function settle(counts: Counts, exitCode: number): Counts
