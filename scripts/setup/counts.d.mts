export interface Counts {
  passed: number
  failed: number
}
export interface VitestReport {
  numPassedTests: number
  numTotalTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: { message: string }[]
  suites: PlaywrightSuite[]
}
export interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs: {
    file: string
    line: number
    title: string
    ok: boolean
    tests: {
      projectName: string
      status: string
      results: { error?: { message: string } }[]
    }[]
  }[]
}
export function countVitest(report: VitestReport): Counts
export function countPlaywright(report: Pick<PlaywrightReport, 'stats' | 'errors'>): Counts
export function settle(counts: Counts, exitCode: number): Counts
export function failedInVitest(report: VitestReport): string[]
export function failedInPlaywright(report: PlaywrightReport): string[]
