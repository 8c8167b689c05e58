/** Characters; a longer path is not a typing mistake. */
const longestPath = 200

/** What people cannot see in an address: spaces of any kind, controls, zero-width characters. */
const unseen = /[\p{Z}\p{Cc}\p{Cf}]/gu

/**
 * A path as it was probably meant: decoded, without invisible characters, in lower case. It may still not exist. A path
 * that cannot be one of ours afterwards is returned unchanged.
 *
 * @example forgivenPath('/Pricing%20') // '/pricing'
 */
export function forgivenPath(path: string): string {
  if (path.length > longestPath) return path
  const meant = decodePath(path).replace(unseen, '').toLowerCase()
  return /^[a-z0-9\-._/]+$/.test(meant) ? meant : path
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
