import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FileReport, runSet } from '../eval/run-set.ts'
import { writeConfusions } from './confusions.ts'
import { type BenchmarkResults, resultsOf, type ScoredSheet } from './results.ts'
import { benchmarkSheets } from './sheets.ts'
import { writeBenchmark } from './write-benchmark.ts'

/** What the page of figures and the tests read. */
const resultsFolder = join(import.meta.dirname, '../../benchmark')

const setFolder = '.cache/benchmark'

/** The last commit that changed what reads, scores or draws. */
function commitOfReader(): string | null {
  const parts = ['packages/reader', 'packages/drawings/src', ':!packages/reader/benchmark']
  try {
    const answer = execFileSync('git', ['log', '-1', '--format=%H', '--', ...parts], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return answer.trim() || null
  } catch {
    // Not a clone, or no git: the figures stand without it.
    return null
  }
}

const scoredSheets = (
  reports: readonly FileReport[],
  hashes: ReadonlyMap<string, string>,
): ScoredSheet[] =>
  benchmarkSheets.flatMap((sheet) => {
    const report = reports.find(({ file }) => file === `${sheet.name}.${sheet.file.kind}`)
    const { refusal = null, result } = report ?? {}
    return result ? [{ sheet, sha256: hashes.get(sheet.name) ?? '', refusal, result }] : []
  })

function writeResults(reports: readonly FileReport[], hashes: ReadonlyMap<string, string>): void {
  mkdirSync(resultsFolder, { recursive: true })
  for (const name of readdirSync(resultsFolder)) {
    if (name.endsWith('.png')) rmSync(join(resultsFolder, name))
  }
  const results: BenchmarkResults = {
    commit: commitOfReader(),
    ...resultsOf(scoredSheets(reports, hashes)),
    confusions: writeConfusions(reports, resultsFolder),
  }
  writeFileSync(join(resultsFolder, 'results.json'), `${JSON.stringify(results, null, 1)}\n`)
}

/** Makes the benchmark and reads it. A run of all sheets replaces the results that are in the repository. */
export async function runBenchmark(
  only: string | null,
  onFile: (report: FileReport) => void,
): Promise<FileReport[]> {
  const hashes = await writeBenchmark(setFolder, only)
  const reports = await runSet(setFolder, { only: null, onFile })
  const faults = reports.filter(({ fault }) => fault !== null)
  if (only === null && faults.length === 0) writeResults(reports, hashes)
  return reports
}
