import type { PageData } from '../../../shared/page-data.ts'

/** The releases, and their dates as the language writes them. */
export interface PressReleasesData extends PageData<'press-releases'> {
  dates: string[]
}
