/** Longest query in characters; a longer one was pasted by mistake, or is meant to cause work. */
const longestQuery = 200

/**
 * A query as it is looked for and shown again: in one normal form, on one line, without characters nobody sees, cut to
 * 200 characters.
 */
export function cleanQuery(given: string): string {
  return (
    given
      // Cut before it is normalised: normalising a megabyte would cost more than searching for it.
      .slice(0, 4 * longestQuery)
      .toWellFormed()
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, (gap) => (/\s|\p{Cc}/u.test(gap) ? ' ' : ''))
      .trim()
      .slice(0, longestQuery)
      .toWellFormed()
      .trim()
  )
}
