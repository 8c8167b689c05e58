import { grown, intersect } from '../boxes.ts'
import type { Composed } from '../layout/compose.ts'

/** The number of a note in its rectangle, which looks like a theoretically exact size. */
const flag = /^\[\d{1,2}\]$/
/** At least this many equal boxed numbers beside values are flags: the same exact size is hardly ever given that often. */
const fewest = 4
/** How far a flag stands from the value that it belongs to, in heights of its font, and how many of them do. */
const near = { gap: 1, share: 0.75 }

/** Leaves out flag notes: the same whole number in a rectangle beside one value after the other. */
export function withoutFlagNotes(composed: readonly Composed[]): readonly Composed[] {
  const flags = composed.filter(({ kind, text }) => kind === 'boxed' && flag.test(text))
  if (flags.length < fewest) return composed
  const values = composed.filter(({ kind, text }) => kind !== 'boxed' && /\d/.test(text))
  const isBesideValue = ({ boxes: [box], size }: Composed) =>
    !!box &&
    values.some(({ boxes }) =>
      boxes.some((other) => intersect(grown(box, near.gap * size, near.gap * size), other)),
    )
  const notes = [...Map.groupBy(flags, ({ text }) => text).values()].filter(
    (alike) =>
      alike.length >= fewest && alike.filter(isBesideValue).length >= near.share * alike.length,
  )
  const dropped = new Set(notes.flat())
  return composed.filter((one) => !dropped.has(one))
}
