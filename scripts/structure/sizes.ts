import type { Source } from './source.ts'

const longestFile = 250
const longestFunction = 80

/** Tests read as lists of cases; what a program wrote is not read at all. */
const exempt = /\.test\.tsx?$|^tests\/|^src\/generated\/|\.gen\.ts$/

/** Files and functions that are too long, as one line each. */
export function tooLong({ path, lines, functions }: Source): string[] {
  if (exempt.test(path)) return []
  // A file without a function is a table: of glyphs, icons, standards.
  const isTable = functions.length === 0
  const isLong = lines > longestFile && !isTable
  const file = isLong ? [`${path}: ${lines} lines, at most ${longestFile}`] : []
  const long = functions
    .filter((each) => each.lines > longestFunction)
    .map(
      (each) =>
        `${path}:${each.line}: ${each.name || 'a function'} has ${each.lines} lines, at most ${longestFunction}`,
    )
  return [...file, ...long]
}
