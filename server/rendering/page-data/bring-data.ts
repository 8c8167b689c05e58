import { bringName, readBring } from '../../../shared/bring/bring.ts'
import type { ShownField } from '../../../shared/forms/shown-form.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import type { PageQuery } from '../../../shared/page-query.ts'
import type { CallView } from '../../../src/pages/schedule-call/call-data.ts'
import { bringInWords } from '../../requests/bring-words.ts'
import { currentFormState } from '../form-state.ts'
import { siteContext } from '../site-context.ts'

interface ShownBring {
  readonly bring?: NonNullable<ShownField['bring']>
  /** Set if something is brought that cannot be read. */
  readonly problem?: NonNullable<Extract<CallView, { kind: 'pick' }>['problem']>
}

/** In words, what the visitor brings to a call by the address or by a posted form; undefined without any. */
export function shownBring(query: PageQuery, locale: Locale): ShownBring | undefined {
  const value = currentFormState()?.values[bringName] || query[bringName]
  if (!value) return undefined
  const { content } = siteContext()
  const bring = readBring(value)
  const text = bring && bringInWords(content, locale, bring)
  return text === undefined
    ? { problem: content.wording('bring', locale).unreadable }
    : { bring: { value, text } }
}
