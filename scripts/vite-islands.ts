import { globSync } from 'node:fs'
import type { Plugin } from 'vite'
import { frameFiles } from '../server/rendering/page-files.ts'

/** Makes a client entry of each island, and of the scripts and styles of every page. */
export function islands(): Plugin {
  const { start: _inPage, ...shared } = frameFiles
  const found = globSync('src/**/*.{island.tsx,enhance.ts}').map((file) =>
    file.replaceAll('\\', '/'),
  )
  const input = [...Object.values(shared), ...found.sort()]
  const rolldownOptions = { input, preserveEntrySignatures: 'exports-only' as const }
  return {
    name: 'firstangle:islands',
    config: () => ({ environments: { client: { build: { manifest: true, rolldownOptions } } } }),
  }
}
