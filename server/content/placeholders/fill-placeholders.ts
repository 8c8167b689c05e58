import { formatMoney, formatNumber, formatPercent } from '../../../shared/i18n/format.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import { valueAt } from '../copy/value-at.ts'
import type { KeyPath, YamlSource } from '../copy/yaml-source.ts'
import { type Fault, keyPath, quote } from '../faults.ts'
import { runTimePlaceholders } from './run-time-placeholders.ts'

const formatters: Record<string, (value: number, locale: Locale) => string> = {
  money: formatMoney,
  percent: formatPercent,
  /** Not a quantity but a name: TLS 1.2 is 1.2 in German too. */
  plain: String,
}

/** What placeholders may name. Undefined when its file could not be read: then names are not checked. */
export interface PlaceholderValues {
  facts: unknown
  site: unknown
}

interface FilledText {
  text: string
  /** The number, if the text is one unformatted placeholder to a number and nothing else. */
  number?: number
  problems: { expected: string; found: string }[]
}

/** A file's data with all placeholders filled in. */
export interface FilledTree {
  tree: unknown
  /** Numbers that may stand where the text stands, by key path; the schema decides. */
  numbers: Map<string, number>
  faults: Fault[]
}

const placeholderPattern = /\{\s*([A-Za-z][\w.]*)\s*(?:\|\s*(\w*)\s*)?\}/g
const wholePlaceholder = new RegExp(`^${placeholderPattern.source}$`)
const codeSpan = /(`[^`]*`)/

/** Fills the placeholders of one text. Between backticks a name without a dot is code (`/jobs/{id}`), not a placeholder. */
export function fillPlaceholders(
  source: string,
  values: PlaceholderValues,
  locale: Locale,
): FilledText {
  if (!/[{}]/.test(source)) return { text: source, problems: [] }
  const problems: FilledText['problems'] = []
  const filled: Resolved[] = []
  const fill = (part: string, isCode: boolean) => {
    const text = part.replace(placeholderPattern, (found, name: string, formatter?: string) => {
      if (runTimePlaceholders.includes(name) && formatter === undefined) return found
      if (isCode && !name.includes('.')) return found
      const resolved = resolve(name, formatter, values, locale)
      filled.push(resolved)
      if (resolved.expected) problems.push({ expected: resolved.expected, found })
      return resolved.text ?? found
    })
    if (!isCode) problems.push(...strayBraces(part))
    return text
  }
  const text = source
    .split(codeSpan)
    .map((part, index) => fill(part, index % 2 === 1))
    .join('')
  const isWhole = wholePlaceholder.test(source.trim())
  const number = isWhole ? filled[0]?.number : undefined
  return number === undefined ? { text, problems } : { text, number, problems }
}

/** Fills every text of a parsed file and reports each unknown placeholder with its place. */
export function fillTree(
  source: YamlSource,
  values: PlaceholderValues,
  locale: Locale,
): FilledTree {
  const numbers = new Map<string, number>()
  const faults: Fault[] = []
  const walk = (value: unknown, path: KeyPath): unknown => {
    if (Array.isArray(value)) return value.map((entry, index) => walk(entry, [...path, index]))
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(
        Object.entries(value).map(([key, entry]) => [key, walk(entry, [...path, key])]),
      )
    }
    if (typeof value !== 'string') return value
    const { text, number, problems } = fillPlaceholders(value, values, locale)
    if (number !== undefined) numbers.set(keyPath(path), number)
    for (const problem of problems) {
      faults.push({ file: source.file, ...source.locate(path), key: keyPath(path), ...problem })
    }
    return text
  }
  return { tree: walk(source.tree, []), numbers, faults }
}

interface Resolved {
  text?: string
  number?: number
  expected?: string
}

function resolve(
  name: string,
  formatter: string | undefined,
  values: PlaceholderValues,
  locale: Locale,
): Resolved {
  const fromSite = name.startsWith('site.')
  const file = fromSite ? 'site.yaml' : 'facts.yaml'
  const tree = fromSite ? values.site : values.facts
  if (formatter !== undefined && !Object.hasOwn(formatters, formatter)) {
    return { expected: `one of the formatters ${Object.keys(formatters).join(', ')}` }
  }
  // The file has faults of its own; a number keeps numeric fields from reporting this one a second time.
  if (tree === undefined) return { text: '1', number: 1 }
  const path = name.split('.')
  const value = inLanguage(valueAt(tree, fromSite ? path.slice(1) : path), locale)
  if (typeof value === 'string') {
    return formatter === undefined ? { text: value } : { expected: 'a formatter only on a number' }
  }
  if (typeof value !== 'number') return { expected: `the path of one value in ${file}` }
  if (formatter !== undefined) return { text: formatters[formatter]?.(value, locale) ?? '' }
  // Numbers of site.yaml are names such as a founding year: no thousands separator.
  return { text: fromSite ? String(value) : formatNumber(value, locale), number: value }
}

/** `{site.address.countryName}` with `en` and `de` below it means the one of the page's language. */
function inLanguage(value: unknown, locale: Locale): unknown {
  return valueAt(value, [locale]) ?? value
}

/** A brace that opens or closes nothing known is a mistyped placeholder: it must not reach the page. */
function strayBraces(part: string): FilledText['problems'] {
  const rest = part.replace(placeholderPattern, '')
  return /[{}]/.test(rest)
    ? [{ expected: 'a placeholder such as {price.base} or {price.base|money}', found: quote(rest) }]
    : []
}
