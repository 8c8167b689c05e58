import { silentFigure, threadDiametersFigure } from '@firstangle/drawings/callouts'
import {
  clearanceHole,
  coarseDiameters,
  coarsePitch,
  finePitches,
  majorDiameterLimits6g,
  metricGeometry,
  metricTapDrill,
  minorDiameterLimits6H,
  mmPerInch,
  parallelPipeSizes,
  parallelPipeThread,
  pitchDiameterLimits6g,
  pitchDiameterLimits6H,
  selectedFineThreads,
  type ThreadLimits,
  threadsPerInch,
  unifiedSizes,
  whitworthGeometry,
} from '@firstangle/drawings/standards'
import type { MetricThreadsCopy } from '../../../shared/content/pages/reference.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import type { Chart, MetricThreadsData } from '../../../src/pages/reference/reference-data.ts'
import { figureAddress } from '../../content/figures/figure-address.ts'
import { builtFigures } from '../callouts/built-figures.ts'
import { drawingNumber } from '../callouts/figure-text.ts'
import { pageData } from '../page-data/page-data.ts'
import { chartCallouts, topicCallouts } from './topic-callouts.ts'

/** Numbers of one language, or null where there are none. */
type WriteNumber = (value: number | undefined, fractionDigits?: number) => string | null

/** Charts of threads in one language, and what they measure, drawn. */
export async function metricThreadsData(locale: Locale): Promise<MetricThreadsData> {
  const figureOf = await builtFigures(locale)
  return {
    ...pageData('reference-metric-threads', locale),
    charts: metricThreadCharts(locale),
    figure: figureOf(topicCallouts['metric-threads']),
    drawings: {
      fine: { figures: [silentFigure(threadDiametersFigure())] },
      limits: { image: figureAddress('thread-tolerance-zones', locale) },
      unified: { figures: [figureOf(chartCallouts.unified)] },
      pipe: { figures: [figureOf(chartCallouts.pipe)] },
    },
  }
}

/** The charts alone. */
export function metricThreadCharts(locale: Locale): MetricThreadsData['charts'] {
  const write: WriteNumber = (value, fractionDigits) =>
    value === undefined ? null : drawingNumber(value, locale, fractionDigits)
  const { coarse, fine, limits, unified, pipe } = pageData('reference-metric-threads', locale).copy
  return {
    coarse: coarseChart(coarse, write),
    fine: fineChart(fine, write),
    limits: limitChart(limits, write),
    unified: unifiedChart(unified, write),
    pipe: pipeChart(pipe, write),
  }
}

function coarseChart({ columns }: MetricThreadsCopy['coarse'], write: WriteNumber): Chart {
  return {
    columns: Object.values(columns),
    rows: coarseDiameters.map((size) => {
      const pitch = coarsePitch(size) ?? 0
      const holes = clearanceHole(size)
      const others = finePitches(size).map((each) => write(each))
      return {
        name: `M${write(size)}`,
        cells: [
          write(pitch),
          ...basicDiameters(size, pitch, write),
          write(metricTapDrill(size, pitch)),
          write(holes?.fine),
          write(holes?.medium),
          write(holes?.coarse),
          others.join('; '),
        ],
      }
    }),
  }
}

/** Basic pitch and minor diameter, and that of the root of the screw. */
function basicDiameters(size: number, pitch: number, write: WriteNumber) {
  const { pitchDiameter, minorInternal, minorExternal } = metricGeometry(size, pitch)
  return [pitchDiameter, minorInternal, minorExternal].map((value) => write(value, 3))
}

function fineChart({ columns }: MetricThreadsCopy['fine'], write: WriteNumber): Chart {
  return {
    columns: Object.values(columns),
    rows: selectedFineThreads.map(([size, pitch]) => ({
      name: `M${write(size)}×${write(pitch)}`,
      cells: [...basicDiameters(size, pitch, write), write(metricTapDrill(size, pitch))],
    })),
  }
}

/** Limits of 6H and 6g: coarse threads and the selected fine ones, by size. */
function limitChart({ columns, to }: MetricThreadsCopy['limits'], write: WriteNumber): Chart {
  const between = (limits: ThreadLimits | undefined) =>
    limits ? `${write(limits.low, 3)} ${to} ${write(limits.high, 3)}` : null
  const coarse = coarseDiameters.map((size) => [size, coarsePitch(size) ?? 0] as const)
  const threads = [...coarse, ...selectedFineThreads].toSorted(
    ([one, pitch], [other, otherPitch]) => one - other || otherPitch - pitch,
  )
  return {
    columns: Object.values(columns),
    rows: threads.flatMap(([size, pitch]) => {
      const { minorInternal } = metricGeometry(size, pitch)
      const nut = pitchDiameterLimits6H(size, pitch)
      if (!nut) return []
      const isCoarse = coarsePitch(size) === pitch
      return {
        name: isCoarse ? `M${write(size)}` : `M${write(size)}×${write(pitch)}`,
        cells: [
          between(nut),
          between(minorDiameterLimits6H(minorInternal, pitch)),
          between(majorDiameterLimits6g(size, pitch)),
          between(pitchDiameterLimits6g(size, pitch)),
        ],
      }
    }),
  }
}

/** Larger ones are rare. */
const largestInches = 2

function unifiedChart({ columns }: MetricThreadsCopy['unified'], write: WriteNumber): Chart {
  return {
    columns: Object.values(columns),
    rows: unifiedSizes
      .filter(({ diameter }) => diameter <= largestInches)
      .map(({ name, diameter }) => ({
        name,
        cells: [
          write(diameter, 4),
          write(diameter * mmPerInch, 3),
          ...(['UNC', 'UNF', 'UNEF'] as const).map((each) => write(threadsPerInch(each, diameter))),
        ],
      })),
  }
}

function pipeChart({ columns }: MetricThreadsCopy['pipe'], write: WriteNumber): Chart {
  return {
    columns: Object.values(columns),
    rows: parallelPipeSizes.flatMap((size) => {
      const thread = parallelPipeThread(size)
      if (!thread) return []
      const pitch = mmPerInch / thread.threadsPerInch
      const { pitchDiameter, minorInternal } = whitworthGeometry(thread.diameter, pitch)
      return {
        name: `G${fractionOf(size)}`,
        cells: [
          write(thread.diameter, 3),
          write(thread.threadsPerInch),
          write(pitch, 3),
          write(pitchDiameter, 3),
          write(minorInternal, 3),
        ],
      }
    }),
  }
}

/** Inches as they are printed: `1/2`, `1-1/4`. */
function fractionOf(inches: number): string {
  const whole = Math.floor(inches)
  const sixteenths = Math.round((inches - whole) * 16)
  if (sixteenths === 0) return String(whole)
  const divisor = [8, 4, 2, 1].find((each) => sixteenths % each === 0) ?? 1
  const fraction = `${sixteenths / divisor}/${16 / divisor}`
  return whole === 0 ? fraction : `${whole}-${fraction}`
}
