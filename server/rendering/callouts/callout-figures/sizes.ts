import {
  type FigureDrawing,
  type SizeShape,
  type SizeSpec,
  sizeFigure,
  zoneDiagram,
} from '@firstangle/drawings/callouts'
import type { Callout, DimensionType, Zones } from '@firstangle/reader'
import { withPlus } from '../figure-text.ts'
import type { WriteNumber } from './write-number.ts'

type DimensionCallout = Extract<Callout, { kind: 'dimension' }>

const shapes: Readonly<Record<DimensionType, SizeShape>> = {
  linear: 'length',
  diameter: 'diameter',
  sphericalDiameter: 'sphere',
  angle: 'angle',
  arc: 'arc',
  square: 'square',
  acrossFlats: 'hexagon',
}

const signs: Readonly<Record<DimensionType, string>> = {
  linear: '',
  diameter: 'Ø',
  sphericalDiameter: 'SØ',
  angle: '',
  arc: '',
  square: '□',
  acrossFlats: '',
}

/** The part that a size is measured on, and its tolerance zones to scale. */
export function sizeFigures(
  callout: DimensionCallout,
  zones: Zones | null,
  write: WriteNumber,
): FigureDrawing[] {
  const part = sizeFigure({
    shape: callout.isPitchCircle ? 'pitchCircle' : shapes[callout.type],
    label: labelOf(callout, write),
    sides: sidesOf(callout),
    ...(callout.type === 'angle' && callout.value !== null && { degrees: callout.value }),
  })
  return zones ? [part, zonesFigure(zones, write)] : [part]
}

/** Tolerance classes of holes have capital letters, those of shafts small ones (ISO 286-1). */
function sidesOf({ tolerance, type }: DimensionCallout): SizeSpec['sides'] {
  const { fit } = tolerance ?? {}
  if (fit?.includes('/')) return 'both'
  if (fit) return /^[A-Z]/.test(fit) ? 'hole' : 'shaft'
  return type === 'diameter' ? 'shaft' : 'none'
}

const signed = (value: number, write: WriteNumber): string => withPlus(value, write(value))

function labelOf(callout: DimensionCallout, write: WriteNumber): SizeSpec['label'] {
  const { value, type, tolerance, unit, isReference, isApproximate, isBasic } = callout
  const { upper, lower, fit, limitLow, limitHigh } = tolerance ?? {}
  const unitSign = { mm: '', inch: '"', degree: '°' }[unit]
  const of = (each: number) => `${write(each)}${unitSign}`
  if (value === null) {
    const limits = [limitLow, limitHigh].flatMap((each) => (each === undefined ? [] : [of(each)]))
    return { text: `${signs[type]}${limits.join('…')}` }
  }
  const size = `${isApproximate ? '≈' : ''}${signs[type]}${of(value)}`
  const symmetric = upper !== undefined && lower !== undefined && upper === -lower
  const text = [size, fit, symmetric ? `±${of(upper)}` : null].filter(Boolean).join(' ')
  const label = isReference ? `(${text})` : text
  const hasStack = !symmetric && (upper !== undefined || lower !== undefined)
  return {
    text: label,
    ...(isBasic && { framed: true }),
    ...(hasStack && { stack: [signed(upper ?? 0, write), signed(lower ?? 0, write)] as const }),
  }
}

const zonesFigure = ({ nominal, zones }: Zones, write: WriteNumber): FigureDrawing =>
  zoneDiagram(
    write(nominal),
    zones.map(({ name, lower, upper }) => ({
      name,
      lower,
      upper,
      texts: { lower: signed(lower, write), upper: signed(upper, write) },
    })),
  )
