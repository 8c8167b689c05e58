import { wordDistance } from '../../word-distance.ts'
import type { CaptionField } from '../words/captions.ts'
import { captionFields, captionsOf } from '../words/captions.ts'
import { normaliseCaption } from '../words/normalise-words.ts'

/** Captions shorter than this look like too many other words. */
const fewestLetters = 4
/** From this length on, two letters may be wrong. */
const longCaption = 9

/** A border may cut off this many letters at the start of a caption. */
const mostCut = 2
/** The distance of a caption that was cut off: all letters that are left are right, unlike those of a misread one. */
const cutAway = 0.5

const compact = (text: string) => normaliseCaption(text).replaceAll(' ', '')

const byLength = Map.groupBy(
  captionFields.flatMap((field) =>
    [...new Set(captionsOf(field).map(compact))].map((letters) => ({ field, letters })),
  ),
  ({ letters }) => letters.length,
)

/**
 * The field whose caption a text is except for a letter or two, as `Shee` for `Sheet` and `WG NO.` for `DWG NO.`; null
 * where captions of several fields are as near. Only for texts whose place makes them captions.
 */
export function nearestCaption(text: string): CaptionField | null {
  const letters = compact(text)
  if (letters.length < fewestLetters - 1 || /\d/.test(letters)) return null
  const most = letters.length >= longCaption ? 2 : 1
  const near: { field: CaptionField; away: number }[] = []
  for (let length = letters.length - most; length <= letters.length + mostCut; length++) {
    if (length < fewestLetters) continue
    for (const one of byLength.get(length) ?? []) {
      const isCut = length > letters.length && one.letters.endsWith(letters)
      const away = isCut ? cutAway : wordDistance(letters, one.letters, most)
      if (away <= most) near.push({ field: one.field, away })
    }
  }
  const least = Math.min(...near.map(({ away }) => away))
  const fields = new Set(near.filter(({ away }) => away === least).map(({ field }) => field))
  const [only] = fields
  return fields.size === 1 ? (only ?? null) : null
}
