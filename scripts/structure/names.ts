import type { Source } from './source.ts'

const mostAtRoot = 20

/** Frameworks look for a default export here. */
const needsDefaultExport = /\.config\.ts$|^tests\/browser\/support\/serve-build\.ts$/

/** Names that say nothing about what is inside. */
const emptyNames = /^(?:utils?|misc|helpers?|common)$/

/** A folder or file whose name says nothing, as one line each. */
export function emptyName(path: string): string[] {
  const parts = path.split('/').map((part) => part.split('.', 1)[0] as string)
  const empty = parts.find((part) => emptyNames.test(part))
  return empty ? [`${path}: "${empty}" does not say what is inside`] : []
}

/** A default export where no framework asks for one. */
export function defaultExport({ path, hasDefaultExport }: Source): string[] {
  if (!hasDefaultExport || needsDefaultExport.test(path)) return []
  return [`${path}: has a default export; a name can be searched for`]
}

/** More entries at the root than a newcomer takes in at a glance. */
export function crowdedRoot(paths: readonly string[]): string[] {
  const entries = new Set(paths.map((path) => path.split('/')[0]))
  if (entries.size <= mostAtRoot) return []
  return [`The root has ${entries.size} entries, at most ${mostAtRoot}`]
}
