import type { Callout, LengthUnit } from '../callout.ts'
import { parseCallouts } from '../grammar/parse-callouts.ts'
import type { Composed } from '../layout/compose.ts'
import { calloutsOfLines } from './block-callouts.ts'
import { calloutsInNote } from './general-notes.ts'
import { meantCallout, meantFrame } from './misread-callouts.ts'
import { shareAmongWords, sizeAmongWords } from './size-among-words.ts'

/** A callout and the text that says it. */
export interface FoundCallout {
  readonly callout: Callout
  readonly composed: Composed
  /** Said for the whole sheet, not at one place. */
  readonly isGeneral: boolean
}

/** What is known of the sheet around a text. */
interface Sheet {
  readonly unit: LengthUnit
  readonly isScan: boolean
  /** Does a surface symbol stand for all surfaces? */
  readonly isForAll: (composed: Composed) => boolean
}

/** Longer texts are not callouts, and are not parsed. */
const mostCharacters = 240

/** The confidence of a callout in which a misread sign was corrected. */
const repairedShare = 0.9

/** The callouts of a text, or those that it stands for when a misread sign is put right, or else those of a note. */
export function findCallouts(read: Composed, sheet: Sheet): FoundCallout[] {
  const composed = sheet.isScan ? { ...read, text: meantFrame(read.text) } : read
  const isGeneral = sheet.isForAll(composed)
  const found = calloutsOf(composed, sheet.unit)
  if (found.length > 0) return found.map((callout) => ({ callout, composed, isGeneral }))
  const meant = sheet.isScan ? meantIn(composed, sheet.unit) : amongWords(composed, sheet.unit)
  return meant.length > 0 ? meant : fromNotes(composed, sheet.unit)
}

function amongWords(composed: Composed, unit: LengthUnit): FoundCallout[] {
  const size = sizeAmongWords(composed)
  const one = { ...composed, confidence: shareAmongWords * composed.confidence }
  return (size ? parseCallouts(size, { unit }) : []).map((callout) => ({
    callout,
    composed: one,
    isGeneral: false,
  }))
}

function calloutsOf({ text, parts, kind, surroundings }: Composed, unit: LengthUnit): Callout[] {
  if (text.length > mostCharacters) return []
  const isOnDimensionLine = surroundings === 'dimension'
  const context = { unit, isBoxed: kind === 'boxed', isOnDimensionLine }
  const read = calloutsOfLines(parts.length > 1 ? parts : [text], context)
  // Two stars and more refer to a note of the sheet and say nothing about the size.
  const noted = /^(.*\d)\s*\*{2,3}$/.exec(text)?.[1]
  return read.length === 0 && noted ? parseCallouts(noted, context) : read
}

function meantIn(composed: Composed, unit: LengthUnit): FoundCallout[] {
  const text = meantCallout(composed.text)
  if (text === null) return []
  const meant = { ...composed, text, parts: [], confidence: repairedShare * composed.confidence }
  return calloutsOf(meant, unit).map((callout) => ({ callout, composed: meant, isGeneral: false }))
}

function fromNotes(composed: Composed, unit: LengthUnit): FoundCallout[] {
  return calloutsInNote(composed.text).flatMap((part) =>
    parseCallouts(part, { unit }).map((callout) => ({ callout, composed, isGeneral: true })),
  )
}
