import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { contentTypeOf } from './content-types.ts'
import type { Coding } from './negotiate-encoding.ts'

/** A file that may be sent, and its compressed twins. */
export interface AssetFile {
  /** Path in the address, percent-encoded as a browser sends it. */
  readonly urlPath: string
  readonly file: string
  readonly size: number
  readonly contentType: string
  readonly twins: Partial<Record<Coding, string>>
  /** The shared directory that checks whether the file is whole; undefined for a file of this build. */
  readonly keeper?: SharedDirectory
}

/** A directory whose files appear below an address prefix (`''` or `/assets`). */
export type AssetDirectory = { readonly directory: string; readonly prefix: string }

const twinSuffixes = { br: '.br', gzip: '.gz' } as const

/**
 * Every file that can be asked for, by address. Listed once: a request never reaches the file system with a path of
 * its own, so there is nothing to traverse, and unknown names cost a map look-up. Dot files, source maps and symbolic
 * links are left out. Earlier directories win.
 */
export function indexAssets(
  directories: readonly (AssetDirectory | SharedDirectory)[],
): ReadonlyMap<string, AssetFile> {
  const index = new Map<string, AssetFile>()
  for (const place of directories) {
    const names = new Set(isShared(place) ? place.list() : listFiles(place.directory))
    for (const name of names) {
      const urlPath = encodeURI(`${place.prefix}/${name}`)
      if (isTwin(name, names) || index.has(urlPath)) continue
      const found = assetFile(place, name, urlPath, names)
      if (found) index.set(urlPath, found)
    }
  }
  return index
}

/** A directory that other processes add files to and remove files from; its keeper decides which may be sent. */
export type SharedDirectory = AssetDirectory & {
  /** Names of the files that may be sent; nothing in folders. */
  list(): readonly string[]
  /** Whether a file has the bytes it was put there with (SHA-256, base64url); one that has not is dropped. */
  isWhole(file: string, sha256: string): boolean
}

/** Finds files by address, also those added since the start. */
interface AssetIndex {
  get(urlPath: string): AssetFile | undefined
  /** The file at this address now that the one found before is gone. */
  getAgain(urlPath: string): AssetFile | undefined
  /** Whether the file was there when its directory was last listed. */
  has(urlPath: string): boolean
}

/** A directory may change again within the same tick of its modification time. */
const settledAfterMs = 1000

/**
 * The index of these directories and one that is shared with other processes. A newer build that starts beside this one
 * puts its files into the shared directory, and its pages may send browsers here for them. The shared directory is read
 * again when an unknown name is asked for after a change. The other directories win over it.
 */
export function openAssetIndex(
  directories: readonly AssetDirectory[],
  shared?: SharedDirectory,
): AssetIndex {
  let seen: number | undefined
  let index = list(directories)

  function list(places: readonly AssetDirectory[]) {
    const changed = shared && changedAt(shared)
    seen = changed && Date.now() - changed > settledAfterMs ? changed : undefined
    return indexAssets(shared ? [...places, shared] : places)
  }

  /** A build in place takes whole directories away. */
  const listAgain = () => list(directories.filter(({ directory }) => existsSync(directory)))

  return {
    has: (urlPath) => index.has(urlPath),
    get(urlPath) {
      const known = index.get(urlPath)
      if (known || !shared || !urlPath.startsWith(`${shared.prefix}/`)) return known
      const changed = changedAt(shared)
      if (changed !== undefined && changed !== seen) index = listAgain()
      return index.get(urlPath)
    },
    getAgain(urlPath) {
      index = listAgain()
      return index.get(urlPath)
    },
  }
}

function changedAt({ directory }: AssetDirectory): number | undefined {
  return statSync(directory, { throwIfNoEntry: false })?.mtimeMs
}

function assetFile(
  place: AssetDirectory | SharedDirectory,
  name: string,
  urlPath: string,
  names: ReadonlySet<string>,
): AssetFile | undefined {
  const file = join(place.directory, name)
  const twins: Partial<Record<Coding, string>> = {}
  for (const [coding, suffix] of Object.entries(twinSuffixes) as [Coding, string][]) {
    if (names.has(name + suffix)) twins[coding] = file + suffix
  }
  const size = statSync(file, { throwIfNoEntry: false })?.size
  // Taken away since its directory was listed.
  if (size === undefined) return undefined
  const found = { urlPath, file, size, contentType: contentTypeOf(name), twins }
  return isShared(place) ? { ...found, keeper: place } : found
}

function isShared(place: AssetDirectory | SharedDirectory): place is SharedDirectory {
  return 'list' in place
}

function isTwin(name: string, names: ReadonlySet<string>): boolean {
  return /\.(?:br|gz)$/.test(name) && names.has(name.slice(0, -3))
}

function listFiles(directory: string, below = ''): string[] {
  const entries = readdirSync(join(directory, below), { withFileTypes: true })
  return entries.flatMap((entry) => {
    const name = below === '' ? entry.name : `${below}/${entry.name}`
    if (entry.name.startsWith('.') || entry.name.endsWith('.map')) return []
    if (entry.isDirectory()) return listFiles(directory, name)
    return entry.isFile() ? [name] : []
  })
}
