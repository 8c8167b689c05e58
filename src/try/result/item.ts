import type { Box, Callout, Doubt, MetadataField, PageReading } from '@firstangle/reader'
import { type ItemKind, itemKinds } from '../../../shared/item-kinds.ts'

/** What the list shows: one value of a sheet, whatever it is. */
export interface ResultItem {
  /** Unique in the file: sheet, group and number. */
  readonly key: string
  /** Number on its sheet, as in `reference_id`. */
  readonly id: number
  /** From 1. */
  readonly sheet: number
  readonly kind: ItemKind
  /** As printed. */
  readonly label: string
  readonly boxes: readonly Box[]
  readonly confidence: number
  readonly doubts: readonly Doubt[]
  readonly content: ItemContent
  /** The visitor added it; the reader had not found it. */
  readonly isAdded?: true
}

export type ItemContent =
  | { readonly type: 'callout'; readonly callout: Callout; readonly isGeneral: boolean }
  | { readonly type: 'metadata'; readonly field: MetadataField; readonly value: string }
  | {
      readonly type: 'part'
      readonly position: string
      readonly partNumber: string | null
      readonly designation: string
      readonly quantity: string
      readonly material: string | null
    }

/**
 * Everything read from a sheet as one list, by kind and then in reading order. A box around the whole sheet, such as
 * that of its size, is left out, because there is nothing to point at.
 */
export function itemsOf(reading: PageReading): ResultItem[] {
  const sheet = reading.page
  const whole = reading.width * reading.height
  const items = [
    ...reading.features.map(({ callout, isGeneral, ...found }) =>
      item(sheet, callout.kind, found, { type: 'callout', callout, isGeneral }),
    ),
    ...reading.metadata.map(({ field, value, ...found }) =>
      item(sheet, 'metadata', found, { type: 'metadata', field, value }),
    ),
    ...reading.parts.map(({ position, partNumber, designation, quantity, material, ...found }) =>
      item(sheet, 'part', found, {
        type: 'part',
        position,
        partNumber,
        designation,
        quantity,
        material,
      }),
    ),
  ]
  const placed = items.map((item) => ({
    ...item,
    boxes: item.boxes.filter(({ width, height }) => width * height < whole / 2),
  }))
  return sortedItems(placed)
}

/** In the order of the list: by kind, then by number. */
export const sortedItems = (items: readonly ResultItem[]): ResultItem[] =>
  items.toSorted((a, b) => itemKinds.indexOf(a.kind) - itemKinds.indexOf(b.kind) || a.id - b.id)

type FoundValue = Pick<ResultItem, 'id' | 'label' | 'boxes' | 'confidence' | 'doubts'>

function item(sheet: number, kind: ItemKind, found: FoundValue, content: ItemContent): ResultItem {
  return { key: `${sheet}-${kind}-${found.id}`, sheet, kind, content, ...found }
}
