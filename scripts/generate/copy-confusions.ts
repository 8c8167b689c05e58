import { copyFileSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import results from '@firstangle/reader/benchmark/results.json' with { type: 'json' }

/** Copies the pictures of mistakes, which the benchmark wrote beside its results, to where /try/accuracy looks for them. */
export function copyConfusions(folder: string): void {
  const source = dirname(
    fileURLToPath(import.meta.resolve('@firstangle/reader/benchmark/results.json')),
  )
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const { picture } of results.confusions) {
    copyFileSync(join(source, picture), join(folder, picture))
  }
}
