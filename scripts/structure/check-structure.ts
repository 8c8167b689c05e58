import { readSource, type Source } from './source.ts'

const code = /^(?:packages|shared|src|server|scripts|tests|bench)\/.*\.tsx?$|^[^/]+\.config\.ts$/

/** Names and sizes that break the layout of docs/ARCHITECTURE.md. `read` gives the text of a file. */
export function checkStructure(paths: readonly string[], read: (path: string) => string): string[] {
  const sources = paths
    .filter((path) => code.test(path) && !path.endsWith('.gen.ts'))
    .map((path) => readSource(path, read(path)))
  return [
    ...crowdedRoot(paths),
    ...paths.flatMap(emptyName),
    ...sources.flatMap((source) => [...tooLong(source), ...defaultExport(source)]),
  ]
}

const longestFile = 250
/** Tests read as lists of cases. */
const longestTest = 300
const longestFunction = 80

const isTest = /\.(?:test|spec)\.tsx?$|^tests\//
/** What a program wrote is not read at all. */
const exempt = /^src\/generated\/|\.gen\.ts$/

/** Files and functions that are too long, as one line each. */
function tooLong({ path, lines, functions }: Source): string[] {
  if (exempt.test(path)) return []
  const most = isTest.test(path) ? longestTest : longestFile
  // A file without a function is a table: of glyphs, icons, standards.
  const isTable = functions.length === 0
  const file = lines > most && !isTable ? [`${path}: ${lines} lines, at most ${most}`] : []
  const long = functions
    .filter((each) => each.lines > longestFunction)
    .map(
      (each) =>
        `${path}:${each.line}: ${each.name || 'a function'} has ${each.lines} lines, at most ${longestFunction}`,
    )
  return [...file, ...long]
}

const mostAtRoot = 20

/** Frameworks look for a default export here. */
const needsDefaultExport = /\.config\.ts$|^tests\/browser\/support\/serve-build\.ts$/

/** Names that say nothing about what is inside. */
const emptyNames = /^(?:utils?|misc|helpers?|common)$/

/** A folder or file whose name says nothing, as one line each. */
function emptyName(path: string): string[] {
  const parts = path.split('/').map((part) => part.split('.', 1)[0] as string)
  const empty = parts.find((part) => emptyNames.test(part))
  return empty ? [`${path}: "${empty}" does not say what is inside`] : []
}

/** A default export where no framework asks for one. */
function defaultExport({ path, hasDefaultExport }: Source): string[] {
  if (!hasDefaultExport || needsDefaultExport.test(path)) return []
  return [`${path}: has a default export; a name can be searched for`]
}

/** More entries at the root than a newcomer takes in at a glance. */
function crowdedRoot(paths: readonly string[]): string[] {
  const entries = new Set(paths.map((path) => path.split('/')[0]))
  if (entries.size <= mostAtRoot) return []
  return [`The root has ${entries.size} entries, at most ${mostAtRoot}`]
}
