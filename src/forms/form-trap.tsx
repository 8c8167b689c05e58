import { elapsedName, honeypotName } from '../../shared/forms/form-definition.ts'
import type { FormWords } from '../../shared/forms/shown-form.ts'

/** Two hidden fields that tell bots from people. */
export function FormTrap({ words }: { words: Pick<FormWords, 'honeypot'> }) {
  return (
    <div className="form-trap" aria-hidden="true">
      <label>
        {words.honeypot}
        <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
      </label>
      <input type="hidden" name={elapsedName} defaultValue="" />
    </div>
  )
}
