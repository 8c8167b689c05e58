import { type FormsCopy, type SharedFault, sharedFaults } from '../../shared/content/words/forms.ts'
import type { FieldFault, FormId } from '../../shared/forms/form-definition.ts'
import { forms } from '../../shared/forms/forms.ts'
import { fillText } from '../../shared/i18n/format.ts'
import type { ApiWords } from '../api/dependencies.ts'
import type { Content } from '../content/store/queries.ts'
import { bringInWords } from './bring-words.ts'

/** What the endpoints say, in the words of the content. */
export function apiWords(content: Content): ApiWords {
  return {
    detailOf: (locale, code) => content.wording('problems', locale).details[code],
    rangeMessageOf: (locale, parameter) => content.wording('problems', locale).range[parameter],
    bringOf: (locale, bring) => bringInWords(content, locale, bring),
    messageOf: (locale, form, field, fault) =>
      messageOf(content.wording('forms', locale), form, field, fault),
  }
}

/**
 * The words for a fault of a field: its own if it has them, else the general ones. A fault that this field cannot have
 * is worded as a malformed value.
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
