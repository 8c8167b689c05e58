/** Longer paths than this were not mistyped. */
const longestPath = 200

/** What people cannot see in an address: spaces of any kind, controls, zero-width characters. */
const unseen = /[\p{Z}\p{Cc}\p{Cf}]/gu

/**
 * A path as it was probably meant: decoded, without what nobody sees, in lower case. Says nothing about whether such a
 * path exists. What cannot be one of ours after that stays as it is.
 *
 * @example forgivenPath('/Pricing%20') // '/pricing'
 */
export function forgivenPath(path: string): string {
  if (path.length > longestPath) return path
  const meant = decoded(path).replace(unseen, '').toLowerCase()
  return /^[a-z0-9\-._/]+$/.test(meant) ? meant : path
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
