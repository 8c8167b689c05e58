import {
  angularLimit,
  brokenEdgeLimit,
  type GeneralClass,
  generalClasses,
  linearLimit,
  valueOrNull,
} from '@firstangle/drawings/standards'
import type { GeneralTolerancesCopy } from '../../../shared/content/pages/reference.ts'
import { fillText } from '../../../shared/i18n/format.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import type { PageQuery } from '../../../shared/page-query.ts'
import { truncate } from '../../../shared/seo/title.ts'
import { keepTogether } from '../../../shared/typesetting/keep-together.ts'
import type { GeneralAnswer, GeneralKind } from '../../../src/pages/reference/reference-data.ts'
import { readingsOfLine } from '../callouts/callout-line.ts'
import { shownCallouts } from '../callouts/decode-callouts.ts'
import { decimalsOf } from '../callouts/figure-text.ts'
import { type AskedNumber, askedNumber } from './asked-number.ts'
import { inMillimetres } from './chart.ts'

const generalKinds: readonly GeneralKind[] = ['linear', 'broken', 'angular']

/** What is answered where nothing is asked yet (mm). */
const example = 120

/** Longer lengths are on no drawing (mm). */
const largest = 100_000

const isOneOf = <T extends string>(values: readonly T[], value: string): value is T =>
  values.some((each) => each === value)

/** The limits that ISO 2768-1 gives for the value of an address. Unknown classes and kinds are the usual ones. */
export function generalAnswer(
  { value: typed, class: className = '', kind: kindName = '' }: PageQuery,
  copy: GeneralTolerancesCopy,
  locale: Locale,
): GeneralAnswer {
  const kind = isOneOf(generalKinds, kindName) ? kindName : 'linear'
  const generalClass = isOneOf(generalClasses, className) ? className : 'm'
  const isAsked = typed !== undefined
  const value = askedNumber(isAsked ? typed : String(example), { max: largest })
  const length = value.value === undefined ? '' : inMillimetres(value.value, locale)
  return {
    value: isAsked ? value.text : '',
    class: generalClass,
    kind,
    length,
    size: value.value ?? null,
    isAsked,
    ...limitsOf(value, generalClass, kind, copy, locale),
  }
}

/** Title of the page where something was asked for. */
export const answerTitle = (
  { isAsked, length, value, class: name }: GeneralAnswer,
  { answer }: GeneralTolerancesCopy,
): string | null =>
  isAsked
    ? fillText(answer.title, { query: length ? `${length}, ${name}` : truncate(value, 30) })
    : null

/** A length with its limits, drawn as the decoder draws it. */
function figuresOf(value: number, limit: number, locale: Locale): readonly string[] {
  const [reading] = readingsOfLine(`${value} ±${limit}`, 'mm')
  const [callout] = shownCallouts(reading?.callouts ?? [], locale)
  return callout?.figures() ?? []
}

/** Where there are no limits, or nothing to draw. */
const nothing = { fault: null, rows: [], figures: [] }

function limitsOf(
  asked: AskedNumber,
  generalClass: GeneralClass,
  kind: GeneralKind,
  { answer, classes }: GeneralTolerancesCopy,
  locale: Locale,
): Pick<GeneralAnswer, 'fault' | 'rows' | 'figures'> {
  if (asked.fault) return { ...nothing, fault: answer.faults[asked.fault] }
  const { value } = asked
  const lookUp = { linear: linearLimit, broken: brokenEdgeLimit, angular: angularLimit }[kind]
  const limit = valueOrNull(() => lookUp(value, generalClass))
  if (limit === null) {
    const values = { value: inMillimetres(value, locale), class: classes[generalClass] }
    return { ...nothing, fault: keepTogether(fillText(answer.none, values)) }
  }
  if (kind === 'angular') {
    const rows = [{ label: answer.limits, value: plusMinusDegrees(limit) }]
    return { ...nothing, rows }
  }
  const digits = Math.max(decimalsOf(value, 'mm'), decimalsOf(limit, 'mm'))
  const written = (length: number) => inMillimetres(length, locale, digits)
  return {
    fault: null,
    figures: kind === 'linear' ? figuresOf(value, limit, locale) : [],
    rows: [
      { label: answer.limits, value: `±${inMillimetres(limit, locale)}` },
      { label: answer.smallest, value: written(value - limit) },
      { label: answer.largest, value: written(value + limit) },
    ],
  }
}

/** Fractions of a degree in minutes, as tables of angles have them: `±1°30′`, `±0°05′`. */
export function plusMinusDegrees(degrees: number): string {
  const all = Math.round(degrees * 60)
  const [whole, rest] = [Math.floor(all / 60), all % 60]
  return rest === 0 ? `±${whole}°` : `±${whole}°${String(rest).padStart(2, '0')}′`
}
