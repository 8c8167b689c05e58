import type { PageData } from '../../../shared/page-data.ts'

/** How many characters the parts of a release have, as the language writes numbers. */
export interface ReleaseLengths {
  readonly lead: string
  readonly text: string
  readonly about: string
  readonly total: string
}

/** The releases, their dates as the language writes them, and how long they are. */
export interface PressReleasesData extends PageData<'press-releases'> {
  dates: string[]
  lengths: ReleaseLengths[]
  email: string
}
