/** What `npm run bench -- …` may be asked for. */
interface Wishes<Name extends string> {
  readonly names: readonly Name[]
  readonly isBuildWanted: boolean
  readonly isEveryRoute: boolean
}

const optionTexts = {
  '--build': 'build first',
  '--routes=all': 'every page of the site, not the home page alone',
}

/**
 * Reads the command line; without names every measurement is wanted. Throws on anything unknown.
 *
 * @param measurements all there are by their names, each with what it measures
 * @example parseArguments(['bytes', '--routes=all'], { bytes: { what: 'bytes of a load' } })
 */
export function parseArguments<Name extends string>(
  given: readonly string[],
  measurements: Readonly<Record<Name, { readonly what: string }>>,
): Wishes<Name> {
  const known = Object.keys(measurements) as Name[]
  const isKnown = (word: string): word is Name => Object.hasOwn(measurements, word)
  const options = given.filter((word) => word.startsWith('--'))
  const words = given.filter((word) => !word.startsWith('--'))
  const strange = [
    ...options.filter((option) => !Object.hasOwn(optionTexts, option)),
    ...words.filter((word) => !isKnown(word)),
  ]
  if (strange.length > 0) {
    throw new Error(`Unknown: ${strange.join(', ')}\n\n${helpText(measurements)}`)
  }
  const names = known.filter((name) => words.length === 0 || words.includes(name))
  return {
    names,
    isBuildWanted: options.includes('--build'),
    isEveryRoute: options.includes('--routes=all'),
  }
}

function helpText(measurements: Readonly<Record<string, { readonly what: string }>>): string {
  const texts = Object.entries(measurements).map(([name, { what }]) => [name, what])
  return `Measurements, all if none is named:\n${listed(Object.fromEntries(texts))}\nOptions:\n${listed(optionTexts)}`
}

function listed(texts: Readonly<Record<string, string>>): string {
  return Object.entries(texts)
    .map(([name, text]) => `  ${name.padEnd(14)}${text}`)
    .join('\n')
}
