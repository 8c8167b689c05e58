import type { Primitive } from '../../../display-list.ts'
import type * as kit from '../index.ts'

/** A figure of these items, for the check of drawings. */
export const drawn = (items: readonly kit.FigureItem[], size = { width: 100, height: 60 }) => ({
  size,
  items,
  unused: [],
})

/** The items drawn with a pen. */
export const kinds = (items: readonly Primitive[], pen: Primitive['pen']) =>
  items.filter((item) => item.pen === pen)

/** The words of a figure, those inside toned groups too. */
export const texts = (items: readonly kit.FigureItem[]): string[] =>
  items.flatMap((item) => {
    if (item.kind === 'toned') return texts(item.items)
    return item.kind === 'text' ? [item.text] : []
  })
