import { type PageId, pageIds, sitePages } from './pages.ts'
import type { SitePage } from './site-page.ts'

const idsByPath: ReadonlyMap<string, PageId> = new Map(
  pageIds.flatMap((id) => {
    const { path, secondPath }: SitePage = sitePages[id]
    return [path, ...(secondPath ? [secondPath] : [])].map((each) => [each, id] as const)
  }),
)

/** The name of the page that stands at a path, by its first or its second address. */
export function pageIdAt(path: string): PageId | undefined {
  return idsByPath.get(path)
}

/** What the table says of the page at a path. */
export function pageAt(path: string): SitePage | undefined {
  const id = pageIdAt(path)
  return id && sitePages[id]
}

/** The page whose path is this one without its last part: the case studies of a case study. */
export function parentOf(id: PageId): PageId | undefined {
  return pageIdAt(pathAbove(sitePages[id].path))
}

/**
 * How a page looks; by default as the nearest page above it: articles look like their collection.
 *
 * @param path any path, from outside and of any length
 */
export function lookAt<K extends 'background' | 'motif'>(path: string, key: K): SitePage[K] {
  for (let at = path; at !== ''; at = pathAbove(at)) {
    const look = pageAt(at)?.[key]
    if (look) return look
  }
  return undefined
}

/** Empty above a path of one part. */
function pathAbove(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('/'), 0))
}
