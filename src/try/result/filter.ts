import { type ItemKind, itemKinds } from '../../../shared/item-kinds.ts'
import type { CorrectedItem } from './corrections.ts'

/** What the list is reduced to. */
export interface ItemFilter {
  /** Empty: all kinds. */
  readonly kinds: ReadonlySet<ItemKind>
  /** 0 to 1. */
  readonly minConfidence: number
  /** Looked for in what is printed and in the values, without regard to case, spaces and decimal sign. */
  readonly query: string
  readonly isDoubtfulOnly: boolean
  /** Values that the visitor has hidden are listed too. */
  readonly showsHidden: boolean
}

/** Lets every value through that is not hidden. */
export const noFilter: ItemFilter = {
  kinds: new Set(),
  minConfidence: 0,
  query: '',
  isDoubtfulOnly: false,
  showsHidden: false,
}

/** Items that pass the filter; `textOf` gives the words a value is shown with. */
export function filterItems(
  items: readonly CorrectedItem[],
  filter: ItemFilter,
  textOf: (item: CorrectedItem) => string,
): CorrectedItem[] {
  const query = folded(filter.query)
  return items.filter(
    (item) =>
      (filter.kinds.size === 0 || filter.kinds.has(item.kind)) &&
      item.confidence >= filter.minConfidence &&
      (!filter.isDoubtfulOnly || item.doubts.length > 0) &&
      (filter.showsHidden || !item.isHidden) &&
      (query === '' || folded(`${item.label} ${textOf(item)}`).includes(query)),
  )
}

/** How many items there are of each kind; kinds without any are left out. */
export function countByKind(
  items: readonly Pick<CorrectedItem, 'kind'>[],
): readonly (readonly [ItemKind, number])[] {
  return itemKinds.flatMap((kind) => {
    const count = items.filter((item) => item.kind === kind).length
    return count > 0 ? [[kind, count] as const] : []
  })
}

/** The filter with a kind added or taken out. */
export function toggleKind(filter: ItemFilter, kind: ItemKind): ItemFilter {
  const kinds = new Set(filter.kinds)
  if (!kinds.delete(kind)) kinds.add(kind)
  return { ...filter, kinds }
}

/** `Ø 20,5 h7` and `ø20.5H7` are the same; `o20` and `d20` do not stand for a diameter. */
function folded(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[\s\u00a0\u202f]/g, '')
    .replaceAll(',', '.')
    .replaceAll('⌀', 'ø')
    .replaceAll('×', 'x')
}
