import type { Locale } from '../../src/i18n/locale.ts'
import { type PageData, pageData } from './page-data.ts'

/** Accelerated quoting: its words, and the language its quantities are written in. */
export interface QuotingData extends PageData<'use-case-accelerated-quoting'> {
  locale: Locale
}

/** Copy, head and language of the page. */
export function quotingData(locale: Locale): QuotingData {
  return { ...pageData('use-case-accelerated-quoting', locale), locale }
}
