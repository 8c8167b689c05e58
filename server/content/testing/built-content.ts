import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Content, openContent } from '../store/queries.ts'

/** For tests only: the words of content/ as the build compiled them, as compiling them takes seconds. */
export const builtContent = join(import.meta.dirname, '../../../dist/content.db')

export function openBuiltContent(): Content {
  if (!existsSync(builtContent)) {
    throw new Error('These tests read the words that were built: run "npm run build" first')
  }
  return openContent(builtContent)
}
