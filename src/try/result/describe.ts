import type {
  BoreCallout,
  Callout,
  ChamferCallout,
  Depth,
  DimensionCallout,
  GeometricCallout,
  MetadataField,
  PrintedTolerance,
  RadiusCallout,
  RoughnessCallout,
  Size,
  ThreadCallout,
  Unit,
} from '@firstangle/reader'
import type { ValueWords } from './value-words.ts'

/** Writes numbers and words of values in one language. */
export interface ValueWriter {
  readonly words: ValueWords
  /** With the decimal sign of the language, all digits kept. */
  readonly number: (value: number) => string
}

const gap = '\u00a0'

/** What a callout says, typed, as short facts: `Diameter 20 mm`, `H7`, `4 times`. */
export function describeCallout(callout: Callout, writer: ValueWriter): string[] {
  const facts = factsOf(callout, writer)
  return callout.quantity > 1
    ? [...facts, writer.words.times.replace('{count}', String(callout.quantity))]
    : facts
}

/** The value of a field in the words and with the decimal sign of the language; what is not normalised stays as printed. */
export function describeField(field: MetadataField, value: string, writer: ValueWriter): string {
  if (field === 'projection' && (value === 'FIRST_ANGLE' || value === 'THIRD_ANGLE'))
    return writer.words.projection[value]
  const kilograms = field === 'weight' ? /^(\d+(?:\.\d+)?) kg$/.exec(value)?.[1] : undefined
  return kilograms === undefined ? value : `${writer.number(Number(kilograms))}${gap}kg`
}

function factsOf(callout: Callout, writer: ValueWriter): string[] {
  switch (callout.kind) {
    case 'dimension':
      return dimensionFacts(callout, writer)
    case 'thread':
      return threadFacts(callout, writer)
    case 'bore':
      return boreFacts(callout, writer)
    case 'chamfer':
      return chamferFacts(callout, writer)
    case 'radius':
      return radiusFacts(callout, writer)
    case 'roughness':
      return roughnessFacts(callout, writer)
    case 'gdt':
      return geometricFacts(callout, writer)
    case 'datum':
      return [`${writer.words.datum} ${callout.label}`]
  }
}

function dimensionFacts(callout: DimensionCallout, writer: ValueWriter): string[] {
  const { words } = writer
  // No length is nought: it is where running dimensions (ISO 129-1) begin.
  const isOrigin = callout.type === 'linear' && callout.value === 0 && callout.tolerance === null
  const type = isOrigin ? words.origin : words.types[callout.type]
  return [
    callout.value === null ? type : `${type} ${size(callout.value, callout.unit, writer)}`,
    ...toleranceFacts(callout.tolerance, callout.unit, writer),
    ...(callout.isBasic ? [words.basic] : []),
    ...(callout.isReference ? [words.reference] : []),
    ...(callout.isApproximate ? [words.approximate] : []),
  ]
}

function threadFacts(callout: ThreadCallout, writer: ValueWriter): string[] {
  const { words, number } = writer
  return [
    threadDesignation(callout.designation, writer),
    ...(callout.pitch === null ? [] : [`${words.pitch} ${size(callout.pitch, 'mm', writer)}`]),
    ...(callout.threadsPerInch === null
      ? []
      : [words.threadsPerInch.replace('{count}', number(callout.threadsPerInch))]),
    ...(callout.toleranceClass ? [callout.toleranceClass] : []),
    ...(callout.handedness === 'LEFT' ? [words.leftHand] : []),
    ...(callout.starts > 1 ? [words.starts.replace('{count}', String(callout.starts))] : []),
    ...depthFacts(callout.depth, writer),
  ]
}

/** A metric size has the decimal sign of the language; other designations are codes. */
const threadDesignation = (designation: string, { number }: ValueWriter): string =>
  /^(?:M|Tr)\d/.test(designation)
    ? designation.replaceAll(/\d{1,4}\.\d{1,4}/g, (size) => number(Number(size)))
    : designation

function boreFacts(callout: BoreCallout, writer: ValueWriter): string[] {
  const { words } = writer
  const { diameter, counterbore, countersink, counterdrill, thread } = callout
  const seat = (name: string, across: Size, depth: Size | null) =>
    `${name} Ø${sizeOf(across, writer)}${depth ? ` ↧${gap}${sizeOf(depth, writer)}` : ''}`
  return [
    ...(diameter ? [`Ø${sizeOf(diameter, writer)}`] : []),
    ...toleranceFacts(callout.tolerance, diameter?.unit ?? 'mm', writer),
    ...depthFacts(callout.depth, writer),
    ...(thread ? threadFacts(thread, writer) : []),
    ...(counterbore
      ? [
          seat(
            counterbore.isSpotface ? words.spotface : words.counterbore,
            counterbore.diameter,
            counterbore.depth,
          ),
        ]
      : []),
    ...(countersink
      ? [
          `${words.countersink} Ø${sizeOf(countersink.diameter, writer)}${
            countersink.angle ? ` × ${sizeOf(countersink.angle, writer)}` : ''
          }`,
        ]
      : []),
    ...(counterdrill ? [seat(words.counterdrill, counterdrill.diameter, counterdrill.depth)] : []),
  ]
}

