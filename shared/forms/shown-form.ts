import type { ComponentProps } from 'react'
import type { RichText } from '../content/parts/fields.ts'
import type { FieldKind, FormId, FormState } from './form-definition.ts'

/** A field as a page shows it: what it takes, and its words. */
export interface ShownField {
  name: string
  kind: FieldKind
  label: string
  hint?: string | undefined
  statement?: RichText | undefined
  options?: { value: string; label: string }[]
  /** What another page passed on: the value to post, and the words for it that are stored. */
  bring?: { value: string; text: string }
  isRequired: boolean
  /** Attributes of the input: type, keyboard, spell checking, autocomplete. */
  input: ComponentProps<'input'>
}

/** Words of all forms; what is wrong with a field comes with the answer of the server. */
export interface FormWords {
  optional: string
  sending: string
  honeypot: string
  errorSummary: string
  errorPrefix: string
  notices: Record<NoticeName, { title: string; text: RichText }>
}

/** Why a request may not be stored although every field is right. */
export type NoticeName = NonNullable<FormState['notice']> | 'offline'

/** A form as its page shows it: definition and words in one. */
export interface ShownForm {
  id: FormId
  /** With the language: a post without JavaScript is answered in it, too. */
  action: string
  submit: string
  fields: ShownField[]
  words: FormWords
  /** Values to start with, and after a refused post its errors. */
  state?: FormState | undefined
}
