import { firstRead, type ReadDrawing } from '@firstangle/reader'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import {
  type CalloutParser,
  type Correction,
  type Corrections,
  correctItems,
  withCorrection,
} from '../../../try/result/corrections.ts'
import { countByKind, filterItems, type ItemFilter, noFilter } from '../../../try/result/filter.ts'
import { itemsOf } from '../../../try/result/item.ts'
import { textOf } from './item-text.ts'
import { useSessionWords } from './reader-words.ts'

/** The values of a drawing with what the visitor made of them: corrections, filter, sheet. */
export function useResult(drawing: ReadDrawing, parse: CalloutParser) {
  const session = useSessionWords()
  const [page, setPage] = useState(() => firstRead(drawing.sheets).page)
  const [corrections, setCorrections] = useState<Corrections>(new Map())
  const [filter, setFilter] = useState<ItemFilter>(noFilter)
  const waiting = useDeferredValue(filter)

  const read = useMemo(() => drawing.sheets.flatMap(({ reading }) => itemsOf(reading)), [drawing])
  const all = useMemo(() => correctItems(read, corrections, parse), [read, corrections, parse])
  const onSheet = useMemo(() => all.filter((item) => item.sheet === page), [all, page])
  const items = useMemo(
    () => filterItems(onSheet, waiting, (item) => textOf(item, session)),
    [onSheet, waiting, session],
  )
  const correct = useCallback((key: string, change: Correction) => {
    setCorrections((before) => withCorrection(before, key, change))
  }, [])

  const sheet = drawing.sheets.find(({ reading }) => reading.page === page) ?? drawing.sheets[0]
  const counts = useMemo(() => countByKind(onSheet.filter((item) => !item.isHidden)), [onSheet])
  return { sheet, page, setPage, all, onSheet, items, counts, filter, setFilter, correct }
}
