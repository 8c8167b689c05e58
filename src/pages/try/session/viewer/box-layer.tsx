import { memo } from 'react'
import { itemKindTable } from '../../../../../shared/item-kinds.ts'
import type { CorrectedItem } from '../../../../try/result/corrections.ts'
import { type Viewport, type ViewSize, visibleBox } from '../../../../try/viewport/viewport.ts'

/** Around the ink of a value, mm. */
const margin = 0.8

interface BoxLayerProps {
  items: readonly CorrectedItem[]
  active: string | undefined
  viewport: Viewport
  view: ViewSize
  onPoint: (key: string | undefined) => void
  onSelect: (key: string) => void
}

/** The boxes of the values, for pointers; by keyboard the list does the same. */
export function BoxLayer({ viewport, view, ...boxes }: BoxLayerProps) {
  const { x, y, width, height } = visibleBox(viewport, view)
  return (
    <svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      <Boxes {...boxes} />
    </svg>
  )
}

/** Panning moves the window, not the boxes. */
const Boxes = memo(function Boxes({
  items,
  active,
  onPoint,
  onSelect,
}: Omit<BoxLayerProps, 'viewport' | 'view'>) {
  const largestFirst = items.toSorted((a, b) => areaOf(b) - areaOf(a))
  return largestFirst.flatMap(({ key, kind, boxes, doubts }) =>
    boxes.map((box, index) => (
      // biome-ignore lint/a11y/noStaticElementInteractions: boxes are for pointers, the list is for keys
      <rect
        // biome-ignore lint/suspicious/noArrayIndexKey: the boxes of a value never change
        key={`${key} ${index}`}
        x={box.x - margin}
        y={box.y - margin}
        width={box.width + 2 * margin}
        height={box.height + 2 * margin}
        data-key={key}
        data-kind={itemKindTable[kind].colour}
        data-active={key === active || undefined}
        data-doubtful={doubts.length > 0 || undefined}
        onPointerEnter={() => onPoint(key)}
        onPointerLeave={() => onPoint(undefined)}
        onClick={() => onSelect(key)}
      />
    )),
  )
})

/** What lies within a larger box can be pointed at, because it is painted later. */
function areaOf({ boxes: [box] }: CorrectedItem): number {
  return box ? box.width * box.height : 0
}
