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
 * @param measured what each measurement measures, by its name
 * @example parseArguments(['bytes', '--routes=all'], { bytes: 'bytes of a load', memory: 'memory under load' })
 */
export function parseArguments<Name extends string>(
  given: readonly string[],
  measured: Readonly<Record<Name, string>>,
): Wishes<Name> {
  const known = Object.keys(measured) as Name[]
  const isKnown = (word: string): word is Name => Object.hasOwn(measured, word)
  const options = given.filter((word) => word.startsWith('--'))
  const words = given.filter((word) => !word.startsWith('--'))
  const strange = [
    ...options.filter((option) => !Object.hasOwn(optionTexts, option)),
    ...words.filter((word) => !isKnown(word)),
  ]
  if (strange.length > 0) {
    throw new Error(`Unknown: ${strange.join(', ')}\n\n${helpText(measured)}`)
  }
  const names = known.filter((name) => words.length === 0 || words.includes(name))
  return {
    names,
    isBuildWanted: options.includes('--build'),
    isEveryRoute: options.includes('--routes=all'),
  }
}

function helpText(measured: Readonly<Record<string, string>>): string {
  return `Measurements, all if none is named:\n${listed(measured)}\nOptions:\n${listed(optionTexts)}`
}

function listed(texts: Readonly<Record<string, string>>): string {
  return Object.entries(texts)
    .map(([name, text]) => `  ${name.padEnd(14)}${text}`)
    .join('\n')
}
