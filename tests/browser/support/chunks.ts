import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

const list = join(import.meta.dirname, '../../../dist/client-modules.json')
const chunks: Record<string, string[]> = JSON.parse(readFileSync(list, 'utf8'))

/** Address of the one chunk that holds a source file, such as `src/pages/home/proof.tsx`. */
export function chunkOf(source: string): string {
  const found = Object.keys(chunks).filter((file) => chunks[file]?.includes(source))
  if (found.length !== 1) throw new Error(`${source} is in ${found.length} chunks, expected in one`)
  return `/${found[0]}`
}

/** Collects the paths of all scripts a page asks for. */
export function recordScripts(page: Page): Set<string> {
  const paths = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) paths.add(pathname)
  })
  return paths
}
