import { useEffect, useMemo, useState } from 'react'
import { localAddress } from '../../shared/addresses/local-address.ts'
import { stringifySearch } from '../../shared/addresses/search-params.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import type { SearchAnswer } from '../../shared/search-answer.ts'
import { latestAnswer } from './latest-answer.ts'

/** What the search dialog shows. */
interface SearchState {
  answer: SearchAnswer | undefined
  hasFailed: boolean
  ask(query: string): void
}

/** Answers of `/api/search` to what is typed; the last answer stays until the next one is there or fails. */
export function useSearchAnswers(locale: Locale): SearchState {
  const [answer, setAnswer] = useState<SearchAnswer>()
  const [hasFailed, setHasFailed] = useState(false)
  const latest = useMemo(
    () =>
      latestAnswer<SearchAnswer>({
        fetchAnswer: (query, signal) => fetchAnswer(query, locale, signal),
        onAnswer(found) {
          setAnswer(found)
          setHasFailed(false)
        },
        onFailure() {
          setAnswer(undefined)
          setHasFailed(true)
        },
      }),
    [locale],
  )
  useEffect(() => latest.stop, [latest])
  return { answer, hasFailed, ask: latest.ask }
}

async function fetchAnswer(
  query: string,
  locale: Locale,
  signal: AbortSignal,
): Promise<SearchAnswer> {
  const address = localAddress(`/api/search${stringifySearch({ q: query })}`, locale)
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`The search was answered with ${response.status}`)
  return response.json()
}
