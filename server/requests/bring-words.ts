import type { Bring, BringKind, BringValues } from '../../shared/bring/bring-kinds.ts'
import type { BringCopy } from '../../shared/content/words/bring.ts'
import { fillText, formatDate, formatMoney, formatNumber } from '../../shared/i18n/format.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import { calculateRoi } from '../../shared/roi.ts'
import type { Content } from '../content/store/queries.ts'

type BringContent = Pick<Content, 'wording' | 'facts' | 'page'>

type Wording<Kind extends BringKind> = (
  values: BringValues<Kind>,
  words: BringCopy[Kind],
  locale: Locale,
  content: BringContent,
) => string[]

/**
 * Puts what a visitor brings to a call into words: the booking page shows them before the visitor agrees, and exactly
 * these are stored. The sentences come from the content; only checked values fill them.
 *
 * @returns undefined for questions that the security pack does not have
 */
export function bringInWords(
  content: BringContent,
  locale: Locale,
  bring: Bring,
): string | undefined {
  const words = content.wording('bring', locale)
  switch (bring.kind) {
    case 'roi':
      return roi(bring.values, words.roi, locale, content).join(' ')
    case 'pack':
      if (!hasAll(content, bring.values.ask)) return undefined
      return pack(bring.values, words.pack, locale, content).join(' ')
    case 'set':
      return set(bring.values, words.set, locale, content).join(' ')
  }
}

const roi: Wording<'roi'> = ({ drawings, minutes, wage }, words, locale, content) => {
  const { price, roi: assumed } = content.facts()
  const inputs = { drawingsPerMonth: drawings, minutesPerDrawing: minutes, hourlyWage: wage }
  const prices = { ...price, pagesPerDrawing: assumed.pagesPerDrawing }
  const { monthlySavings, productCost, netRoi, breakEven } = calculateRoi(inputs, prices)
  const money = (value: number) => formatMoney(value, locale)
  return [
    fillText(words.inputs, {
      drawings: formatNumber(drawings, locale),
      minutes: formatNumber(minutes, locale),
      wage: money(wage),
    }),
    fillText(words.results, {
      savings: money(monthlySavings),
      cost: money(productCost),
      net: money(netRoi),
    }),
    breakEven === undefined
      ? words.noBreakEven
      : fillText(words.breakEven, { count: formatNumber(breakEven, locale) }),
  ]
}

const pack: Wording<'pack'> = ({ version, ask }, words, locale) => [
  fillText(words.edition, { version: formatDate(version, locale) }),
  ask.length > 0 ? fillText(words.ask, { ask: ask.join(', ') }) : words.askNothing,
]

function hasAll(content: BringContent, ids: readonly string[]): boolean {
  const known = new Set(content.page('security-pack', 'en').controls.map(({ id }) => id))
  return ids.every((id) => known.has(id))
}

const set: Wording<'set'> = ({ formats, goal, ...counts }, words, locale) => {
  const figures = Object.entries(counts).map(([name, count]) => [name, formatNumber(count, locale)])
  const places = { ...Object.fromEntries(figures), goal }
  return [
    ...[words.files, words.chosen, words.known].map((sentence) => fillText(sentence, places)),
    ...(formats.length > 0 ? [fillText(words.formats, { formats: formats.join(', ') })] : []),
  ]
}
