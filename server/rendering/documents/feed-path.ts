import type { Collection } from '../../../shared/collections.ts'

/** Where the feed of a collection stands. */
export const feedPath = (collection: Collection): string => `/${collection}/feed.xml`

/** Where the feed of the changelog stands. */
export const changelogFeedPath = '/changelog/feed.xml'
