import { type KeyboardEvent, useEffect, useMemo, useState } from 'react'
import { localAddress } from '../../shared/addresses/local-address.ts'
import { stringifySearch } from '../../shared/addresses/search-params.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import type { SearchAnswer } from '../../shared/search-answer.ts'
import { latestAnswer } from './latest-answer.ts'
import { noOption, optionStep } from './option-step.ts'
import { resultsAddress } from './results-address.ts'

/** What is typed, what was found, which option is chosen, and what keys do with them. */
export function useCombobox(id: string, locale: Locale, close: () => void) {
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(noOption)
  const { answer, hasFailed, ask } = useSearchAnswers(locale)
  // The results, and the way to all of them.
  const count = answer && answer.total > 0 ? answer.results.length + 1 : 0
  const optionId = (index: number) => `${id}-option-${index}`

  function search(typed: string) {
    setQuery(typed)
    setActive(noOption)
    ask(typed)
  }
  function enter() {
    if (active !== noOption) return document.getElementById(optionId(active))?.click()
    close()
    location.assign(resultsAddress(query, locale))
  }
  function onKey(event: KeyboardEvent) {
    // While an input method composes a word, its keys are its own.
    if (event.nativeEvent.isComposing) return
    const next = optionStep(event.key, active, count)
    const isShortcut = event.key === 'k' && (event.metaKey || event.ctrlKey)
    if (next === undefined && !isShortcut && event.key !== 'Enter') return
    event.preventDefault()
    if (next !== undefined) setActive(next)
    else if (isShortcut) close()
    else enter()
  }
  return { query, answer, hasFailed, count, active, optionId, search, onKey }
}

/** What the search dialog shows. */
interface SearchState {
  answer: SearchAnswer | undefined
  hasFailed: boolean
  ask(query: string): void
}

/** Answers of `/api/search` to what is typed; the last answer stays until the next one is there or fails. */
function useSearchAnswers(locale: Locale): SearchState {
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
