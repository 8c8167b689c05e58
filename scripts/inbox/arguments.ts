import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { UsageError } from './usage-error.ts'

/** Options a command was given: flags are `true`, the others carry their text. */
type Values<Options extends ParseArgsOptionsConfig> = {
  readonly [Name in keyof Options]?: Options[Name]['type'] extends 'boolean' ? true : string
}

/**
 * Reads the words after a command's name. Unknown or repeated options, missing values and too many words throw
 * UsageError. Options have one long form each (`--since 7d`, `--since=7d`).
 */
export function readArguments<const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
  mostWords = 0,
): { values: Values<Options>; words: string[] } {
  const parsed = parse(args, options)
  const seen = new Set<string>()
  for (const token of parsed.tokens) {
    if (token.kind !== 'option') continue
    if (seen.has(token.name)) throw new UsageError(`--${token.name} is given twice.`)
    seen.add(token.name)
    if (token.value === '') throw new UsageError(`--${token.name} needs a value.`)
  }
  const extra = parsed.positionals[mostWords]
  if (extra !== undefined) throw new UsageError(`"${extra}" is one word too many.`)
  return { values: parsed.values as Values<Options>, words: parsed.positionals }
}

function parse(args: readonly string[], options: ParseArgsOptionsConfig) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, tokens: true })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    // Every mistake in the arguments has a code that begins so; any other error is a bug.
    if (!code?.startsWith('ERR_PARSE_ARGS_')) throw error
    // Node adds how to pass an argument that begins with a dash; the first sentence says what is wrong.
    throw new UsageError(`${message.split(/\. |\n/)[0]?.replace(/\.$/, '')}.`)
  }
}

/** One of the allowed values, or UsageError. */
export function oneOf<const Value extends string>(
  option: string,
  given: string,
  allowed: readonly Value[],
): Value {
  const found = allowed.find((value) => value === given)
  if (found === undefined) {
    throw new UsageError(`--${option} is one of ${allowed.join(', ')}, not "${given}".`)
  }
  return found
}
