/** What `npm run bench -- …` may be asked for. */
export type Wishes<Name extends string> = {
  readonly names: readonly Name[]
  readonly isBuildWanted: boolean
  readonly isEveryRoute: boolean
}

/**
 * Reads the command line; without names every measurement is wanted. Throws on anything unknown.
 *
 * @example parseArguments(['bytes', '--routes=all'], ['bytes', 'memory'])
 */
export function parseArguments<Name extends string>(
  given: readonly string[],
  known: readonly Name[],
): Wishes<Name> {
  const isKnown = (word: string): word is Name => (known as readonly string[]).includes(word)
  const options = given.filter((word) => word.startsWith('--'))
  const words = given.filter((word) => !word.startsWith('--'))
  const strange = [
    ...options.filter((option) => !['--build', '--routes=all', '--routes=home'].includes(option)),
    ...words.filter((word) => !isKnown(word)),
  ]
  if (strange.length > 0) {
    throw new Error(
      `Unknown: ${strange.join(', ')}. Measurements: ${known.join(', ')}. Options: --build, --routes=all.`,
    )
  }
  const names = known.filter((name) => words.length === 0 || words.includes(name))
  return {
    names,
    isBuildWanted: options.includes('--build'),
    isEveryRoute: options.includes('--routes=all'),
  }
}
