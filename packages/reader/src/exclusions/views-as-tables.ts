import { centreOf, holds } from '../boxes.ts'
import type { Composed } from '../layout/compose.ts'
import type { Box } from '../page.ts'

/** A region with at least this many sizes beside their dimension lines is a view, not a table. */
const leastSizes = 6

/** Share of the texts between the lines of a view that are sizes; beside them stand the names of its parts. */
const shareOfSizes = 0.7

/** A size, also with what it may be off: `125 ±0.15`, `83 MAX`. */
const isNumber = (text: string): boolean =>
  /^(?:\d+ ?[x×] ?)?[Ø⌀R□]? ?\d+(?:[.,]\d+)?(?: ?± ?\d{0,3}(?:[.,]\d{1,4})?| (?:MAX|MIN)\.?)?$/i.test(
    text,
  )

/**
 * The tables of a sheet without those that are views: outlines and extension lines of a flat part close around its sizes
 * like cells, but nearly all that stands between them are numbers with arrows at their lines.
 */
export function withoutViews(
  tables: readonly Box[],
  composed: readonly Pick<Composed, 'text' | 'boxes' | 'surroundings'>[],
): readonly Box[] {
  const isView = (table: Box): boolean => {
    const inside = composed.filter(({ boxes: [box] }) => box && holds(table, centreOf(box)))
    const sizes = inside.filter(
      ({ text, surroundings }) => surroundings === 'dimension' && isNumber(text),
    )
    return sizes.length >= leastSizes && sizes.length >= shareOfSizes * inside.length
  }
  return tables.filter((table) => !isView(table))
}
