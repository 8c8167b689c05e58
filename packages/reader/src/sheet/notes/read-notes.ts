import { overlap } from '../../boxes.ts'
import type { TextLine } from '../structure/text-lines.ts'
import { type Candidate, candidateOf } from '../title-block/candidate.ts'
import { captionOf } from '../title-block/caption-of.ts'
import { latinLetters } from '../words/normalise-words.ts'
import { notANote, noteRules, scaleRemark } from '../words/notes.ts'
import type { Note } from './note.ts'
import { type ShortStroke, withDrawnSigns } from './plus-minus.ts'
import { tolerancesByPlaces } from './tolerance-tables.ts'
import { wholePhrase } from './whole-phrases.ts'

const numbering =
  /^(?:[☆★*•●▪-]\s*)?(?:\(?\d{1,2}[.):、]?\s+(?!pl(?:ace)?\b)|\d{1,2}[.)、]\s*|[☆★•●▪·]\s*|[-–]\s+(?=\p{L}))/iu
const open =
  /(?:[,/&-]|\b(?:and|or|to|with|of|the|from|by|all|in|for|und|oder|mit|von|nach|en|of|met|et|ou|de|avec|y|o|con|e|per))$/i

function continues(last: TextLine, text: string, next: TextLine): boolean {
  const gap = next.box.y - (last.box.y + last.box.height)
  const isClose = gap < 0.9 * last.size && gap > -0.6 * last.size
  const isAlike = Math.abs(next.size - last.size) < 0.3 * last.size
  if (!isClose || !isAlike) return false
  const shared = overlap(
    last.box.x,
    last.box.x + last.box.width,
    next.box.x,
    next.box.x + next.box.width,
  )
  const isOpen = shared > 0 && (open.test(text) || /^\p{Ll}{2}/u.test(next.text))
  return isOpen && !numbering.test(next.text)
}

/** The half of a grade of tolerance that is written as a fraction behind a line: `±IT` with 14 above 2. */
function halfGradeBehind(line: TextLine, lines: readonly TextLine[]): string {
  if (!/(?:^|[\s±])I[TТ]$/.test(line.text)) return ''
  const { size, box } = line
  const right = box.x + box.width
  const beside = lines.filter(
    (other) =>
      other.box.x > right - 0.3 * size &&
      other.box.x < right + 1.5 * size &&
      Math.abs(other.box.y - box.y) < size,
  )
  const grade = beside.find(({ text, box: own }) => /^\d{1,2}$/.test(text) && own.y < box.y)
  const half = beside.some(({ text, box: own }) => /^2\.?$/.test(text) && own.y > box.y)
  return grade && half ? `${grade.text}/2` : ''
}

const lastOf = ({ lines }: Note): TextLine => lines.at(-1) as TextLine

/** Lines of a sheet as notes: continuation lines joined, signs drawn as strokes put in. */
export function notesOf(lines: readonly TextLine[], strokes: readonly ShortStroke[]): Note[] {
  const out: { text: string; lines: TextLine[] }[] = []
  const sorted = [...lines].sort((a, b) => a.box.y - b.box.y)
  for (const line of sorted) {
    const plain = withDrawnSigns(line, strokes).replace(/\+ ?\/ ?-/g, '±')
    const text = plain + halfGradeBehind(line, lines)
    // Where lines stand close, the line before the last one is near enough as well.
    const [before] = out
      .filter((note) => continues(lastOf(note), note.text, line))
      .sort((a, b) => lastOf(b).box.y - lastOf(a).box.y)
    if (before === undefined) out.push({ text, lines: [line] })
    else {
      before.text = `${before.text} ${text}`
      before.lines.push(line)
    }
  }
  return out.map((note) => ({ ...note, text: note.text.replace(numbering, '').trim() }))
}

/** Lines of a cell as one note, signs drawn as strokes put in. */
export function wholeNote(lines: readonly TextLine[], strokes: readonly ShortStroke[]): Note {
  return { text: lines.map((line) => withDrawnSigns(line, strokes)).join(' '), lines }
}

/** `±0.00` has lost its last figure, or was never filled in. */
const isZeroTolerance = (value: string): boolean => /^±\s*[0.,]+\s*(?:mm|in|")?$/i.test(value)

function withoutCaption(text: string): string {
  const caption = captionOf(text)
  const bare = caption === null || caption.rest === '' ? text : caption.rest
  return bare
    .replace(/^[^:：]{3,25}[:：]\s*(?=.{4})/, (head) => (captionOf(head) ? '' : head))
    .replace(/(?<![.;；。])[.;；。]+$/, '')
    .trim()
}

/** What the notes of a sheet say about it as a whole. */
export function readNotes(notes: readonly Note[]): Candidate[] {
  const out: Candidate[] = []
  for (const { text: printed, lines } of notes) {
    const isRecognised = lines.some((line) => line.confidence < 1)
    const phrase = isRecognised ? wholePhrase(printed) : printed
    const text = phrase ?? printed
    const taken = new Set<string>()
    const note = text
      .replace(scaleRemark, '')
      .replace(/(?<![ ,;/|-])[ ,;/|-]+$/, '')
      .trim()
    for (const rule of noteRules) {
      const match = rule.pattern.exec(text)
      if (match === null || taken.has(rule.field)) continue
      if (phrase === null && rule.field === 'edgeCondition') continue
      if (rule.value === 'note' && (notANote.test(note) || note.length > 160)) continue
      taken.add(rule.field)
      const whole = rule.value === 'note' ? withoutCaption(note) : rule.value
      const value = rule.value === 'match' ? latinLetters(match[0].trim()) : whole
      if (value !== '' && !isZeroTolerance(value))
        out.push(candidateOf(rule.field, value, lines, 0.92))
    }
  }
  const table = tolerancesByPlaces(notes)
  return table === null ? out : [...out, table]
}
