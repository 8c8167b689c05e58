import type { PressReleasesCopy } from '../../../shared/content/pages/press.ts'
import type { PageData } from '../../../shared/page-data.ts'

/** How many characters the parts of a release have, as the language writes numbers. */
export interface ReleaseLengths {
  readonly lead: string
  readonly text: string
  readonly about: string
  readonly total: string
}

/** A release with its date as the language writes it, and how long it is. */
export interface ShownRelease {
  readonly copy: PressReleasesCopy['releases'][number]
  readonly date: string
  readonly lengths: ReleaseLengths
}

export interface PressReleasesData extends PageData<'press-releases'> {
  /** The newest first. */
  releases: ShownRelease[]
  email: string
}
