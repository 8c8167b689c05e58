import { type MouseEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import type { UiCopy } from '../../shared/content/words/ui.ts'
import { fillText, textFor } from '../../shared/i18n/format.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import type { SearchAnswer } from '../../shared/search-answer.ts'
import { chooseSlash, isSlashChosen } from '../i18n/choice.ts'
import { noOption } from './option-step.ts'
import { SearchField } from './search-field.tsx'
import { SearchOptions } from './search-options.tsx'
import { useCombobox } from './use-combobox.ts'
import './search-dialog.css'

interface SearchDialogProps {
  copy: UiCopy['search']
  locale: Locale
  /** Gives what was typed before the dialog was there. */
  takeTyped: () => string
  onClose: () => void
}

/**
 * Search over the page: a modal dialog with a combobox. The focus stays in the field; arrow keys choose among the
 * options, Enter opens the chosen one or the page of results.
 */
export function SearchDialog({ copy, locale, takeTyped, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [optionsId, hintId] = [`${id}-options`, `${id}-hint`]
  const close = () => dialog.current?.close()
  const combobox = useCombobox(id, locale, close)
  const { query, answer, hasFailed, active, optionId } = combobox

  // Before another key is heard: the field must hold what was typed when it gets the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog opens
  useLayoutEffect(() => {
    dialog.current?.showModal()
    const typed = takeTyped()
    if (typed !== '') combobox.search(typed)
  }, [])

  function searchOffered(offered: string) {
    combobox.search(offered)
    dialog.current?.querySelector('input')?.focus()
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
        optionsId={optionsId}
        hintId={hintId}
        hasOptions={combobox.count > 0}
        activeId={active === noOption ? undefined : optionId(active)}
        onQuery={combobox.search}
        onKey={combobox.onKey}
        onClose={close}
      />
      <p role="status" className={hasFailed ? 'search-failure' : 'sr-only'}>
        {hasFailed ? copy.failed : answer && countOf(copy, answer)}
      </p>
      <SearchOptions
        id={optionsId}
        optionId={optionId}
        copy={copy}
        locale={locale}
        answer={answer}
        active={active}
        onSuggestion={searchOffered}
      />
      <div className="search-help">
        <p id={hintId}>{copy.hint}</p>
        <SlashSwitch label={copy.slash} />
      </div>
    </dialog>
  )
}

/** A click beside the dialog, or on a link to somewhere else. */
function isLeaving({ target, currentTarget }: MouseEvent): boolean {
  return target === currentTarget || (target as Element).closest('a') !== null
}

function countOf(copy: UiCopy['search'], { query, total, missing, isFar }: SearchAnswer) {
  const found = isFar
    ? `${fillText(copy.far, { query })}. ${copy.farNote}`
    : fillText(textFor(total, copy), { count: total, query })
  if (total === 0 || !missing) return found
  return `${found.replace(/\.?$/, '.')} ${copy.missing} ${missing.join(', ')}`
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
