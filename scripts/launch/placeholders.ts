/** One value of `content/site.yaml` that an owner replaces before a launch. */
export interface Placeholder {
  path: string
  value: string
  /** It still contains something reserved or invented; otherwise only a person can tell. */
  isFictional: boolean
}

/**
 * The placeholder brand, names reserved for examples (RFC 2606), sample persons and streets, numbers of zeros, and the
 * telephone numbers the Bundesnetzagentur keeps free for films.
 */
const fictional =
  /\.(?:example|invalid|test)\b|\bexample\.|firstangle|muster|sample|\b[A-Z]{0,3} ?0{6,}\b|\+49 ?89 ?99998/i

/** Current values of the listed paths, in dot notation. Throws for a path that leads nowhere. */
export function readPlaceholders(site: { placeholders?: unknown }): Placeholder[] {
  const paths = site.placeholders
  if (!Array.isArray(paths) || paths.length === 0) {
    throw new Error('content/site.yaml lists no placeholders')
  }
  return paths.map((path: string) => {
    const value = textOf(valueAt(site, path))
    return { path, value, isFictional: fictional.test(value) }
  })
}

/** The list as lines of text, what must be replaced first. */
export function describePlaceholders(placeholders: readonly Placeholder[]): string[] {
  const width = Math.max(...placeholders.map(({ path }) => path.length))
  const line = ({ path, value }: Placeholder) => `  ${path.padEnd(width)}  ${value}`
  const section = (title: string, isFictional: boolean) => {
    const chosen = placeholders.filter((each) => each.isFictional === isFictional)
    return chosen.length > 0 ? [`${title} (${chosen.length}):`, ...chosen.map(line), ''] : []
  }
  return [
    ...section('Replace, these are fictional', true),
    ...section('Look whether these are right', false),
  ]
}

function valueAt(site: object, path: string): unknown {
  let value: unknown = site
  for (const key of path.split('.')) {
    const isInside = typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    if (!isInside) throw new Error(`content/site.yaml: placeholder ${path} does not exist`)
    value = (value as Record<string, unknown>)[key]
  }
  return value
}

function textOf(value: unknown): string {
  return Array.isArray(value) ? value.join(', ') : String(value)
}
