import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Plugin } from 'vite'

/** Writes `client-modules.json` beside the client build: which sources each chunk holds, for the tests of chunks and bytes. */
export function chunkList(file: string): Plugin {
  return {
    name: 'firstangle:chunk-list',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).flatMap((output) => {
        if (output.type !== 'chunk') return []
        // A module of which nothing is left was shaken off.
        const kept = Object.entries(output.modules).filter(([, { code }]) => code)
        return [[output.fileName, kept.map(([id]) => relative(process.cwd(), id)).sort()]]
      })
      writeFileSync(file, `${JSON.stringify(Object.fromEntries(chunks), null, 1)}\n`)
    },
  }
}
