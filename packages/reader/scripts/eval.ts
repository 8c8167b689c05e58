import { existsSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { TruthError } from '../src/evaluation/truth.ts'
import { runBenchmark } from './benchmark/run-benchmark.ts'
import { figureTables, fileLine, missList, reliabilityTable, reportJson } from './eval/report.ts'
import { type FileReport, runSet } from './eval/run-set.ts'
import { writeVisibleSet } from './eval/write-visible-set.ts'

/** Public drawings beside the repository, where they are kept. */
const publicDrawings = '../shared/drawings'

const usage = 'npm run eval -- [benchmark] [--set DIR] [--only PART-OF-NAME] [--json FILE]'

const visibleSets = async (): Promise<string[]> => [
  await writeVisibleSet('.cache/eval'),
  ...(existsSync(publicDrawings) ? [publicDrawings] : []),
]

const onFile = (report: FileReport) => console.log(fileLine(report))

async function readSets(folders: readonly string[], only: string | null): Promise<FileReport[]> {
  const reports: FileReport[] = []
  for (const folder of folders) {
    console.log(`\n${resolve(folder)}`)
    reports.push(...(await runSet(folder, { only, onFile })))
  }
  return reports
}

/** Reads sets of drawings and says how much of them is right (docs/evaluation.md). */
async function evaluate(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      set: { type: 'string', multiple: true },
      only: { type: 'string' },
      json: { type: 'string' },
    },
  })
  const [set, ...more] = positionals
  if (more.length > 0 || (set && set !== 'benchmark') || (set && values.set)) {
    throw new TruthError(`There is no such set: ${[set, ...more].join(' ')}`)
  }
  const only = values.only ?? null
  const reports =
    set === 'benchmark'
      ? await runBenchmark(only, onFile)
      : await readSets(values.set ?? (await visibleSets()), only)
  console.log(`\n${missList(reports)}`)
  console.log(`\n${figureTables(reports)}`)
  console.log(`\n${reliabilityTable(reports)}`)
  if (values.json) writeFileSync(values.json, `${JSON.stringify(reportJson(reports), null, 1)}\n`)
}

try {
  await evaluate()
} catch (error) {
  const isUse =
    error instanceof TruthError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')
  console.error(isUse ? (error as Error).message : error)
  if (isUse) console.error(usage)
  process.exit(1)
}
