import type { PageData } from '../../../shared/page-data.ts'

/** The changelog in one language. */
export interface ChangelogData extends PageData<'changelog'> {
  /** Dates of the entries in words, in their order. */
  readonly dates: readonly string[]
  readonly feed: { href: string; label: string }
  /** The page that says whether the service runs; null while the owner has named none. */
  readonly statusPage: string | null
}
