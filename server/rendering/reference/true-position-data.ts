import { positionDeviation } from '@firstangle/drawings/standards'
import type { TruePositionCopy } from '../../../shared/content/pages/reference.ts'
import { fillText } from '../../../shared/i18n/format.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import type { PageQuery } from '../../../shared/page-query.ts'
import type {
  Chart,
  PositionField,
  ShownPosition,
  TruePositionData,
} from '../../../src/pages/reference/reference-data.ts'
import { builtFigures } from '../callouts/built-figures.ts'
import { drawingNumber } from '../callouts/figure-text.ts'
import { pageData } from '../page-data/page-data.ts'
import { siteContext } from '../site-context.ts'
import {
  type PositionAnswer,
  type PositionResult,
  positionAnswer,
  positionFields,
} from './position-answer.ts'
import { positionPicture } from './position-picture.ts'
import { topicCallouts } from './topic-callouts.ts'

const positionExample: PageQuery = {
  x: '0.11',
  y: '-0.09',
  zone: '0.2',
  modifier: 'M',
  feature: 'hole',
  limit: '8.4',
  size: '8.5',
}

/** Fields that are asked for only with the maximum material requirement. */
const materialFields: readonly PositionField[] = ['limit', 'size']

/** Form, answer and chart, with what they are about, drawn. */
export async function truePositionData(
  locale: Locale,
  query: PageQuery,
): Promise<TruePositionData> {
  const figureOf = await builtFigures(locale)
  return {
    ...positionCalculatorData(locale, query),
    figure: figureOf(topicCallouts['true-position']),
  }
}

/** Form, answer and chart in one language. Answers are endless and not indexed. */
export function positionCalculatorData(
  locale: Locale,
  query: PageQuery,
): Omit<TruePositionData, 'figure'> {
  const copy = siteContext().content.page('reference-true-position', locale)
  const asked = positionAnswer(query)
  const { result } = asked.isAsked ? asked : positionAnswer(positionExample)
  const title = titleOf(asked, copy, locale)
  return {
    ...pageData('reference-true-position', locale, title ? { title, kind: 'search' } : {}),
    typed: typedOf(asked),
    isMaximum: asked.isMaximum,
    feature: asked.feature,
    isAsked: asked.isAsked,
    faults: faultsOf(asked, copy),
    answer: result && showPosition(result, copy, locale),
    example: positionExample,
    chart: conversionChart(copy, locale),
  }
}

const typedOf = ({ fields }: PositionAnswer): TruePositionData['typed'] => ({
  x: fields.x.text,
  y: fields.y.text,
  zone: fields.zone.text,
  limit: fields.limit.text,
  size: fields.size.text,
})

const titleOf = (
  { isAsked, result }: PositionAnswer,
  { answer }: TruePositionCopy,
  locale: Locale,
): string | null =>
  isAsked
    ? fillText(answer.title, { query: result ? diameter(result.deviation, locale) : '–' })
    : null

function faultsOf(
  { fields, isMaximum, isAsked }: PositionAnswer,
  { answer }: TruePositionCopy,
): TruePositionData['faults'] {
  if (!isAsked) return {}
  const needed = positionFields.filter((name) => isMaximum || !materialFields.includes(name))
  return Object.fromEntries(
    needed.flatMap((name) => {
      const { fault } = fields[name]
      return fault ? [[name, answer.faults[fault]]] : []
    }),
  )
}

const diameter = (value: number, locale: Locale): string => `Ø${drawingNumber(value, locale)}`

function showPosition(
  result: PositionResult,
  { answer }: TruePositionCopy,
  locale: Locale,
): ShownPosition {
  const { deviation, zone, bonus, permitted, virtual, isInside, isBeyondLimit, x, y } = result
  const written = (value: number) => drawingNumber(value, locale)
  const values = {
    deviation: diameter(deviation, locale),
    permitted: diameter(permitted, locale),
  }
  const row = (name: keyof typeof answer.rows, value: string | null) =>
    value === null ? [] : [{ label: answer.rows[name], value }]
  const verdictOfPlace = isInside ? answer.inside : answer.outside
  const verdict = isBeyondLimit ? answer.beyondLimit : verdictOfPlace
  return {
    verdict: fillText(verdict, values),
    isInside,
    rows: [
      ...row('deviation', values.deviation),
      ...row('zone', diameter(zone, locale)),
      ...row('bonus', bonus === null ? null : written(bonus)),
      ...row('permitted', values.permitted),
      ...row('virtual', virtual === null ? null : diameter(virtual, locale)),
    ],
    picture: positionPicture(result, {
      permitted: `${answer.permitted} ${values.permitted}`,
      measured: `${answer.measured} ${values.deviation}`,
      x: `x ${written(x)}`,
      y: `y ${written(y)}`,
    }),
  }
}

/** Deviations of the conversion chart, along both of its sides. */
const offsets = [0.01, 0.02, 0.03, 0.04, 0.05, 0.06, 0.07, 0.08, 0.09, 0.1]

function conversionChart({ chart }: TruePositionCopy, locale: Locale): Chart {
  const written = (value: number) => drawingNumber(value, locale, 2)
  return {
    columns: [chart.corner, ...offsets.map(written)],
    rows: offsets.map((y) => ({
      name: written(y),
      cells: offsets.map((x) => drawingNumber(positionDeviation(x, y), locale, 3)),
    })),
  }
}
