import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

/** Chunks of workers, which are bundled by themselves before the client is written. */
const ofWorkers = new Map<string, string[]>()

/** Writes `client-modules.json`: which sources each chunk of the client holds, for the tests of chunks and bytes. */
export function chunkList(file: string): Plugin {
  return {
    name: 'firstangle:chunk-list',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle(_options, bundle) {
      const all = Object.fromEntries([...chunksOf(bundle), ...ofWorkers])
      writeFileSync(file, `${JSON.stringify(all, null, 1)}\n`)
    },
  }
}

/** Adds the chunks of workers to the list. */
export function workerChunkList(): Plugin {
  return {
    name: 'firstangle:worker-chunk-list',
    generateBundle(_options, bundle) {
      for (const [name, sources] of chunksOf(bundle)) ofWorkers.set(name, sources)
    },
  }
}

function chunksOf(bundle: Bundle): [string, string[]][] {
  return Object.values(bundle).flatMap((output): [string, string[]][] => {
    if (output.type !== 'chunk') return []
    // A module without code was removed by tree shaking.
    const kept = Object.entries(output.modules).filter(([, { code }]) => code)
    return [[output.fileName, kept.map(([id]) => relative(process.cwd(), id)).sort()]]
  })
}
