import type { PageCopy } from './content/pages/page-schemas.ts'
import type { PageId } from './pages.ts'
import type { Crumb, HeadTags } from './seo/head.ts'

/** What a page's loader returns: its words, and what its head says. */
export interface PageData<K extends PageId = PageId> {
  id: K
  copy: PageCopy<K>
  head: HeadTags
  /** From home to this page, as shown above the title and said in the structured data. */
  crumbs: Crumb[]
  /** Answers that are not 200. */
  status?: 404
  /** Cache-Control of the answer, where it is stricter than that of pages. */
  caching?: string
}
