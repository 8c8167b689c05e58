import { globSync } from 'node:fs'
import type { Plugin } from 'vite'
import { frameFiles } from '../server/rendering/page-files.ts'

/**
 * One file for the code of every page, one for React, and one for what JSX is compiled to. By default the bundler makes a file for each set of modules that
 * several entries share, and each file costs a request.
 */
const groups = [
  { name: 'frame', test: frameFiles.frame },
  // Without state there is no need of React itself (`src/islands/redraw.ts`).
  { name: 'jsx', test: /node_modules\/react\/(?:cjs\/react-)?jsx-runtime/ },
  { name: 'react', test: /node_modules\/react(?:-dom)?\// },
]

/** Makes a client entry of each island, and of the scripts and styles of every page. */
export function islands(): Plugin {
  const { start: _inPage, ...shared } = frameFiles
  const found = globSync('src/**/*.{island.tsx,enhance.ts}').map((file) =>
    file.replaceAll('\\', '/'),
  )
  const input = [...Object.values(shared), ...found.sort()]
  const rolldownOptions = {
    input,
    preserveEntrySignatures: 'exports-only' as const,
    output: { codeSplitting: { groups } },
  }
  return {
    name: 'firstangle:islands',
    config: () => ({ environments: { client: { build: { manifest: true, rolldownOptions } } } }),
  }
}
