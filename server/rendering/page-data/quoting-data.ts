import type { Locale } from '../../../shared/i18n/locale.ts'
import type { QuotingData } from '../../../src/pages/use-case/quoting/quoting-data.ts'
import { loopDrawings } from './loop-drawing.ts'
import { pageData } from './page-data.ts'

/** Copy, head and drawings of the page. */
export function quotingData(locale: Locale): QuotingData {
  const data = pageData('use-case-accelerated-quoting', locale)
  return { ...data, locale, loop: loopDrawings(data.copy.loop) }
}
