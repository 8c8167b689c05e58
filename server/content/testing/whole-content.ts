import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compileContent } from '../compile.ts'
import { type Content, openContent } from '../queries.ts'

let compiled: string | undefined

/** For tests only: the words of content/, compiled once for all files of tests that share a process. */
export function openWholeContent(): Content {
  compiled ??= compileWhole()
  return openContent(compiled)
}

/** Into the folder for temporary files, which the run of the tests empties. */
function compileWhole(): string {
  const outFile = join(mkdtempSync(join(tmpdir(), 'whole-content-')), 'content.db')
  compileContent({ contentDir: join(import.meta.dirname, '../../../content'), outFile })
  return outFile
}
