import type { Locale } from '../../shared/i18n/locale.ts'
import { type LoopDrawing, loopDrawings } from './loop-drawing.ts'
import { type PageData, pageData } from './page-data.ts'

/** Accelerated quoting: its words, the loop with them in place, and the language of its quantities. */
export interface QuotingData extends PageData<'use-case-accelerated-quoting'> {
  locale: Locale
  loop: { wide: LoopDrawing; narrow: LoopDrawing }
}

/** Copy, head and drawings of the page. */
export function quotingData(locale: Locale): QuotingData {
  const data = pageData('use-case-accelerated-quoting', locale)
  return { ...data, locale, loop: loopDrawings(data.copy.loop) }
}
