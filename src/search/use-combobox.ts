import { type KeyboardEvent, useState } from 'react'
import type { Locale } from '../../shared/i18n/locale.ts'
import { noOption, optionStep } from './option-step.ts'
import { resultsAddress } from './results-address.ts'
import { useSearchAnswers } from './use-search-answers.ts'

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
