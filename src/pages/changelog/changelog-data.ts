import type { PageData } from '../../../shared/page-data.ts'

/** The changelog in one language. */
export interface ChangelogData extends PageData<'changelog'> {
  /** The days of the entries in words. */
  readonly dates: Readonly<Record<string, string>>
  readonly feed: { href: string; label: string }
  /** Address of the status page; null if the owner has named none. */
  readonly statusPage: string | null
}
