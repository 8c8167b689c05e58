import type { Draft } from '../../../../shared/feasibility/catalogue-draft.ts'
import { numberKeyList } from '../../../../shared/feasibility/catalogue-keys.ts'
import { showFault } from '../../../components/show-fault.ts'
import type { PlaygroundView } from './check-drawings.ts'
import { faultText } from './wording.ts'

/** The form of the catalogue, as a draft. */
export function catalogueFields(form: HTMLFormElement) {
  const fields = [...form.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')]
  const isBox = ({ type }: HTMLInputElement) => type === 'checkbox'

  return {
    draft: (): Draft =>
      Object.fromEntries(
        fields.map((field) => [
          field.name,
          isBox(field) ? String(Number(field.checked)) : field.value,
        ]),
      ),
    fill(draft: Draft): void {
      for (const field of fields) {
        if (isBox(field)) field.checked = draft[field.name] === '1'
        else field.value = draft[field.name] ?? ''
      }
    },
    showFaults({ copy, faults, locale }: PlaygroundView): void {
      for (const key of numberKeyList) {
        const field = fields.find(({ name }) => name === key)
        if (field) showFault(field, faultText(copy, key, faults[key], locale))
      }
    },
    /** Whether something was entered that the server does not know. */
    areTouched: (): boolean =>
      fields.some(
        ({ value, defaultValue, checked, defaultChecked }) =>
          value !== defaultValue || checked !== defaultChecked,
      ),
  }
}
