import { elapsedName, honeypotName } from '../../shared/forms/form-definition.ts'
import type { FormWords } from '../../shared/forms/shown-form.ts'

/** Two fields that no person fills in, by which programs are recognised. */
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
