import { centreOf } from '../../boxes.ts'
import type { TextLine } from '../structure/text-lines.ts'
import { type Candidate, candidateOf } from '../title-block/candidate.ts'
import type { Note } from './note.ts'

const places = String.raw`(?<![\p{L}\d])(fractional|fractions?|linear|lineal|lin[eé]aires?|lineare|lineair|angular(?:\s*(?::\s*)?mach)?|angulaires?|angolare|winkel|hoek|angles?|ang\.?|decimals?|(?:one|two|three|four|[0-4])[\s-]pl(?:ace)?(?:\s+dec(?:imals?)?\.?)?|(?:0|x)?\.x{1,4}|x{1,4})\s*(?:[=:]\s*)?`
/** A template says `±.0` where nobody filled in a figure. */
const deviation = String.raw`(±\s*(?=[\d.,/]*[1-9])[\d.,/]+\s*(?:°|deg|mm|in|")?)`
const rows = new RegExp(places + deviation, 'giu')
const endsWithPlaces = new RegExp(`${places}$`, 'iu')
const onlyDeviation = new RegExp(`^${deviation}$`, 'iu')

/** Is a line right of another one and on its level? */
function isRightOf(line: TextLine, other: TextLine): boolean {
  const off = Math.abs(centreOf(line.box).y - centreOf(other.box).y)
  return off < 0.6 * line.size && other.box.x > line.box.x
}

/** `0 PL DEC` with the `± 0.5` that stands far right of it as one note; other notes as they are. */
function withDeviation(note: Note, notes: readonly Note[]): Note {
  const [line] = note.lines
  if (!line || note.lines.length > 1 || !endsWithPlaces.test(note.text)) return note
  const [beside] = notes
    .filter(({ text, lines: [own] }) => own && onlyDeviation.test(text) && isRightOf(line, own))
    .sort((a, b) => (a.lines[0]?.box.x ?? 0) - (b.lines[0]?.box.x ?? 0))
  return beside ? { text: `${note.text} ${beside.text}`, lines: [line, ...beside.lines] } : note
}

/** A table of tolerances by decimal places (ASME title blocks), its rows joined; null without one. */
export function tolerancesByPlaces(notes: readonly Note[]): Candidate | null {
  const read: string[] = []
  const lines: TextLine[] = []
  for (const note of notes.map((one) => withDeviation(one, notes))) {
    const found = [...note.text.matchAll(rows)]
    if (found.length === 0) continue
    for (const [, name, value] of found) read.push(`${name} ${(value ?? '').trim()}`)
    lines.push(...note.lines)
  }
  const isTable = read.length >= 2 || read.some((row) => /pl|\.x/i.test(row))
  return isTable ? candidateOf('generalTolerances', read.join('; '), lines, 0.9) : null
}
