import { crowdedRoot, defaultExport, emptyName } from './names.ts'
import { tooLong } from './sizes.ts'
import { readSource } from './source.ts'

const code = /^(?:packages|shared|src|server|scripts|tests|bench)\/.*\.tsx?$|^[^/]+\.config\.ts$/

/** Names and sizes that break the layout of docs/ARCHITECTURE.md. `read` gives the text of a file. */
export function checkStructure(paths: readonly string[], read: (path: string) => string): string[] {
  const sources = paths
    .filter((path) => code.test(path) && !path.endsWith('.gen.ts'))
    .map((path) => readSource(path, read(path)))
  return [
    ...crowdedRoot(paths),
    ...paths.flatMap(emptyName),
    ...sources.flatMap((source) => [...tooLong(source), ...defaultExport(source)]),
  ]
}
