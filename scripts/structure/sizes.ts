import type { Source } from './source.ts'

const longestFile = 250
/** Tests read as lists of cases. */
const longestTest = 300
const longestFunction = 80

const isTest = /\.(?:test|spec)\.tsx?$|^tests\//
/** What a program wrote is not read at all. */
const exempt = /^src\/generated\/|\.gen\.ts$/

/** Files and functions that are too long, as one line each. */
export function tooLong({ path, lines, functions }: Source): string[] {
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
