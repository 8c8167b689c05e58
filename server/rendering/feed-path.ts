import type { Collection } from '../content/read-files.ts'

/** Where the feed of a collection stands. */
export const feedPath = (collection: Collection): string => `/${collection}/feed.xml`
