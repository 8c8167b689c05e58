import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

/** The one block of a document that holds these words, as it stands there. */
export function blockWith(file: string, words: string): string {
  const text = readFileSync(join(root, file), 'utf8')
  const blocks = [...text.matchAll(/^```\w*\n(.*?)^```$/gms)].map(([, code = '']) => code)
  const found = blocks.filter((code) => code.includes(words))
  if (found.length !== 1) throw new Error(`${found.length} blocks of ${file} have "${words}"`)
  return found[0] ?? ''
}

/** Whether a document tells to type this within a sentence. */
export function inText(file: string, command: string): boolean {
  return readFileSync(join(root, file), 'utf8').replace(/\s+/g, ' ').includes(`\`${command}\``)
}
