import type { PageReading } from '@firstangle/reader'
import type { CorrectedItem } from './corrections.ts'

/**
 * A reading with the visitor's corrections. Values that were deleted are gone, edited ones are as the visitor wrote
 * them. An edited value that is no valid callout has no typed value and is left out.
 */
export function correctedReading(
  reading: PageReading,
  items: readonly CorrectedItem[],
): PageReading {
  const own = items.filter(({ sheet, isTyped }) => sheet === reading.page && isTyped)
  const found = ({ id, label, boxes, confidence, doubts }: CorrectedItem) => ({
    id,
    label,
    boxes,
    confidence,
    doubts,
  })
  return {
    ...reading,
    features: own.flatMap((item) => {
      const { content } = item
      if (content.type !== 'callout') return []
      return { ...found(item), callout: content.callout, isGeneral: content.isGeneral }
    }),
    metadata: own.flatMap((item) => {
      const { content } = item
      return content.type === 'metadata'
        ? { ...found(item), field: content.field, value: content.value }
        : []
    }),
    parts: own.flatMap((item) => {
      if (item.content.type !== 'part') return []
      const { type: _, ...part } = item.content
      return { ...found(item), ...part }
    }),
  }
}
