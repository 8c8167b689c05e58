import { copyFileSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import results from '@firstangle/reader/benchmark/results.json' with { type: 'json' }

/** Puts the pictures of mistakes, which the benchmark wrote beside its results, where /try/accuracy takes them from. */
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
