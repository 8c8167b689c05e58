import { type PageId, pageIds, sitePages } from '../../../shared/pages.ts'
import { isIndexable, robotsFor } from '../../../shared/seo/robots.ts'

/** The pages that search engines may list, in the order of the table. Articles are not among them. */
export function indexablePages(): PageId[] {
  return pageIds.filter(isIndexablePage)
}

/** Whether search engines may list a page. */
export function isIndexablePage(id: PageId): boolean {
  const { path, kind = 'page' } = sitePages[id]
  return isIndexable(robotsFor({ path, kind }))
}
