import type { Callout } from '../callout.ts'
import { parseCallouts } from '../grammar/parse-callouts.ts'
import { namesFastener } from '../layout/notes.ts'

type Context = Parameters<typeof parseCallouts>[1]

/**
 * The callouts of a note of one or more lines: as a whole, otherwise its first lines together as far as they can be
 * read, as where words that say nothing about the size follow a hole, and the others each by itself.
 */
export function calloutsOfLines(lines: readonly string[], context: Context): Callout[] {
  if (lines.slice(1).some(namesFastener)) return []
  const whole = parseCallouts(lines.join(' / '), context)
  if (whole.length > 0 || lines.length < 2) return whole
  for (let count = lines.length - 1; count > 1; count--) {
    const first = parseCallouts(lines.slice(0, count).join(' / '), context)
    if (first.length > 0)
      return [...first, ...lines.slice(count).flatMap((line) => parseCallouts(line, context))]
  }
  return lines.flatMap((line) => parseCallouts(line, context))
}
