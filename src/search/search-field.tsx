import type { KeyboardEvent } from 'react'
import type { UiCopy } from '../../shared/content/words/ui.ts'
import { Icon } from '../components/icons/icon.tsx'

interface SearchFieldProps {
  copy: UiCopy['search']
  query: string
  optionsId: string
  hintId: string
  hasOptions: boolean
  /** Id of the chosen option; the focus never leaves the field. */
  activeId: string | undefined
  onQuery: (query: string) => void
  onKey: (event: KeyboardEvent) => void
  onClose: () => void
}

/** The combobox of the search, with the button that closes it. */
export function SearchField(props: SearchFieldProps) {
  const { copy, query, optionsId, hintId, hasOptions, activeId, onQuery, onKey, onClose } = props
  return (
    <div className="search-box">
      <Icon name="search" />
      <input
        type="text"
        role="combobox"
        aria-label={copy.label}
        aria-autocomplete="list"
        aria-expanded={hasOptions}
        aria-controls={optionsId}
        aria-activedescendant={activeId}
        aria-describedby={hintId}
        placeholder={copy.label}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={onKey}
      />
      <button type="button" aria-label={copy.close} onClick={onClose}>
        <Icon name="cross" />
      </button>
    </div>
  )
}
