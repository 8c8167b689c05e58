import type { ComponentProps } from 'react'
import type { RichText } from '../content/fields.ts'
import type { FieldKind, FormId, FormState } from './form-definition.ts'

/** A field as a page shows it: what it takes, and its words. */
export interface ShownField {
  name: string
  kind: FieldKind
  label: string
  hint?: string | undefined
  statement?: RichText | undefined
  options?: { value: string; label: string }[]
  /** Of what is brought: the value to post, and the words that are stored of it. */
  bring?: { value: string; text: string }
  isRequired: boolean
  /** Of its input: type, keyboard, corrections, what the browser may fill in. */
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

/** What can keep a request from being stored without a field being wrong. */
export type NoticeName = NonNullable<FormState['notice']> | 'offline'

/** A form as its page shows it: definition and words in one. */
export interface ShownForm {
  id: FormId
  /** With the language, so that also a post without JavaScript is answered in it. */
  action: string
  submit: string
  fields: ShownField[]
  words: FormWords
  /** Values to start with, and after a refused post its errors. */
  state?: FormState | undefined
}
