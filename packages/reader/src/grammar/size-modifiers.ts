import { continuousFeature, sizeModifiers } from '../modifiers.ts'
import type { Cursor } from './cursor.ts'

/** Size modifiers of ISO 14405-1, which stand in an oval on the sheet, and that of ASME Y14.5; `(CF POL)` are words. */
const sizeModifier = new RegExp(
  `(?:[([<⟨](?=[\\p{L}\\d/]+[)\\]>⟩]))?(${[...sizeModifiers, continuousFeature].join('|')})(?![\\p{L}\\d.])[)\\]>⟩]?(?: ?\\/(?= ?[([]?(?:LP|LS|G[GXNC])))?`,
  'uy',
)

/** `Ø10 CF`, `2x Ø10 CT`: several features as one, at the end of a line where the tolerance is that of the sheet. */
const lastModifier = /(?:[(<⟨](?:CF|CT)[)>⟩]|CF|CT)$/uy

/** What only ASME Y14.5 sets there: in a ring, in a hexagon or as a word. */
const asmeModifier = /[ⒻⒾ]|[<⟨(](ST)[>⟩)]|AVG(?![\p{L}\d])/iuy
/** `.500 ±.002 ST`: without its hexagon the tolerance before it says that it is no number of pieces. */
const bareStatistical = /ST(?![\p{L}\d.])/uy

/** Modifiers of a size here: they belong to its tolerance, and some to a diameter without one. */
export function takeModifiers(
  cursor: Cursor,
  hasTolerance: boolean,
  isDiameter: boolean,
): string[] {
  const canModify = hasTolerance || (isDiameter && cursor.sees(lastModifier))
  const [, modifier] = (canModify && cursor.take(sizeModifier)) || []
  const american = cursor.take(asmeModifier) ?? (hasTolerance ? cursor.take(bareStatistical) : null)
  return [
    ...(modifier ? [modifier] : []),
    ...(american ? [(american[1] ?? american[0]).toUpperCase()] : []),
  ]
}
