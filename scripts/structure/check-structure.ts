import { readSource, type Source } from './source.ts'

const code = /^(?:packages|shared|src|server|scripts|tests|bench)\/.*\.tsx?$|^[^/]+\.config\.ts$/

/** Style sheets; those of fonts are written by a program. */
const sheet = /^src\/(?!styles\/(?:fallback-)?faces\.css$).*\.css$/

/** Names and sizes that break the layout of docs/ARCHITECTURE.md. `read` gives the text of a file. */
export function checkStructure(paths: readonly string[], read: (path: string) => string): string[] {
  const sources = paths
    .filter((path) => code.test(path) && !path.endsWith('.gen.ts'))
    .map((path) => readSource(path, read(path)))
  return [
    ...crowdedRoot(paths),
    ...paths.flatMap(emptyName),
    ...sources.flatMap((source) => [...tooLong(source), ...defaultExport(source)]),
    ...paths.filter((path) => sheet.test(path)).flatMap((path) => longSheet(path, read(path))),
  ]
}

const longestFile = 250
/** Tests read as lists of cases. */
const longestTest = 300
const longestFunction = 80

const isTest = /\.(?:test|spec)\.tsx?$|^tests\//
/** What a program wrote is not read at all. */
const exempt = /^src\/generated\/|\.gen\.ts$/

/** Reports files and functions that are too long. */
function tooLong({ path, lines, functions }: Source): string[] {
  if (exempt.test(path)) return []
  const most = isTest.test(path) ? longestTest : longestFile
  // A file without a function is a table: of glyphs, icons, standards.
  const isTable = functions.length === 0
  const file =
    lines > most && !isTable
      ? [`${path}: ${lines} lines, at most ${most}: split it by what changes together`]
      : []
  const long = functions
    .filter((each) => each.lines > longestFunction)
    .map(
      (each) =>
        `${path}:${each.line}: ${each.name || 'a function'} has ${each.lines} lines, at most ${longestFunction}: take a step out of it`,
    )
  return [...file, ...long]
}

/** Reports a style sheet that is too long. */
function longSheet(path: string, text: string): string[] {
  const lines = text.split('\n').length - 1
  return lines > longestFile
    ? [`${path}: ${lines} lines, at most ${longestFile}: split it by what it draws`]
    : []
}

const mostAtRoot = 20

/** Frameworks look for a default export here. */
const needsDefaultExport = /\.config\.ts$|^tests\/browser\/support\/serve-build\.ts$/

/** Names that say nothing about what is inside. */
const emptyNames = /^(?:utils?|misc|helpers?|common)$/

/** Reports a folder or file whose name says nothing. */
function emptyName(path: string): string[] {
  const parts = path.split('/').map((part) => part.split('.', 1)[0] as string)
  const empty = parts.find((part) => emptyNames.test(part))
  return empty
    ? [`${path}: "${empty}" does not say what is inside: name it after what it knows`]
    : []
}

/** Reports a default export that no framework asks for. */
function defaultExport({ path, hasDefaultExport }: Source): string[] {
  if (!hasDefaultExport || needsDefaultExport.test(path)) return []
  return [`${path}: has a default export: export by name, which can be searched for`]
}

/** Reports a root with more entries than a newcomer takes in at a glance. */
function crowdedRoot(paths: readonly string[]): string[] {
  const entries = new Set(paths.map((path) => path.split('/')[0]))
  if (entries.size <= mostAtRoot) return []
  return [`The root has ${entries.size} entries, at most ${mostAtRoot}`]
}
