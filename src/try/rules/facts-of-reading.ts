import type { Quantity, Tolerance } from '@firstangle/drawings/responses'
import { exact, mmPerInch } from '@firstangle/drawings/standards'
import { type PageReading, responsesOf } from '@firstangle/reader'
import type { SheetFacts, SizeFact } from '../../../shared/feasibility/drawing-facts.ts'

/** What the rules need of a sheet that was read. Inches become millimetres, in which the rules are written. */
export function factsOfReading(reading: PageReading): SheetFacts {
  const { features, metadata } = responsesOf(reading)
  const found = [...reading.features, ...reading.metadata]
  const labels = new Map(found.map(({ id, label }) => [id, label]))
  const labelled = <T extends { reference_id: number }>(each: T) => ({
    ...each,
    label: labels.get(each.reference_id) ?? '',
  })
  const { general_roughness } = metadata
  const roughnesses = [...features.roughnesses, ...(general_roughness ? [general_roughness] : [])]
  return {
    number: reading.metadata.find(({ field }) => field === 'drawingNumber')?.value ?? '',
    width: reading.width,
    height: reading.height,
    dimensions: features.dimensions.flatMap(sizeFact),
    bores: features.bores.flatMap(({ diameter, ...bore }) =>
      diameter?.value
        ? [{ ...bore, diameter: inMillimetres({ ...diameter, value: diameter.value }) }]
        : [],
    ),
    // A hole that is only a thread has no diameter of its own.
    threads: [
      ...features.threads,
      ...features.bores.flatMap(({ diameter, thread }) => (thread && !diameter ? [thread] : [])),
    ],
    radii: features.radii.flatMap(({ size, ...radius }) =>
      size ? [{ ...radius, size: inMillimetres(size) }] : [],
    ),
    chamfers: features.chamfers.map((chamfer) => ({
      ...chamfer,
      size: inMillimetres(chamfer.size),
    })),
    gdnts: features.gdnts.map((frame) => ({
      ...frame,
      zone: frame.zone && inMillimetres(frame.zone),
    })),
    roughnesses: roughnesses.map(({ conditions, ...roughness }) => ({
      ...roughness,
      conditions: conditions.map(inMicrometres),
    })),
    materials: metadata.material_options.map(labelled),
    generalTolerances: metadata.general_tolerances.map(labelled),
    boxes: Object.fromEntries(found.flatMap(({ id, boxes: [box] }) => (box ? [[id, box]] : []))),
  }
}

/** A size that is printed as its two limits has the lower one as its nominal size. */
function sizeFact(
  dimension: ReturnType<typeof responsesOf>['features']['dimensions'][number],
): SizeFact[] {
  const { size, tolerance } = dimension
  const { limit_lower: lower, limit_upper: upper } = tolerance
  if (size.value !== null) {
    const known = { ...size, value: size.value }
    return [
      {
        ...dimension,
        size: inMillimetres(known),
        tolerance: toleranceInMillimetres(tolerance, size.unit),
      },
    ]
  }
  if (!lower || !upper) return []
  const width = String(exact(Number(upper) - Number(lower)))
  const limits = { ...tolerance, deviation_lower: '0', deviation_upper: width }
  return [
    {
      ...dimension,
      size: inMillimetres({ ...size, value: lower }),
      tolerance: toleranceInMillimetres(limits, size.unit),
    },
  ]
}

function toleranceInMillimetres(tolerance: Tolerance, unit: Quantity['unit']): Tolerance {
  const length = (value: string | null) =>
    value === null ? null : inMillimetres({ value, unit }).value
  return {
    ...tolerance,
    deviation_lower: length(tolerance.deviation_lower),
    deviation_upper: length(tolerance.deviation_upper),
  }
}

function inMillimetres<T extends { value: string; unit: Quantity['unit']; tolerance?: Tolerance }>(
  quantity: T,
): T {
  if (quantity.unit !== 'inch') return quantity
  return {
    ...quantity,
    value: multiplied(quantity.value, mmPerInch),
    unit: 'mm',
    ...(quantity.tolerance && { tolerance: toleranceInMillimetres(quantity.tolerance, 'inch') }),
  }
}

function inMicrometres<T extends { value: string; unit: string }>(condition: T): T {
  if (condition.unit !== 'microinch') return condition
  return { ...condition, value: multiplied(condition.value, mmPerInch / 1000) }
}

const multiplied = (value: string, factor: number) => String(exact(Number(value) * factor))
