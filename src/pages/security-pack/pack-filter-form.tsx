import { useId } from 'react'
import type { SecurityPackCopy } from '../../../shared/content/pages/security-pack.ts'
import type { PackFilter } from '../../../shared/control-filter.ts'
import { actionLook } from '../../components/actions/action-link.tsx'
import { LanguageField } from '../../navigation/language-field.tsx'

interface PackFilterFormProps {
  copy: SecurityPackCopy
  filter: PackFilter
  /** How many questions are left. */
  status: string
}

/** `filterControls` filters at once. Without scripts it is a form whose answer is the filtered page, which can be shared. */
export function PackFilterForm({ copy, filter, status }: PackFilterFormProps) {
  const id = useId()
  const { categories, filter: words, statuses } = copy
  return (
    <search>
      <form action="/security/pack" className="pack-filter">
        <LanguageField />
        <p>
          <label htmlFor={id} className="form-label">
            {words.label}
          </label>
          <span id={`${id}-hint`} className="form-hint">
            {words.hint}
          </span>
          <input
            id={id}
            type="search"
            name="q"
            className="form-input"
            aria-describedby={`${id}-hint`}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
            defaultValue={filter.q}
          />
        </p>
        <Choice
          name="category"
          label={words.category}
          all={words.allCategories}
          options={categories}
          value={filter.category}
        />
        <Choice
          name="status"
          label={words.status}
          all={words.allStatuses}
          options={statuses}
          value={filter.status}
        />
        <button type="submit" className={`without-script ${actionLook.secondary}`}>
          {words.submit}
        </button>
        <p role="status" className="font-mono text-sm text-muted" data-words={words.count}>
          {status}
        </p>
      </form>
    </search>
  )
}

interface ChoiceProps {
  name: string
  label: string
  /** Where nothing is chosen. */
  all: string
  options: Readonly<Record<string, string>>
  value: string
}

function Choice({ name, label, all, options, value }: ChoiceProps) {
  const id = useId()
  return (
    <p>
      <label htmlFor={id} className="form-label">
        {label}
      </label>
      <select id={id} name={name} className="form-input" defaultValue={value}>
        <option value="">{all}</option>
        {Object.entries(options).map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
    </p>
  )
}
