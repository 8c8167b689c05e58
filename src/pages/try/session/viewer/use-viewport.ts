import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import {
  fitSheet,
  isWhole,
  type SheetSize,
  type Viewport,
  type ViewSize,
} from '../../../../try/viewport/viewport.ts'

interface ShownSheet extends SheetSize {
  readonly page: number
}

/** What is seen of the sheet, and how it is changed. */
export interface SheetWindow {
  readonly viewport: Viewport
  readonly view: ViewSize
  readonly isWhole: boolean
  /** Computes the next viewport from the one before. */
  readonly move: (next: (viewport: Viewport, view: ViewSize) => Viewport) => void
}

/** A sheet of which more has been read keeps its viewport. */
const isSame = (one: ShownSheet, other: ShownSheet): boolean =>
  one.page === other.page && one.width === other.width && one.height === other.height

/** Follows the size of an element; the sheet is shown as a whole at first, and again when another one is shown. */
export function useViewport(
  element: RefObject<HTMLElement | null>,
  sheet: ShownSheet,
): SheetWindow | undefined {
  const [state, setState] = useState<{ viewport: Viewport; view: ViewSize; sheet: ShownSheet }>()
  const latestSheet = useRef(sheet)
  latestSheet.current = sheet

  useEffect(() => {
    const observed = element.current
    if (!observed) return
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return
      const { width, height } = entry.contentRect
      const view = { width, height }
      if (width === 0 || height === 0) return
      setState((before) => {
        const shown = latestSheet.current
        const keeps =
          before && isSame(before.sheet, shown) && !isWhole(before.viewport, shown, before.view)
        return { view, sheet: shown, viewport: keeps ? before.viewport : fitSheet(shown, view) }
      })
    })
    observer.observe(observed)
    return () => observer.disconnect()
  }, [element])

  useEffect(() => {
    setState((before) =>
      before && !isSame(before.sheet, sheet)
        ? { view: before.view, sheet, viewport: fitSheet(sheet, before.view) }
        : before,
    )
  }, [sheet])

  const move = useCallback<SheetWindow['move']>((next) => {
    setState((before) => before && { ...before, viewport: next(before.viewport, before.view) })
  }, [])

  if (!state) return undefined
  const { viewport, view } = state
  return { viewport, view, isWhole: isWhole(viewport, state.sheet, view), move }
}
