import { type SitePageId, sitePaths } from '../../src/navigation/site-map.ts'
import { isIndexable, robotsFor } from '../../src/seo/robots.ts'

/** The pages of the site map that search engines may list, in its order. Articles are not among them. */
export function indexablePages(): SitePageId[] {
  return (Object.keys(sitePaths) as SitePageId[]).filter((id) => {
    const kind = id === 'search' ? 'search' : 'page'
    return id !== 'not-found' && isIndexable(robotsFor({ path: sitePaths[id], kind }))
  })
}
