import type { HeadTags } from './head.ts'
import { isUnfollowed } from './unfollowed-paths.ts'

/**
 * Head of the page for a path that does not exist. Only here the visited path is known: `/login…` and
 * `/cards…` must not be followed by robots (SPEC section 5).
 */
export function missingPageHead(head: HeadTags, path: string): HeadTags {
  if (!isUnfollowed(path)) return head
  const meta = head.meta.map((tag) =>
    'name' in tag && tag.name === 'robots' ? { ...tag, content: 'noindex,nofollow' } : tag,
  )
  return { ...head, meta }
}
