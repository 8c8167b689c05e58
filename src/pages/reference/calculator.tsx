import type { ReactNode } from 'react'
import { actionLook } from '../../components/actions/action-link.tsx'
import { LanguageField } from '../../navigation/language-field.tsx'

interface CalculatorProps {
  /** Path of the page that answers. */
  action: string
  submit: string
  /** Beside the introduction of its page, at half the width. */
  isAside?: boolean
  children: ReactNode
}

/** A form that is answered by its own page, so that it works without scripts and the result can be shared. */
export function Calculator({ action, submit, isAside, children }: CalculatorProps) {
  return (
    <form action={action} className={`calculator no-print${isAside ? ' calculator--aside' : ''}`}>
      <LanguageField />
      {children}
      <div className="calculator__end">
        <button type="submit" className={actionLook.primary}>
          {submit}
        </button>
      </div>
    </form>
  )
}

interface LengthFieldProps {
  name: string
  label: string
  /** As it was typed. */
  value: string
  hint?: string
  fault: string | null | undefined
}

/** A field for a length, with what is wrong with it. */
export function LengthField({ name, label, value, hint, fault }: LengthFieldProps) {
  const described = [hint && `${name}-hint`, fault && `${name}-fault`].filter(Boolean).join(' ')
  return (
    <div className="calculator__field">
      <label htmlFor={name} className="form-label">
        {label}
      </label>
      {hint && (
        <p id={`${name}-hint`} className="form-hint">
          {hint}
        </p>
      )}
      <input
        id={name}
        name={name}
        type="text"
        inputMode="text"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className="form-input"
        defaultValue={value}
        aria-invalid={fault ? true : undefined}
        aria-describedby={described || undefined}
      />
      {fault && (
        <p id={`${name}-fault`} className="form-error">
          {fault}
        </p>
      )}
    </div>
  )
}

interface ChoiceProps<T extends string> {
  name: string
  label: string
  choices: readonly T[]
  words: Readonly<Record<T, string>>
  value: T
}

/** A choice of a few values, all in view. */
export function Choice<T extends string>({ name, label, choices, words, value }: ChoiceProps<T>) {
  return (
    <fieldset className="calculator__choice">
      <legend className="form-label">{label}</legend>
      <div>
        {choices.map((each) => (
          <label key={each}>
            <input type="radio" name={name} value={each} defaultChecked={each === value} />
            {words[each]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
