import { type Box, firstRead, type ReadDrawing } from '@firstangle/reader'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { type AddedValue, withAdded } from '../../../try/result/added-values.ts'
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

  const [added, setAdded] = useState<readonly AddedValue[]>([])
  const itself = useMemo(() => drawing.sheets.flatMap(({ reading }) => itemsOf(reading)), [drawing])
  const read = useMemo(() => withAdded(itself, added), [itself, added])
  const all = useMemo(() => correctItems(read, corrections, parse), [read, corrections, parse])
  const onSheet = useMemo(() => all.filter((item) => item.sheet === page), [all, page])
  const items = useMemo(
    () => filterItems(onSheet, waiting, (item) => textOf(item, session)),
    [onSheet, waiting, session],
  )
  const correct = useCallback((key: string, change: Correction) => {
    setCorrections((before) => withCorrection(before, key, change))
  }, [])

  /** Adds what a line says as values of the sheet that is shown; false where it says none. */
  const add = useCallback(
    (text: string, box: Box): boolean => {
      const [beside] = itself.flatMap(({ sheet, content }) =>
        sheet === page && content.type === 'callout' && content.callout.kind !== 'datum'
          ? [content.callout]
          : [],
      )
      const callouts = parse(text, beside)
      setAdded((before) => [
        ...before,
        ...callouts.map((callout, i) => ({
          number: before.length + i + 1,
          sheet: page,
          box,
          callout,
        })),
      ])
      return callouts.length > 0
    },
    [itself, page, parse],
  )

  const sheet = drawing.sheets.find(({ reading }) => reading.page === page) ?? drawing.sheets[0]
  const counts = useMemo(() => countByKind(onSheet.filter((item) => !item.isHidden)), [onSheet])
  return { sheet, page, setPage, all, onSheet, items, counts, filter, setFilter, correct, add }
}
