import type { MetadataField } from '../reading.ts'
import { type Candidate, candidateOf } from './candidate.ts'
import { captionOfLine } from './cell-entries.ts'
import { fieldValue } from './field-values.ts'
import type { TextLine } from './text-lines.ts'

/** A value stands at most this far below its caption, in heights of the larger font. */
const below = 2.6
/** And at most this far to the right, in heights of its font. */
const right = 14

function isUnder(caption: TextLine, line: TextLine): boolean {
  const size = Math.max(caption.size, line.size)
  const gap = line.box.y - (caption.box.y + caption.box.height)
  const start = line.box.x - caption.box.x
  return gap > -0.4 * size && gap < below * size && start > -6 * size && start < 8 * size
}

function isBeside(caption: TextLine, line: TextLine): boolean {
  const size = Math.max(caption.size, line.size)
  const gap = line.box.x - (caption.box.x + caption.box.width)
  const level = Math.abs(
    line.box.y + line.box.height / 2 - (caption.box.y + caption.box.height / 2),
  )
  return gap >= 0 && gap < right * size && level < 0.6 * size
}

function distance(a: TextLine, b: TextLine): number {
  const level = Math.abs(b.box.y - a.box.y)
  return Math.max(0, b.box.x - a.box.x - a.box.width) + 1.5 * level
}

/**
 * Captions and values by their places alone, for title blocks whose lines are not known: the
 * nearest text beside or below a caption that can be its value.
 */
export function readTitleWords(lines: readonly TextLine[]): Candidate[] {
  const matches = lines.map((line) => ({ line, match: captionOfLine(line) }))
  const used = new Set<TextLine>()
  const out: Candidate[] = []
  for (const { line, match } of matches) {
    if (match === null || match.isWeak || match.field === 'name') continue
    if (match.field === 'other' || match.field === 'signature') continue
    const field: MetadataField = match.field
    const own = match.rest === '' ? null : fieldValue(field, match.rest, line.text)
    if (own !== null) {
      out.push(candidateOf(field, own, [line], 0.9))
      continue
    }
    const near = matches
      .filter((other) => other.match === null && !used.has(other.line))
      .filter((other) => isBeside(line, other.line) || isUnder(line, other.line))
      .sort((a, b) => distance(line, a.line) - distance(line, b.line))
    for (const { line: next } of near) {
      const value = fieldValue(field, next.text, line.text)
      if (value === null) continue
      used.add(next)
      out.push(candidateOf(field, value, [line, next], 0.8))
      break
    }
  }
  return out
}
