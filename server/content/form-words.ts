import { type FormsCopy, type SharedFault, sharedFaults } from '../../shared/content/forms.ts'
import type { FieldFault, FormId } from '../../shared/forms/form-definition.ts'
import { forms } from '../../shared/forms/forms.ts'
import { fillText } from '../../shared/i18n/format.ts'

/**
 * What to tell a visitor about a fault of a field: the field's own words, else those any field can have. A fault no
 * words exist for (a field that cannot have it) is told as a malformed value.
 */
export function messageOf(
  copy: FormsCopy,
  formId: FormId,
  field: string,
  code: FieldFault,
): string {
  const words = copy.forms[formId].fields[field]
  const own = words?.errors[code]
  if (own) return own
  const shared = sharedFaults.find((fault) => fault === code) ?? 'malformed'
  const definition = forms[formId].fields.find(({ name }) => name === field)
  return fillText(copy.errors[shared satisfies SharedFault], {
    label: words?.label ?? field,
    max: definition?.maxLength,
  })
}
