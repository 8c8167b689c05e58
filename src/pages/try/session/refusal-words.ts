import type { RefusalNotice } from '@firstangle/reader'
import type { ReaderWords } from '../../../../shared/content/words/reader.ts'
import { fillText } from '../../../../shared/i18n/format.ts'

/** Reason and advice with their values filled in; a code without words is a bug. */
export function refusalWords({ code, values = {} }: RefusalNotice, words: ReaderWords['refused']) {
  const reasons: Readonly<Record<string, { what: string; advice: string }>> = words.reasons
  const reason = reasons[code] ?? words.reasons.failed
  const named: Readonly<Record<string, string>> = { ...words.formats, ...words.pageTypes }
  const nameOf = (value: string | number | undefined) =>
    value === undefined ? undefined : (named[value] ?? value)
  const filled = {
    ...values,
    format: nameOf(values.format),
    pageType: nameOf(values.pageType),
  }
  return { what: fillText(reason.what, filled), advice: fillText(reason.advice, filled) }
}
