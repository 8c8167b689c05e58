import type { Locale } from '../../shared/i18n/locale.ts'

/** The parts of a mail, from which both text and HTML are written. All texts are plain. */
export type MailPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly label: string; readonly url: string }
  | { readonly kind: 'details'; readonly rows: readonly Detail[] }
  /** What a visitor wrote, with its lines. */
  | { readonly kind: 'quote'; readonly label: string; readonly text: string }

/** One line of a list: `Reference: FA-7Q2M-K4TD`. */
export type Detail = { readonly label: string; readonly value: string }

/** What a mail says, before it is written as text and as HTML. */
export interface MailDraft {
  readonly locale: Locale
  readonly subject: string
  readonly parts: readonly MailPart[]
  /** Company data and why this mail came; a line each. */
  readonly footer: readonly string[]
  readonly footerLink: { readonly label: string; readonly url: string }
}

/** Paragraphs as parts. */
export function paragraphs(texts: readonly string[]): MailPart[] {
  return texts.map((text) => ({ kind: 'text', text }))
}
