/**
 * A form as data: fields in their order. Pages make inputs of it, the server its checks, the content compiler the list
 * of words each field needs. Plain data, because the browser gets it too.
 */
export interface FormDefinition {
  readonly id: FormId
  /** Where it is posted. */
  readonly action: `/api/${string}`
  /** The page that holds it. */
  readonly path: `/${string}`
  readonly fields: readonly FieldDefinition[]
}

export type FormId = 'trial' | 'call' | 'message' | 'feedback'

export type FieldKind =
  | 'line'
  | 'email'
  | 'phone'
  | 'text'
  | 'choice'
  | 'consent'
  | 'slot'
  | 'time-zone'
  /** What another page has handed over (shared/bring): a box to tick, shown only if there is something. */
  | 'bring'

export interface FieldDefinition {
  readonly name: string
  readonly kind: FieldKind
  readonly isRequired: boolean
  /** In UTF-16 code units, as browsers count; applied after trimming. */
  readonly maxLength: number
  readonly autocomplete?: string
  readonly inputMode?: 'email' | 'tel' | 'text'
  /** Values of a choice. */
  readonly options?: readonly string[]
  /** Value of a choice that is selected in an empty form, and assumed if a program sends none. */
  readonly fallback?: string
  /** Faults that only this field of its kind can have. */
  readonly ownFaults?: readonly FieldFault[]
}

/** What can be wrong with a field; content/forms.<locale>.yaml has the words for each. */
export type FieldFault =
  | 'missing'
  | 'malformed'
  | 'too-long'
  | 'characters'
  | 'wrong-type'
  | 'repeated'
  | 'disposable'
  | 'unknown'
  | 'past'
  | 'unavailable'
  | 'taken'
  | 'calls-open'

/** One fault of one field, as problem details carry it (RFC 9457 extension `errors`). */
type FieldError = { readonly code: FieldFault; readonly message: string }

export type FieldErrors = Readonly<Record<string, readonly FieldError[]>>

/** What a form shows again after a failed post: what was typed, what is wrong, and why nothing was stored. */
export interface FormState {
  readonly values: Readonly<Record<string, string>>
  readonly errors: FieldErrors
  /** Trouble on our side or a limit, which no field is to blame for: shown above the form. */
  readonly notice?: 'unavailable' | 'too-many' | 'calls-full' | 'key-reused' | undefined
}

/** Name of the field that no person sees or fills in. */
export const honeypotName = 'website'

/** Name of the field that tells how long the form was open, in milliseconds; our script fills it in. */
export const elapsedName = 'elapsed'
