import { useCallback, useRef, useState } from 'react'
import type { CorrectedItem } from '../../../try/result/corrections.ts'

/** What is pointed at or chosen, on the sheet or in the panel of its values. */
export function useSelection(
  items: readonly CorrectedItem[],
  panel: { readonly current: HTMLElement | null },
) {
  const [pointed, setPointed] = useState<string>()
  const [selected, setSelected] = useState<string>()
  const [target, setTarget] = useState<{ readonly item: CorrectedItem }>()
  const find = (key: string | undefined) => items.find((item) => item.key === key)
  const latest = useRef(items)
  latest.current = items

  const selectInList = useCallback((key: string) => {
    setSelected(key)
    const item = latest.current.find((each) => each.key === key)
    if (item) setTarget({ item })
  }, [])
  const selectOnSheet = useCallback(
    (key: string) => {
      setSelected(key)
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
      panel.current
        ?.querySelector(`[data-key="${key}"]`)
        ?.scrollIntoView({ block: 'center', behavior: isStill ? 'auto' : 'smooth' })
    },
    [panel],
  )
  const pointById = useCallback((id: number | undefined) => {
    setPointed(latest.current.find((item) => item.id === id)?.key)
  }, [])
  return {
    active: find(pointed) ?? find(selected),
    target,
    point: setPointed,
    pointById,
    selectInList,
    selectOnSheet,
  }
}
