import { LRUCache } from 'lru-cache'

/** Five times the longest value that a browser sends. */
const longestHeader = 1000

/** Browsers send a handful of values over and over. */
const mostRemembered = 100

/**
 * Reads a header that visitors choose freely: recent values are remembered, what is too long counts as not sent.
 *
 * @param absent what a missing header means
 */
export function headerReader<Meaning extends string | object>(
  read: (header: string) => Meaning,
  absent: Meaning,
): (header: string | null | undefined) => Meaning {
  const remembered = new LRUCache<string, Meaning>({ max: mostRemembered })
  return (header) => {
    if (!header || header.length > longestHeader) return absent
    const known = remembered.get(header)
    if (known !== undefined) return known
    const meaning = read(header)
    remembered.set(header, meaning)
    return meaning
  }
}
