import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import type { StyleRules } from './page-styles.ts'

/** Where browsers find what a page asks for. */
export interface PageFiles {
  /** Address of a module or a style sheet, named by its source. */
  addressOf(file: string): string
  /** What is inlined in the page; without it, as while developing, the page links the files instead. */
  inline?: { startScript: string; styles: StyleRules }
}

/** Sources of the scripts of every page. */
export const frameFiles = {
  start: 'src/frame/start.ts',
  frame: 'src/frame/frame.ts',
  hydrate: 'src/islands/hydrate.tsx',
  retry: 'src/frame/retry.ts',
  styles: 'src/styles/site.css',
  faces: 'src/styles/faces.css',
} as const

/** The sources themselves, which Vite serves while developing. */
export const sourceFiles: PageFiles = { addressOf: (file) => `/${file}` }

/** Files of the build in this directory. Throws when it is not complete. */
export function builtFiles(directory: string): PageFiles {
  const read = (name: string) => readFileSync(join(directory, name), 'utf8')
  const manifest: Manifest = JSON.parse(read('client-manifest.json'))
  return {
    addressOf(file) {
      const built = manifest[file]?.file
      if (!built) throw new Error(`The client build has no ${file}`)
      return `/${built}`
    },
    inline: { startScript: read('start.js'), styles: JSON.parse(read('styles.json')) },
  }
}
