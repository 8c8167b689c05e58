import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { contentTypeOf } from './content-types.ts'
import type { Coding } from './negotiate-encoding.ts'

/** A file that may be sent, and its compressed twins. */
export type AssetFile = {
  /** Path in the address, percent-encoded as a browser sends it. */
  readonly urlPath: string
  readonly file: string
  readonly size: number
  readonly contentType: string
  readonly twins: Partial<Record<Coding, string>>
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
  directories: readonly AssetDirectory[],
): ReadonlyMap<string, AssetFile> {
  const index = new Map<string, AssetFile>()
  for (const { directory, prefix } of directories) {
    const names = new Set(listFiles(directory))
    for (const name of names) {
      const urlPath = encodeURI(`${prefix}/${name}`)
      if (isTwin(name, names) || index.has(urlPath)) continue
      index.set(urlPath, assetFile(directory, name, urlPath, names))
    }
  }
  return index
}

/** Finds files by address; knows those that have come since the start, too. */
export type AssetIndex = {
  get(urlPath: string): AssetFile | undefined
  /** Whether the file was there when its directory was last listed. */
  has(urlPath: string): boolean
}

/** A directory that has changed this lately may change again at the same tick of its clock. */
const settledAfterMs = 1000

/**
 * The index of directories, one of which other processes add to: a newer build that starts beside this one puts its files
 * there, and its pages may send browsers here for them. It is listed anew when an unknown name is asked for after a change.
 */
export function openAssetIndex(
  directories: readonly AssetDirectory[],
  shared?: AssetDirectory,
): AssetIndex {
  const all = shared ? [shared, ...directories] : directories
  let seen: number | undefined
  let index = list()

  function list() {
    const changed = shared && changedAt(shared)
    seen = changed && Date.now() - changed > settledAfterMs ? changed : undefined
    return indexAssets(all)
  }

  return {
    has: (urlPath) => index.has(urlPath),
    get(urlPath) {
      const known = index.get(urlPath)
      if (known || !shared || !urlPath.startsWith(`${shared.prefix}/`)) return known
      const changed = changedAt(shared)
      if (changed !== undefined && changed !== seen) index = list()
      return index.get(urlPath)
    },
  }
}

function changedAt({ directory }: AssetDirectory): number | undefined {
  return statSync(directory, { throwIfNoEntry: false })?.mtimeMs
}

function assetFile(
  directory: string,
  name: string,
  urlPath: string,
  names: ReadonlySet<string>,
): AssetFile {
  const file = join(directory, name)
  const twins: Partial<Record<Coding, string>> = {}
  for (const [coding, suffix] of Object.entries(twinSuffixes) as [Coding, string][]) {
    if (names.has(name + suffix)) twins[coding] = file + suffix
  }
  return { urlPath, file, size: statSync(file).size, contentType: contentTypeOf(name), twins }
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
