import type { DrawingSummary, RefusalNotice } from '@firstangle/reader'
import { createContext, useContext } from 'react'
import type { ReaderWords } from '../../../../shared/content/words/reader.ts'
import type { SampleSetWords } from '../../../../shared/content/words/sample-set.ts'
import { formatNumber } from '../../../../shared/i18n/format.ts'
import type { Locale } from '../../../../shared/i18n/locale.ts'
import type { TraitName } from '../../../../shared/sample-set/sample-set.ts'
import { traitsOf } from '../../../try/set/traits.ts'
import { refusalWords } from '../../try/session/refusal-words.ts'

/** Words of the builder, and those of the reader for what it says of files. */
export interface SetWords {
  readonly locale: Locale
  readonly words: SampleSetWords
  readonly reader: ReaderWords
}

const WordsContext = createContext<SetWords | undefined>(undefined)

/** Gives these words to the parts of the builder. */
export const SetWordsProvider = WordsContext.Provider

/** Words of the builder in the language of the page. */
export function useSetWords(): SetWords {
  const words = useContext(WordsContext)
  if (!words) throw new Error('useSetWords needs a SetWordsProvider above it')
  return words
}

/** Why a file or a sheet is not read. */
export const reasonOf = (notice: RefusalNotice, { reader }: SetWords): string =>
  refusalWords(notice, reader.refused).what

/** The value of a trait as people say it. */
export function traitText(trait: TraitName, value: string, { words }: SetWords): string {
  if (trait === 'format') return value.toUpperCase()
  const values: Readonly<Record<string, string>> = words.traits[trait]
  return values[value] ?? words.traits.unknown
}

/** Family, material and largest size of a drawing; that something was not read is said once. */
export function partFacts(summary: DrawingSummary, session: SetWords): string {
  const { family, material, size } = traitsOf(summary)
  const largest =
    summary.largestSize === null
      ? traitText('size', size, session)
      : `${formatNumber(Math.round(summary.largestSize * 10) / 10, session.locale)} mm`
  const facts = [
    traitText('family', family, session),
    traitText('material', material, session),
    largest,
  ]
  return [...new Set(facts)].join(' · ')
}
