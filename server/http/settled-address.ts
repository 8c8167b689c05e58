import {
  canonicalLocation,
  isTooLong,
  splitLocation,
} from '../../shared/addresses/canonical-url.ts'
import { forgivenPath } from '../../shared/addresses/forgiven-path.ts'
import { settledLocation } from '../../shared/addresses/settled-location.ts'

/**
 * Where a request for this path and query must end up, in one step: moved addresses followed, spelled canonically, and
 * mistyped paths corrected where that gives an existing address. Programs spell their queries as they like, so that
 * below `/api/`, `/sandbox/` and `/mcp` only the path counts.
 *
 * @param exists whether something stands at a path
 */
export function settledAddress(location: string, exists: (path: string) => boolean): string {
  if (isTooLong(location)) return location
  const [path, query] = splitLocation(location)
  const plainPath = canonicalLocation(path)
  if (isApiPath(plainPath)) return plainPath + location.slice(path.length)
  const settled = settledLocation(location)
  const [settledPath] = splitLocation(settled)
  if (exists(settledPath)) return settled
  const forgiven = forgivenPath(settledPath)
  if (forgiven === settledPath) return settled
  const meant = settledLocation(query === '' ? forgiven : `${forgiven}?${query}`)
  return exists(splitLocation(meant)[0]) ? meant : settled
}

/** Whether a canonical path belongs to the endpoints, those of the sandbox included. */
export function isApiPath(path: string): boolean {
  return /^\/(?:api|sandbox|mcp)(?:\/|$)/.test(path)
}
