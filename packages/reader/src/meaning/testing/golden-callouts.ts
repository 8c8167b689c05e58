import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LengthUnit } from '../../callout.ts'

/** A line as a drawing writes it, and what the JSON of the decoder states for it. */
export interface Golden {
  line: string
  unit: LengthUnit
  said: string[]
}

/** The callouts of `golden-callouts.txt`: a line without indent is one (`@inch`: of an inch sheet), others explain it. */
export function goldenCallouts(): Golden[] {
  const text = readFileSync(join(import.meta.dirname, 'golden-callouts.txt'), 'utf8')
  const found: Golden[] = []
  for (const row of text.split('\n').filter((each) => each !== '' && !each.startsWith('# '))) {
    if (row.startsWith('  ')) found.at(-1)?.said.push(row.trim())
    else {
      const [line = '', unit] = row.split(' @')
      found.push({ line, unit: unit === 'inch' ? 'inch' : 'mm', said: [] })
    }
  }
  return found
}
