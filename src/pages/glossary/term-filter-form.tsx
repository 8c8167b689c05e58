import { useId } from 'react'
import type { GlossaryPageCopy } from '../../../shared/content/pages/glossary.ts'
import { LanguageField } from '../../navigation/language-field.tsx'

interface TermFilterFormProps {
  copy: GlossaryPageCopy['filter']
  query: string
  /** How many terms are left. */
  status: string
}

/** `filterTerms` filters while typing. Without scripts the answer is the filtered page, whose address can be shared. */
export function TermFilterForm({ copy, query, status }: TermFilterFormProps) {
  const id = useId()
  return (
    <search>
      <form action="/knowledge-base/glossary">
        <LanguageField />
        <label htmlFor={id} className="form-label">
          {copy.label}
        </label>
        <p id={`${id}-hint`} className="form-hint">
          {copy.hint}
        </p>
        <div className="flex gap-3">
          <input
            id={id}
            type="search"
            name="q"
            className="form-input max-w-[24rem]"
            aria-describedby={`${id}-hint`}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={60}
            defaultValue={query}
          />
          <button
            type="submit"
            className="mt-2 min-h-11 flex-none border border-line px-5 hover:text-action"
          >
            {copy.submit}
          </button>
        </div>
        <p role="status" className="mt-2 font-mono text-sm text-muted" data-words={copy.count}>
          {status}
        </p>
      </form>
    </search>
  )
}
