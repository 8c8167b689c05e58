import type { Locale } from '../../../shared/i18n/locale.ts'
import { valueAt } from '../copy/value-at.ts'

/** One value of `content/site.yaml` that an owner replaces before a launch. */
export interface Placeholder {
  /** In dot notation. */
  path: string
  value: string
  /** Whether it still contains something reserved or invented; otherwise only a person can judge it. */
  isFictional: boolean
}

/**
 * The placeholder brand, names reserved for examples (RFC 2606), sample persons and streets, numbers of zeros, and the
 * telephone numbers the Bundesnetzagentur keeps free for films.
 */
const fictional =
  /\.(?:example|invalid|test)\b|\bexample\.|firstangle|muster|sample|\b[A-Z]{0,3} ?0{6,}\b|\+49 ?89 ?99998/i

/**
 * Current values of the paths listed in `placeholders`, for the launch check and for the draft note of the legal pages.
 * With a locale, a value in two languages is given in that one. Throws for a path that leads nowhere.
 */
export function readPlaceholders(site: { placeholders?: unknown }, locale?: Locale): Placeholder[] {
  const paths = site.placeholders
  if (!Array.isArray(paths) || paths.length === 0) {
    throw new Error('content/site.yaml lists no placeholders')
  }
  return paths.map((path: string) => {
    const found = valueAt(site, path.split('.'))
    if (found === undefined) {
      throw new Error(`content/site.yaml: placeholder ${path} does not exist`)
    }
    return { path, value: textOf(found, locale), isFictional: fictional.test(textOf(found)) }
  })
}

/** Lists, languages and parts in one line; what an owner left out on purpose is `none`. */
function textOf(value: unknown, locale?: Locale): string {
  if (value === null) return 'none'
  if (typeof value !== 'object') return String(value)
  if (locale && locale in (value as object))
    return String((value as Record<Locale, unknown>)[locale])
  return Object.values(value as object)
    .map((part) => textOf(part, locale))
    .join(', ')
}
