import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sheetFile } from './sheet-file.ts'
import { benchmarkSheets } from './sheets.ts'

/** Writes the benchmark as a set (docs/evaluation.md, "Format of a set"); gives the hash of each sheet by its name. */
export async function writeBenchmark(
  folder: string,
  only: string | null,
): Promise<Map<string, string>> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const hashes = new Map<string, string>()
  const files = []
  for (const sheet of benchmarkSheets.filter(({ name }) => name.includes(only ?? ''))) {
    const { bytes, truth, sha256 } = await sheetFile(sheet)
    const file = `${sheet.name}.${sheet.file.kind}`
    writeFileSync(join(folder, file), bytes)
    writeFileSync(join(folder, `${sheet.name}.truth.json`), JSON.stringify(truth, null, 1))
    files.push({ file, truth: `${sheet.name}.truth.json`, group: sheet.group })
    hashes.set(sheet.name, sha256)
  }
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ files }, null, 1))
  return hashes
}
