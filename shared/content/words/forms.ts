import { z } from 'zod'
import type {
  FieldDefinition,
  FieldFault,
  FieldKind,
  FormDefinition,
  FormId,
} from '../../forms/form-definition.ts'
import { forms } from '../../forms/forms.ts'
import { each, type RichText, rich, text } from '../parts/fields.ts'

/** Words of one field of one form. */
export interface FieldCopy {
  label: string
  hint?: string | undefined
  /** Beside a box to tick; that of a consent links to the privacy policy. */
  statement?: RichText
  /** Labels of the values of a choice. */
  options?: Record<string, string>
  errors: Partial<Record<FieldFault, string>>
}

type FormCopy = { submit: string; fields: Record<string, FieldCopy> }

type NoticeCopy = { title: string; text: RichText }

/** Faults that any field can have and whose words only need its label. */
export const sharedFaults = [
  'missing',
  'malformed',
  'too-long',
  'characters',
  'wrong-type',
  'repeated',
  'unknown',
] as const

export type SharedFault = (typeof sharedFaults)[number]

/** Words of the forms: labels, hints, and what is wrong with a field. */
export interface FormsCopy {
  optional: string
  sending: string
  /** Label of the hidden field that only programs fill in; read out only by tools that read hidden content. */
  honeypot: string
  errorSummary: string
  /** Before an error beside its field and before the title of a page with errors. */
  errorPrefix: string
  notices: Record<'unavailable' | 'too-many' | 'calls-full' | 'key-reused' | 'offline', NoticeCopy>
  /** Where a field has no words of its own for a fault: `{label}` and `{max}` are filled in. */
  errors: Record<SharedFault, string>
  forms: Record<FormId, FormCopy>
}

/** Faults of a kind of field whose words name what is asked for. A required field also has `missing`. */
const ownFaults: Record<FieldKind, readonly FieldFault[]> = {
  line: [],
  text: ['characters'],
  email: ['malformed', 'disposable'],
  phone: ['malformed'],
  choice: ['unknown'],
  consent: [],
  slot: ['malformed', 'past', 'unavailable', 'taken'],
  'time-zone': ['unknown'],
  bring: ['malformed'],
}

/** The faults for which a field must have words of its own; a missing one fails the build. */
export function ownFaultsOf(field: FieldDefinition): FieldFault[] {
  const canBeMissing = field.isRequired && field.fallback === undefined
  return [
    ...(canBeMissing ? ['missing' as const] : []),
    ...ownFaults[field.kind],
    ...(field.ownFaults ?? []),
  ]
}

const notice = z.strictObject({ title: text(), text: rich() })

/** Made from the definitions in shared/forms/forms.ts: a field, value or fault without words is a fault of the content. */
export const formsSchema: z.ZodType<FormsCopy> = z.strictObject({
  optional: text(),
  sending: text(),
  honeypot: text(),
  errorSummary: text(),
  errorPrefix: text(),
  notices: z.strictObject({
    unavailable: notice,
    'too-many': notice,
    'calls-full': notice,
    'key-reused': notice,
    offline: notice,
  }),
  errors: each(sharedFaults, text()),
  forms: z.strictObject({
    trial: formSchema(forms.trial),
    call: formSchema(forms.call),
    message: formSchema(forms.message),
    feedback: formSchema(forms.feedback),
  }),
})

function formSchema({ fields }: FormDefinition): z.ZodType<FormCopy> {
  const entries = fields.map((field) => [field.name, fieldSchema(field)] as const)
  return z.strictObject({ submit: text(), fields: z.strictObject(Object.fromEntries(entries)) })
}

function fieldSchema(field: FieldDefinition): z.ZodType<FieldCopy> {
  return z.strictObject({
    label: text(),
    hint: text().optional(),
    ...(field.kind === 'consent' || field.kind === 'bring' ? { statement: rich() } : {}),
    ...(field.options ? { options: each(field.options, text()) } : {}),
    // May be left out as a whole: then each fault that needs words is named by itself.
    errors: each(ownFaultsOf(field), text()).prefault({} as Record<FieldFault, string>),
  }) as z.ZodType<FieldCopy>
}
