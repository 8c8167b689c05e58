import type { PlaygroundCopy } from '../../../../shared/content/pages/feasibility.ts'
import type { Catalogue } from '../../../../shared/feasibility/catalogue.ts'
import type { Finding, RuleId } from '../../../../shared/feasibility/finding.ts'
import { fillText, formatNumber, textFor } from '../../../../shared/i18n/format.ts'
import type { Locale } from '../../../../shared/i18n/locale.ts'

/** What it takes to say why a callout passes or fails. */
type FindingWords = Pick<
  PlaygroundCopy,
  'reasons' | 'alternatives' | 'characteristics' | 'materials' | 'noMaterial'
>

/** Decimals a value may need: tolerances are given in µm at most. */
const mostDecimals = 6

/** A number with all its decimals, in the language's writing: `0.0125` stays what it is. */
export function exactNumber(value: number, locale: Locale): string {
  const decimals = String(value).split('.')[1]?.length ?? 0
  return formatNumber(value, locale, { fractionDigits: Math.min(decimals, mostDecimals) })
}

/** Why a callout passes or fails, as a sentence. */
export function rationaleOf(finding: Finding, copy: FindingWords, locale: Locale): string {
  return fillText(copy.reasons[finding.reason], wordsOf(finding, copy, locale))
}

/** What could be offered instead, as a sentence. */
export function alternativeOf(
  finding: Finding,
  copy: FindingWords,
  locale: Locale,
): string | undefined {
  if (!finding.alternative) return undefined
  return fillText(copy.alternatives[finding.alternative], wordsOf(finding, copy, locale))
}

/** The callout as on the drawing; a frame's symbol by its name, since few fonts have the symbols of ISO 1101. */
export function calloutOf({ label, values }: Finding, copy: FindingWords): string {
  const { characteristic } = values
  if (typeof characteristic !== 'string') return label
  return `${nameOf(characteristic, copy)} ${label.split(' ').slice(1).join(' ')}`
}

/** Numbers in the language's writing, codes by their names. */
function wordsOf(finding: Finding, copy: FindingWords, locale: Locale): Record<string, string> {
  const { found, limit, label, values } = finding
  const all = Object.entries({ ...values, found, limit, label })
  return Object.fromEntries(
    all.flatMap(([name, value]): [string, string][] => {
      if (value === undefined) return []
      if (typeof value === 'number') return [[name, exactNumber(value, locale)]]
      const codes = typeof value === 'string' ? [value] : value
      const names = codes.map((code) => nameOf(code, copy))
      return [[name, names.length > 0 ? names.join(', ') : copy.noMaterial]]
    }),
  )
}

function nameOf(code: string, { characteristics, materials }: FindingWords): string {
  const names: Readonly<Record<string, string>> = { ...characteristics, ...materials }
  return Object.hasOwn(names, code) ? (names[code] ?? code) : code
}

/** "none", "1 finding", "3 findings". */
export function countOf(count: number, words: PlaygroundCopy['result']['findings']): string {
  return fillText(textFor(count, words), { count })
}

/** The limit of a rule as the catalogue has it, for the result's table; empty where it is a list. */
export function limitOf(rule: RuleId, catalogue: Catalogue, locale: Locale): string {
  const mm = (value: number) => `≥\u00a0${exactNumber(value, locale)}\u00a0mm`
  const micrometres = (name: string, value: number) =>
    `${name}\u00a0≥\u00a0${exactNumber(value, locale)}\u00a0µm`
  const { minRa, minRz } = catalogue
  const limits: Record<RuleId, string> = {
    tolerance: mm(catalogue.minTolerance),
    thread: `M${exactNumber(catalogue.threadMin, locale)}–M${exactNumber(catalogue.threadMax, locale)}`,
    radius: mm(catalogue.minRadius),
    chamfer: mm(catalogue.minChamfer),
    gdnt: mm(catalogue.minZone),
    material: '',
    surface: [
      micrometres('Ra', minRa),
      ...(minRz === undefined ? [] : [micrometres('Rz', minRz)]),
    ].join(', '),
  }
  return limits[rule]
}
