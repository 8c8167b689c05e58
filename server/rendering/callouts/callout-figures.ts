import {
  chamferFigure,
  datumFigure,
  type FigureDrawing,
  radiusFigure,
  silentFigure,
  surfaceFigure,
  threadFigure,
} from '@firstangle/drawings/callouts'
import type { Callout, Explanation, RoughnessCallout, ThreadCallout } from '@firstangle/reader'
import type { Locale } from '../../../shared/i18n/locale.ts'
import { boreFigure, threadedHoleFigure } from './callout-figures/holes.ts'
import { sizeFigures } from './callout-figures/sizes.ts'
import type { WriteNumber } from './callout-figures/write-number.ts'
import { framedZone } from './callout-figures/zones-of-frames.ts'
import { drawingNumber } from './figure-text.ts'

/** Numbers of a drawing in one language. */
const writer =
  (locale: Locale): WriteNumber =>
  (value) =>
    drawingNumber(value, locale)

/**
 * What a callout means, drawn: the part it stands at, and its tolerance zones to scale where it has some. One SVG
 * each; the table beside them says the same.
 */
export const calloutFigures = (explanation: Explanation, locale: Locale): string[] =>
  drawingsOf(explanation, writer(locale)).map(silentFigure)

/** The figures of a callout, not yet in any markup. */
export function drawingsOf(explanation: Explanation, write: WriteNumber): FigureDrawing[] {
  const { callout } = explanation
  if (callout.kind === 'dimension') return sizeFigures(callout, explanation.zones, write)
  return [figureOf(callout, explanation, write)].flat()
}

function figureOf(
  callout: Exclude<Callout, { kind: 'dimension' }>,
  { rows }: Explanation,
  write: WriteNumber,
): FigureDrawing | FigureDrawing[] {
  switch (callout.kind) {
    case 'thread': {
      const major = rows.find(({ label }) => label === 'major')?.figure
      return threadFigures(callout, major?.kind === 'number' ? major.value : null, write)
    }
    case 'bore':
      return boreFigure(callout, write)
    case 'chamfer':
      return chamferFigure({
        size: write(callout.size.value),
        ...(callout.secondSize && { second: write(callout.secondSize.value) }),
        ...(callout.angle !== null && { angle: `${write(callout.angle)}°` }),
        degrees: chamferSlope(callout),
      })
    case 'radius':
      return radiusFigure({
        label: `${callout.isSpherical ? 'S' : ''}R${callout.value === null ? '' : write(callout.value)}`,
        isSpherical: callout.isSpherical,
      })
    case 'roughness':
      return surfaceFigure(surfaceOf(callout, write))
    case 'gdt':
      return framedZone(callout, write)
    case 'datum':
      return datumFigure(callout.label)
  }
}

const chamferSlope = ({
  angle,
  size,
  secondSize,
}: Extract<Callout, { kind: 'chamfer' }>): number => {
  if (angle !== null) return angle
  return secondSize ? (Math.atan2(secondSize.value, size.value) * 180) / Math.PI : 45
}

const threadForms = {
  ISO_METRIC: 'metric',
  UNC: 'metric',
  UNF: 'metric',
  UNEF: 'metric',
  UN: 'metric',
  G: 'whitworth',
  R: 'whitworth',
  RP: 'whitworth',
  RC: 'whitworth',
  WHITWORTH: 'whitworth',
  NPT: 'pipe',
  NPTF: 'pipe',
  TR: 'trapezoidal',
  ACME: 'acme',
  KNUCKLE: 'knuckle',
} as const

const tapered: readonly ThreadCallout['system'][] = ['R', 'RC', 'NPT', 'NPTF']

function threadFigures(
  thread: ThreadCallout,
  major: number | null,
  write: WriteNumber,
): FigureDrawing[] {
  const { system, pitch, depth } = thread
  const profile = threadFigure({
    form: threadForms[system],
    isTapered: tapered.includes(system),
    pitch: pitch === null ? null : `P = ${write(pitch)}`,
    major: major === null ? thread.designation : `Ø${write(major)}`,
  })
  return depth ? [profile, threadedHoleFigure(thread, write)] : [profile]
}

/** Parameters that are an average distance from the mean line, and those that are a height. */
const means = /^(R|P|W)[aq]$/
const heights = /^(R|P|W)(z|t|p|v|c|max)/i

function measureOf(parameter: string): 'mean' | 'height' | 'none' {
  if (means.test(parameter)) return 'mean'
  return heights.test(parameter) ? 'height' : 'none'
}

function surfaceOf(callout: RoughnessCallout, write: WriteNumber) {
  const { parameter, value, lowerValue, unit, removal, appliesAllAround } = callout
  const sign = unit === 'um' ? 'µm' : 'µin'
  const written = [lowerValue, value].flatMap((each) => (each === null ? [] : [write(each)]))
  const range = written.join('…')
  return {
    text: [parameter, range].filter(Boolean).join(' '),
    removal,
    isAllAround: appliesAllAround,
    measures: measureOf(parameter ?? ''),
    value: value === null ? '' : `${parameter ?? ''} = ${range} ${sign}`,
  } as const
}
