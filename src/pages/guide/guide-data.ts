import type { Field } from '../../../shared/api-schemas/field-groups.ts'
import type { ErrorCode } from '../../../shared/api-schemas/sandbox-errors.ts'
import type { GuideLabels } from '../../../shared/content/words/sandbox.ts'
import type { FeedbackPage } from '../../../shared/forms/forms.ts'
import type { ShownForm } from '../../../shared/forms/shown-form.ts'
import type { PageData } from '../../../shared/page-data.ts'

/** The pages that a developer integrates from. */
export type GuideId =
  | 'documentation-integration'
  | 'documentation-results'
  | 'documentation-jobs'
  | 'documentation-errors'
  | 'documentation-clients'

/** An object type as a guide lists it. */
export interface ShownObject {
  readonly name: string
  readonly fields: readonly Field[]
}

/** An error as a guide lists it. */
export interface ShownError {
  readonly code: ErrorCode
  readonly status: number
  readonly title: string
  readonly detail: string
  readonly action: string
}

/** Code in one language, as markup. */
export interface ShownExample {
  readonly language: 'sh' | 'py' | 'ts' | 'cs' | 'java'
  readonly file: string
  readonly html: string
}

/** A client package as a guide lists it. */
export interface ShownPackage {
  readonly file: string
  readonly href: string
  /** With its unit. */
  readonly size: string
  readonly sha256: string
}

/** A guide: its words, and the code, fields and errors that they name. */
export interface GuideData extends PageData<GuideId> {
  readonly objects: Readonly<Record<string, ShownObject>>
  readonly errors: readonly ShownError[]
  readonly examples: Readonly<Record<string, readonly ShownExample[]>>
  readonly packages: readonly ShownPackage[]
  readonly labels: GuideLabels
  /** Words of the lists of fields. */
  readonly words: { optional: string; values: string; examples: string }
  readonly feedback: { page: FeedbackPage; form: ShownForm }
  /** Address of the page as Markdown. */
  readonly markdown: string
}
