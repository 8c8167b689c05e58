import { type FitStep, fitChart } from '@firstangle/drawings/standards'
import { type Callout, longestCallout, longestEcho } from '@firstangle/reader'
import type { IsoFitsCopy } from '../../../shared/content/pages/reference.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import type { PageQuery } from '../../../shared/page-query.ts'
import { truncate } from '../../../shared/seo/title.ts'
import type { Chart, IsoFitsData } from '../../../src/pages/reference/reference-data.ts'
import { calloutLine, readingsOfLine } from '../callouts/callout-line.ts'
import { shownCallouts } from '../callouts/decode-callouts.ts'
import { drawingNumber } from '../callouts/figure-text.ts'
import { pageData } from '../page-data/page-data.ts'
import { siteContext } from '../site-context.ts'
import { micrometres, signedNumber, stepName } from './chart.ts'
import { preferredPairs } from './fit-pairs.ts'

const holeClasses = 'F8 G7 H7 H8 H11 JS7 K7 N7 P7 S7'.split(' ')
const shaftClasses = 'c11 d9 e8 f7 g6 h6 h7 h9 h11 js6 k6 m6 n6 p6 r6 s6'.split(' ')

/** Size of the pairs where none is asked for (mm). */
const usualSize = 50

/** Largest size of the tables (mm). */
const largestSize = 500

const titleQueryLength = 30

/** Charts, form and the meaning of `?q=` in one language. Answers are endless and not indexed. */
export function isoFitsData(locale: Locale, { q = '' }: PageQuery): IsoFitsData {
  const line = calloutLine(q)
  const copy = siteContext().content.page('reference-iso-fits', locale)
  const { answer, pairs, form } = copy
  const asked = askedFit(line || (form.example[0] ?? ''))
  const title = answer.title.replace('{query}', () => truncate(line, titleQueryLength))
  const size = asked && asked.size <= largestSize ? asked.size : usualSize
  const [callout = null] = asked?.fit ? shownCallouts([asked.callout], locale) : []
  return {
    ...pageData('reference-iso-fits', locale, line === '' ? {} : { title, kind: 'search' }),
    query: q.slice(0, longestEcho),
    shown: line || (form.example[0] ?? ''),
    outcome: outcomeOf(line, asked),
    answer: callout,
    size: drawingNumber(size, locale),
    holes: classChart(holeClasses, asked, copy, locale),
    shafts: classChart(shaftClasses, asked, copy, locale),
    pairs: preferredPairs(size, asked?.fit ?? '', pairs, locale),
  }
}

interface AskedFit {
  readonly callout: Callout
  /** mm */
  readonly size: number
  /** Empty where only a size is asked for. */
  readonly fit: string
}

/** A size in millimetres, with a tolerance class or fit or with nothing; null for any other line. */
function askedFit(line: string): AskedFit | null {
  const [reading] = readingsOfLine(line, 'mm')
  const [callout, ...more] = reading?.callouts ?? []
  if (callout?.kind !== 'dimension' || more.length > 0) return null
  const { value, unit, tolerance } = callout
  if (value === null || !(value > 0) || unit !== 'mm') return null
  return tolerance && tolerance.fit === undefined
    ? null
    : { callout, size: value, fit: tolerance?.fit ?? '' }
}

function outcomeOf(line: string, asked: AskedFit | null): IsoFitsData['outcome'] {
  if (line === '') return 'nothing-asked'
  if (line.length > longestCallout) return 'too-long'
  if (asked?.fit) return 'answered'
  return asked && asked.size <= largestSize ? 'size' : 'unclear'
}

/** Deviations in micrometres of tolerance classes by steps of nominal size; the step asked for is marked. */
function classChart(
  classes: readonly string[],
  asked: AskedFit | null,
  { steps }: IsoFitsCopy,
  locale: Locale,
): Chart {
  const written = (value: number) => signedNumber(micrometres(value), locale)
  const cell = (deviations: FitStep['deviations'][number]) => {
    if (!deviations) return null
    const { lower, upper } = deviations
    return lower === -upper
      ? `±${drawingNumber(micrometres(upper), locale)}`
      : ([written(upper), written(lower)] as const)
  }
  return {
    columns: [steps.column, ...classes],
    asked: asked?.fit.split('/') ?? [],
    rows: fitChart(classes).map(({ over, upTo, deviations }) => ({
      name: stepName(over, upTo, steps, locale),
      cells: deviations.map(cell),
      ...(asked && asked.size > over && asked.size <= upTo ? { isMarked: true } : {}),
    })),
  }
}
