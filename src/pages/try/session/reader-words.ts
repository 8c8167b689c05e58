import { createContext, useContext } from 'react'
import type { ReaderWords } from '../../../../shared/content/words/reader.ts'
import { formatNumber } from '../../../../shared/i18n/format.ts'
import type { Locale } from '../../../../shared/i18n/locale.ts'
import { documentLocale } from '../../../i18n/document-locale.ts'
import type { ValueWriter } from '../../../try/result/describe.ts'

/** Words of a session and how numbers are written with them. */
export interface SessionWords {
  readonly locale: Locale
  readonly words: ReaderWords
  readonly writer: ValueWriter
  /** 0.974 as `97%`. */
  readonly percent: (share: number) => string
}

/** The words as the server gives them, in the language of the page. */
export function sessionWords(words: ReaderWords): SessionWords {
  const locale = documentLocale()
  const percent = words.viewer.percent
  return {
    locale,
    words,
    writer: { words: words.values, number: (value) => decimal(value, locale) },
    percent: (share) => percent.replace('{percent}', String(Math.round(share * 100))),
  }
}

/** All digits that were read: inches have four and more. */
function decimal(value: number, locale: Locale): string {
  const digits = /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0
  return digits > 3
    ? formatNumber(value, locale, { fractionDigits: digits })
    : formatNumber(value, locale)
}

const WordsContext = createContext<SessionWords | undefined>(undefined)

/** Gives these words to the parts of a session. */
export const SessionWordsProvider = WordsContext.Provider

/** Words of the session in the language of the page. */
export function useSessionWords(): SessionWords {
  const words = useContext(WordsContext)
  if (!words) throw new Error('useSessionWords needs a SessionWordsProvider above it')
  return words
}
