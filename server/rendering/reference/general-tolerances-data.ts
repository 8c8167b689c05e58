import {
  angleEnds,
  angularLimit,
  brokenEdgeLimit,
  brokenEnds,
  formEnds,
  type GeneralClass,
  type GeneralGeometryClass,
  generalClasses,
  generalForm,
  generalGeometryClasses,
  generalPerpendicularity,
  generalRunOut,
  generalSymmetry,
  linearEnds,
  linearLimit,
  orientationEnds,
  valueOrNull,
} from '@firstangle/drawings/standards'
import type { GeneralTolerancesCopy } from '../../../shared/content/pages/reference.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import type { PageQuery } from '../../../shared/page-query.ts'
import type {
  Chart,
  GeneralKind,
  GeneralTolerancesData,
} from '../../../src/pages/reference/reference-data.ts'
import { figureAddress } from '../../content/figures/figure-address.ts'
import { builtFigures } from '../callouts/built-figures.ts'
import { drawingNumber } from '../callouts/figure-text.ts'
import { pageData } from '../page-data/page-data.ts'
import { siteContext } from '../site-context.ts'
import { stepName } from './chart.ts'
import { answerTitle, generalAnswer, plusMinusDegrees } from './general-answer.ts'
import { chartCallouts } from './topic-callouts.ts'

/** Charts, each with a drawing of what it is about; form and answer. */
export async function generalTolerancesData(
  locale: Locale,
  query: PageQuery,
): Promise<GeneralTolerancesData> {
  const figureOf = await builtFigures(locale)
  return {
    ...generalChartsData(locale, query),
    drawings: {
      linear: { image: figureAddress('general-tolerance-part', locale) },
      broken: { figures: [figureOf(chartCallouts.chamfer), figureOf(chartCallouts.radius)] },
      angular: { figures: [figureOf(chartCallouts.angle)] },
    },
  }
}

/** Charts, form and the limits of `?value=` in one language. Answers are endless and not indexed. */
export function generalChartsData(
  locale: Locale,
  query: PageQuery,
): Omit<GeneralTolerancesData, 'drawings'> {
  const copy = siteContext().content.page('reference-general-tolerances', locale)
  const answer = generalAnswer(query, copy, locale)
  const { steps, angular } = copy
  const chart = (kind: GeneralKind, ends: readonly number[], first: string, cell: CellOf) => {
    const asked = answer.kind === kind ? answer : null
    return {
      columns: [first, ...generalClasses],
      rows: classRows(ends, steps, locale, cell, asked?.size ?? null),
      asked: asked ? [asked.class] : [],
    }
  }
  const plusMinus = (lookUp: () => number) => {
    const limit = valueOrNull(lookUp)
    return limit === null ? null : `±${drawingNumber(limit, locale)}`
  }
  const title = answerTitle(answer, copy)
  return {
    ...pageData('reference-general-tolerances', locale, title ? { title, kind: 'search' } : {}),
    answer,
    charts: {
      linear: chart('linear', linearEnds, steps.column, (size, kind) =>
        plusMinus(() => linearLimit(size, kind)),
      ),
      broken: chart('broken', brokenEnds, steps.column, (size, kind) =>
        plusMinus(() => brokenEdgeLimit(size, kind)),
      ),
      angular: chart('angular', angleEnds, angular.leg, (leg, kind) =>
        plusMinusDegrees(angularLimit(leg, kind)),
      ),
    },
    geometry: geometryCharts(copy, locale),
  }
}

type CellOf = (size: number, kind: GeneralClass) => string | null

/** General tolerances begin here (mm). */
const smallestSize = 0.5

const isInStep = (value: number | null, over: number, upTo: number): boolean =>
  value !== null && value > over && value <= upTo

function classRows(
  ends: readonly number[],
  steps: GeneralTolerancesCopy['steps'],
  locale: Locale,
  cell: CellOf,
  asked: number | null,
): Chart['rows'] {
  return ends.map((end, index) => {
    const over = ends[index - 1] ?? (ends === angleEnds ? 0 : smallestSize)
    const words = index === 0 && over > 0 ? { ...steps, next: steps.from } : steps
    // The last step has no end: any size in it will do.
    const size = Number.isFinite(end) ? end : 2 * over
    return {
      name: stepName(over, end, words, locale),
      cells: generalClasses.map((kind) => cell(size, kind)),
      ...(isInStep(asked, index === 0 ? 0 : over, end) ? { isMarked: true } : {}),
    }
  })
}

function geometryCharts(copy: GeneralTolerancesCopy, locale: Locale) {
  const { geometry, steps } = copy
  const { columns, length, any } = geometry
  const byLength = (
    ends: readonly number[],
    limit: (length: number, kind: GeneralGeometryClass) => number,
  ): Chart => ({
    columns: [length, ...generalGeometryClasses],
    rows: ends.map((end, index) => ({
      name: stepName(ends[index - 1] ?? 0, end, steps, locale),
      cells: generalGeometryClasses.map((kind) => drawingNumber(limit(end, kind), locale)),
    })),
  })
  const runOut: Chart = {
    columns: [length, ...generalGeometryClasses],
    rows: [
      {
        name: any,
        cells: generalGeometryClasses.map((kind) => drawingNumber(generalRunOut(kind), locale)),
      },
    ],
  }
  return [
    { name: columns.form, chart: byLength(formEnds, generalForm) },
    { name: columns.perpendicularity, chart: byLength(orientationEnds, generalPerpendicularity) },
    { name: columns.symmetry, chart: byLength(orientationEnds, generalSymmetry) },
    { name: columns.runOut, chart: runOut },
  ]
}
