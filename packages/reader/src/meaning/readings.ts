import type { Callout, LengthUnit } from '../callout.ts'
import type { Asides } from '../grammar/assemble.ts'
import type { ReadLine } from './doubt.ts'
import { doubts } from './doubts.ts'
import { isControlled } from './edge.ts'
import { printed, type Statement, say } from './explanation.ts'
import { unexplainedLetters } from './geometric.ts'
import { isNoCallout } from './recognised.ts'
import { restatedSizes } from './restated.ts'
import type { StatementKey } from './statement-keys.ts'
import { isKnownClass } from './thread.ts'
import { parseTyped, type TypedLine } from './typed-line.ts'

/** What a line says to a reader who takes it in one way. */
export interface Reading {
  readonly callouts: readonly Callout[]
  /** 0 to 1: 1 only where the line can be read in no other way. */
  readonly confidence: number
  /** Why it is read so, where it can be read otherwise. */
  readonly reason: StatementKey | null
  /** Parts of the line that no value holds. */
  readonly notes: readonly Statement[]
}

/** What is not understood makes the rest less sure, each word of it. */
const shareWithUnread = 0.8

/** With so many words that nobody explained a line is a sentence in which a size happens to stand. */
const wordsOfSentence = 4

/** A reading that everything but the spelling speaks for. */
const shareOfSpelling = 0.9

/** All readings of a line, the likeliest first; none where it is no callout. */
export function readingsOf(line: string, unit: LengthUnit): Reading[] {
  if (isNoCallout(line)) return []
  const typed = parseTyped(line, unit)
  const { text, callouts, asides } = typed
  if (isSentence(typed)) return []
  const read: ReadLine = { text, unit, callouts }
  const alternatives = doubts.map((doubt) => doubt(read)).find((found) => found.length > 0) ?? []
  const restated = restatedSizes(text).map((bracket) => say('restated', { text: printed(bracket) }))
  const notes = [...asideStatements(asides), ...bracketStatements(read), ...restated]
  const sure = certainty(typed)
  if (alternatives.length === 0) {
    return callouts.length === 0 ? [] : [{ callouts, confidence: sure, reason: null, notes }]
  }
  return alternatives
    .map(({ share, ...rest }) => ({ ...rest, confidence: round(share * sure), notes }))
    .sort((one, other) => other.confidence - one.confidence)
}

const round = (share: number): number => Math.round(share * 100) / 100

/** How many letters of a callout have no meaning that is known. */
function unexplainedIn(callout: Callout): number {
  if (callout.kind === 'gdt') return unexplainedLetters(callout).length
  return callout.kind === 'thread' && !isKnownClass(callout) ? 1 : 0
}

function certainty({ callouts, asides, isRespelled }: TypedLine): number {
  const isSpelled = isRespelled || callouts.some(isBySpelling)
  const unexplained =
    asides.unread.length +
    asides.remarks.filter(isFitLetter).length +
    callouts.reduce((sum, callout) => sum + unexplainedIn(callout), 0)
  return round(shareWithUnread ** unexplained * (isSpelled ? shareOfSpelling : 1))
}

/** `C3PO`, `R5 in the corner of the room`: a name, whose letters stand close to its figures, or prose. */
function isSentence({ text, asides }: TypedLine): boolean {
  const words = asides.unread.filter((each) => /^(?!mm$)\p{L}{2,}$/u.test(each))
  const isName = words.some((word) => /\d/.test(text[text.indexOf(word) - 1] ?? ''))
  return isName || words.length >= wordsOfSentence
}

/** Known by its spelling alone: a letter, a word or a cross that may mean something else. */
function isBySpelling(callout: Callout): boolean {
  const { text } = callout
  switch (callout.kind) {
    case 'roughness':
      // `N8`; a word that is taken for a process; `Ra 0.8/1.6`.
      return (
        callout.grade !== undefined ||
        callout.process !== null ||
        (callout.lowerValue !== null && /\d ?\/ ?\d/.test(text))
      )
    case 'chamfer':
      // `C2`; `1 x 1`.
      return /^(?:\d+ ?[x×X-] ?)?C ?[\d.,]/u.test(text) || callout.secondSize !== null
    case 'radius':
      // `CR3`: that it is controlled has no field.
      return isControlled(text)
    case 'thread':
      // `3/8-16` without its series.
      return callout.system.startsWith('UN') && !/UN/i.test(text)
    default:
      return false
  }
}

/** Sizes hold their brackets; other callouts have no field for them. */
const bracketStatements = ({ text, callouts }: ReadLine): Statement[] =>
  /^\(.*\)$/.test(text) && callouts.some(({ kind }) => unmarkedKinds.has(kind))
    ? [say('bracketed')]
    : []

const unmarkedKinds: ReadonlySet<Callout['kind']> = new Set(['thread', 'bore', 'chamfer'])

/** `20 H`: a letter of ISO 286 without its grade. */
const fitLetter = /^(?:[FGHKMNP]|JS|[fghkmnp]|js)$/

const isFitLetter = (text: string): boolean => fitLetter.test(text)

/** `J ↔ K` beside a frame: from where to where it applies. */
const isBetween = /^[A-Z] ?↔ ?[A-Z]$/u

const asideStatements = ({ remarks, unread }: Asides): Statement[] => [
  ...[...new Set(unread)].map((text) =>
    isBetween.test(text) ? say('isBetween') : say('unread', { text: printed(text) }),
  ),
  ...[...new Set(remarks)].map((text) =>
    say(isFitLetter(text) ? 'gradeMissing' : 'remark', { text: printed(text) }),
  ),
]
