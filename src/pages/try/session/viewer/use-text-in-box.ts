import type { Box, ReadDrawing, ReadSheet } from '@firstangle/reader'
import { useEffect, useState } from 'react'
import { textInBox, textOfLines } from '../../../../try/result/added-values.ts'

/** The text in a framed box, as far as it is recognised yet. */
export interface TextInBox {
  readonly text: string
  /** `reading` while its pixels are looked at, `unread` when that found nothing. */
  readonly state: 'known' | 'reading' | 'unread'
}

/** The lettering in a drawn box: what was recognised there before; if nothing was, its pixels are read again. */
export function useTextInBox(drawing: ReadDrawing, sheet: ReadSheet, box: Box): TextInBox {
  const known = textInBox(sheet.lettering, box)
  const { page } = sheet.reading
  const [read, setRead] = useState<string>()
  useEffect(() => {
    if (known !== '') return undefined
    let isLeft = false
    const show = (text: string) => {
      if (!isLeft) setRead(text)
    }
    drawing.letteringIn({ page, box }).then(
      (lines) => show(textOfLines(lines)),
      // An engine that did not come, or pixels that are not read: the line says that it is to be written.
      () => show(''),
    )
    return () => {
      isLeft = true
    }
  }, [drawing, page, box, known])
  if (known !== '') return { text: known, state: 'known' }
  if (read === undefined) return { text: '', state: 'reading' }
  return { text: read, state: read === '' ? 'unread' : 'known' }
}
