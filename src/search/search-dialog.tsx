import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import type { UiCopy } from '../../shared/content/ui.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import { noOption, optionStep } from './option-step.ts'
import { resultsAddress } from './results-address.ts'
import { SearchField } from './search-field.tsx'
import { SearchOptions } from './search-options.tsx'
import { useSearchAnswers } from './use-search-answers.ts'
import './search-dialog.css'
import { chooseSlash, isSlashChosen } from '../i18n/choice.ts'

interface SearchDialogProps {
  copy: UiCopy['search']
  locale: Locale
  onClose: () => void
}

/**
 * Search over the page: a modal dialog with a combobox. The focus stays in the field; arrow keys choose among the
 * options, Enter opens the chosen one or the page of results.
 */
export function SearchDialog({ copy, locale, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(noOption)
  const { answer, hasFailed, ask } = useSearchAnswers(locale)
  // The results, and the way to all of them.
  const count = answer && answer.total > 0 ? answer.results.length + 1 : 0
  const optionId = (index: number) => `${id}-option-${index}`
  const close = () => dialog.current?.close()

  useEffect(() => {
    dialog.current?.showModal()
  }, [])

  function search(typed: string) {
    setQuery(typed)
    setActive(noOption)
    ask(typed)
  }
  function searchOffered(query: string) {
    search(query)
    dialog.current?.querySelector('input')?.focus()
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

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own, links take Enter
    <dialog
      ref={dialog}
      aria-label={copy.open}
      className="search-dialog"
      onClose={onClose}
      onClick={(event) => isLeaving(event) && close()}
    >
      <SearchField
        copy={copy}
        query={query}
        optionsId={`${id}-options`}
        hintId={`${id}-hint`}
        hasOptions={count > 0}
        activeId={active === noOption ? undefined : optionId(active)}
        onQuery={search}
        onKey={onKey}
        onClose={close}
      />
      <p role="status" className={hasFailed ? 'search-failure' : 'sr-only'}>
        {hasFailed ? copy.failed : answer && countOf(copy, answer)}
      </p>
      <SearchOptions
        id={`${id}-options`}
        optionId={optionId}
        copy={copy}
        locale={locale}
        answer={answer}
        active={active}
        onSuggestion={searchOffered}
      />
      <div className="search-help">
        <p id={`${id}-hint`}>{copy.hint}</p>
        <SlashSwitch label={copy.slash} />
      </div>
    </dialog>
  )
}

/** A click beside the dialog, or on a link to somewhere else. */
function isLeaving({ target, currentTarget }: MouseEvent): boolean {
  return target === currentTarget || (target as Element).closest('a') !== null
}

function countOf(copy: UiCopy['search'], { query, total }: { query: string; total: number }) {
  const words = total === 0 ? copy.none : total === 1 ? copy.one : copy.many
  return words.replace('{count}', String(total)).replace('{query}', () => query)
}

/** Turns the shortcut `/` off, for those who type or speak it by accident (WCAG 2.1.4). */
function SlashSwitch({ label }: { label: string }) {
  const [isOn, setIsOn] = useState(isSlashChosen)
  return (
    <label>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          chooseSlash(target.checked)
          setIsOn(target.checked)
        }}
      />
      {label}
    </label>
  )
}