function chamferFacts(callout: ChamferCallout, writer: ValueWriter): string[] {
  const second = callout.secondSize ? ` × ${sizeOf(callout.secondSize, writer)}` : ''
  const angle = callout.angle === null ? '' : ` × ${writer.number(callout.angle)}°`
  return [
    `${sizeOf(callout.size, writer)}${second || angle}`,
    ...toleranceFacts(callout.tolerance, callout.size.unit, writer),
  ]
}

function radiusFacts(callout: RadiusCallout, writer: ValueWriter): string[] {
  const { words } = writer
  return [
    ...(callout.value === null ? [] : [size(callout.value, callout.unit, writer)]),
    ...toleranceFacts(callout.tolerance, callout.unit, writer),
    ...(callout.isSpherical ? [words.spherical] : []),
    ...(callout.isBasic ? [words.basic] : []),
    ...(callout.isReference ? [words.reference] : []),
  ]
}

function roughnessFacts(callout: RoughnessCallout, writer: ValueWriter): string[] {
  const { words, number } = writer
  const unit = callout.unit === 'um' ? 'µm' : 'µin'
  const value = (amount: number) =>
    [callout.parameter, `${number(amount)}${gap}${unit}`].filter(Boolean).join(' ')
  return [
    ...(callout.value === null ? [] : [value(callout.value)]),
    ...(callout.lowerValue === null ? [] : [`≥${gap}${value(callout.lowerValue)}`]),
    words.removal[callout.removal],
    ...(callout.appliesAllAround ? [words.allAround] : []),
    ...(callout.lay ? [`${words.lay} ${callout.lay}`] : []),
    ...(callout.process ? [callout.process] : []),
    ...(callout.machiningAllowance === null
      ? []
      : [`${words.allowance} ${size(callout.machiningAllowance, 'mm', writer)}`]),
  ]
}

const zoneSigns = { flat: '', diameter: 'Ø', sphere: 'SØ' } as const

function geometricFacts(callout: GeometricCallout, writer: ValueWriter): string[] {
  const { words } = writer
  const { zone, modifiers, datums } = callout
  const datum = ({ label, modifiers: circled }: (typeof datums)[number]) =>
    [label, ...circled.map((letter) => `(${letter})`)].join('')
  return [
    words.characteristics[callout.characteristic],
    `${zoneSigns[zone.shape]}${size(zone.value, zone.unit, writer)}`,
    ...modifiers.map((letter) => `(${letter})`),
    ...(datums.length > 0 ? [`${words.datums} ${datums.map(datum).join(', ')}`] : []),
  ]
}

function signOf(value: number): string {
  if (value === 0) return ''
  return value > 0 ? '+' : '−'
}

/** `H7`, `+0.1 / −0.2 mm`, `19.9 – 20.1 mm`; each stays on its line. */
function toleranceFacts(
  tolerance: PrintedTolerance | null,
  unit: Unit,
  writer: ValueWriter,
): string[] {
  if (!tolerance) return []
  const { upper, lower, limitLow, limitHigh, fit } = tolerance
  const signed = (value: number) => `${signOf(value)}${writer.number(Math.abs(value))}`
  const facts: string[] = fit ? [fit] : []
  if (upper !== undefined && lower !== undefined && upper === -lower) {
    facts.push(`±${size(upper, unit, writer)}`)
  } else if (upper !== undefined || lower !== undefined) {
    const both = [upper, lower].filter((value) => value !== undefined).map(signed)
    facts.push(`${both.join(`${gap}/${gap}`)}${unitSign(unit)}`)
  }
  if (limitLow !== undefined && limitHigh !== undefined) {
    facts.push(`${writer.number(limitLow)}${gap}–${gap}${size(limitHigh, unit, writer)}`)
  } else if (limitHigh !== undefined) {
    facts.push(`≤${gap}${size(limitHigh, unit, writer)}`)
  } else if (limitLow !== undefined) {
    facts.push(`≥${gap}${size(limitLow, unit, writer)}`)
  }
  return facts
}

function depthFacts(depth: Depth | null, writer: ValueWriter): string[] {
  if (!depth) return []
  if (depth.value !== null) {
    return [`${writer.words.depth} ${size(depth.value, depth.unit, writer)}`]
  }
  return depth.type === 'BLIND' ? [writer.words.blind] : [writer.words.through]
}

const sizeOf = ({ value, unit }: Size, writer: ValueWriter) => size(value, unit, writer)

const size = (value: number, unit: Unit, { number }: ValueWriter) =>
  `${number(value)}${unitSign(unit)}`

const unitSign = (unit: Unit) => (unit === 'degree' ? '°' : `${gap}${unit === 'mm' ? 'mm' : 'in'}`)
