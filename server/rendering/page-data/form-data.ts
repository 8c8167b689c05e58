import { localAddress } from '../../../shared/addresses/local-address.ts'
import type { FieldCopy } from '../../../shared/content/words/forms.ts'
import type { FieldDefinition, FormId, FormState } from '../../../shared/forms/form-definition.ts'
import { forms } from '../../../shared/forms/forms.ts'
import type { ShownField, ShownForm } from '../../../shared/forms/shown-form.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import { currentFormState } from '../form-state.ts'
import { siteContext } from '../site-context.ts'
import type { PageState } from './page-data.ts'

/**
 * A form with its words in one language.
 *
 * @param values what its fields hold at first; after a refused post they hold what was typed
 * @param bring what a visitor brings; without it the field for that is left out
 */
export function formData(
  id: FormId,
  locale: Locale,
  values: FormState['values'] = {},
  bring?: ShownField['bring'],
): ShownForm {
  const { action, fields } = forms[id]
  const copy = siteContext().content.wording('forms', locale)
  const { optional, sending, honeypot, errorSummary, errorPrefix, notices } = copy
  const words = copy.forms[id]
  return {
    id,
    action: localAddress(action, locale),
    submit: words.submit,
    fields: fields.flatMap((field) => {
      const shown = shownField(field, words.fields[field.name])
      if (field.kind !== 'bring') return [shown]
      return bring ? [{ ...shown, bring }] : []
    }),
    words: { optional, sending, honeypot, errorSummary, errorPrefix, notices },
    state: currentFormState() ?? { values: { ...fallbacks(id), ...values }, errors: {} },
  }
}

/** The values that are selected at first. */
function fallbacks(id: FormId): FormState['values'] {
  const entries = forms[id].fields.flatMap(({ name, fallback }) =>
    fallback ? [[name, fallback]] : [],
  )
  return Object.fromEntries(entries)
}

/** What a page says about itself while its form shows errors. */
export function errorState(locale: Locale): PageState {
  if (!currentFormState()) return {}
  const { errorPrefix } = siteContext().content.wording('forms', locale)
  return { titlePrefix: errorPrefix }
}

function shownField(field: FieldDefinition, copy: FieldCopy | undefined): ShownField {
  const { name, kind, isRequired, options } = field
  return {
    name,
    kind,
    isRequired,
    input: inputOf(field),
    label: copy?.label ?? name,
    hint: copy?.hint,
    statement: copy?.statement,
    ...(options
      ? { options: options.map((value) => ({ value, label: copy?.options?.[value] ?? value })) }
      : {}),
  }
}

/** Keyboard and corrections: names and addresses are not words of a language. */
function inputOf({ name, kind, autocomplete, inputMode }: FieldDefinition): ShownField['input'] {
  const types: Partial<Record<FieldDefinition['kind'], string>> = { email: 'email', phone: 'tel' }
  return {
    type: types[kind] ?? 'text',
    autoComplete: autocomplete,
    inputMode,
    ...(kind === 'email' ? { autoCapitalize: 'none' } : {}),
    ...(kind === 'email' || name === 'name' ? { spellCheck: false } : {}),
  }
}
