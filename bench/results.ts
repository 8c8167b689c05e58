import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, totalmem } from 'node:os'
import type { Section } from './report.ts'

const file = new URL('./results.json', import.meta.url)

type Measured = { measuredAt: string; buildId: string; sections: readonly Section[] }
type Results = { machine: Record<string, string | number>; measurements: Record<string, Measured> }

/** Writes what was measured into `results.json`; a measurement that was not asked for keeps its last figures. */
export function writeResults(name: string, sections: readonly Section[]): void {
  const measurements = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Results).measurements
    : {}
  const measured = { measuredAt: new Date().toISOString(), buildId: buildId(), sections }
  const results: Results = {
    machine: machine(),
    measurements: { ...measurements, [name]: measured },
  }
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`)
}

function buildId(): string {
  const build = JSON.parse(readFileSync('dist/build.json', 'utf8')) as { buildId: string }
  return build.buildId
}

function machine(): Results['machine'] {
  return {
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    cores: availableParallelism(),
    memoryGB: Math.round(totalmem() / 1e9),
    node: process.version,
    platform: `${process.platform} ${process.arch}`,
  }
}
