import {
  normalCharacteristic,
  normalReference,
  normalType,
  normalUnit,
  threadName,
} from './normal-names.ts'
import type { Field, TrueValue } from './scored-value.ts'
import type { TruthEntry, TruthPage, ValueKind } from './truth.ts'
import { valueKinds } from './truth.ts'

type Fields = Record<string, Field>

/** A field is compared only where the truth states it; null and absence are not compared. */
const stated = (value: Field): Field => value ?? undefined

type SizeEntry = number | { value?: number | null } | null | undefined

const sizeOf = (entry: SizeEntry): number | undefined =>
  (typeof entry === 'object' ? entry?.value : entry) ?? undefined

/** Everything printed beside a size: what the truth does not list must not be read either. */
const toleranceFields = (tolerance: TruthEntry<'dimensions'>['tolerance']): Fields => ({
  upper: tolerance?.upper ?? null,
  lower: tolerance?.lower ?? null,
  limitLow: tolerance?.limitLow ?? null,
  limitHigh: tolerance?.limitHigh ?? null,
  fit: tolerance?.fit ? tolerance.fit.replace(/\s/g, '') : null,
})

const common = (entry: { quantity?: number | null; unit?: string | null }): Fields => ({
  quantity: entry.quantity ?? 1,
  unit: normalUnit(entry.unit),
})

const dimension = (entry: TruthEntry<'dimensions'>): Fields => ({
  ...common(entry),
  type: normalType(entry.type),
  value: entry.value ?? null,
  ...toleranceFields(entry.tolerance),
  basic: entry.basic ?? false,
  reference: entry.reference ?? false,
  approximate: entry.approximate ?? false,
})

const depthFields = (entry: { depth?: SizeEntry; through?: boolean | null }): Fields => ({
  depth: sizeOf(entry.depth) ?? null,
  through: entry.through ?? false,
})

function thread(entry: TruthEntry<'threads'>): Fields {
  const { name, pitch } = threadName(entry.designation ?? entry.text)
  return {
    quantity: entry.quantity ?? 1,
    designation: name,
    diameter: name ? undefined : sizeOf(entry.diameter),
    pitch: stated(entry.pitch ?? pitch),
    threadsPerInch: stated(entry.threadsPerInch),
    ...depthFields(entry),
  }
}

const bore = (entry: TruthEntry<'bores'>): Fields => ({
  ...common(entry),
  diameter: sizeOf(entry.diameter) ?? null,
  ...depthFields(entry),
  ...toleranceFields(entry.tolerance),
  counterbore: sizeOf(entry.counterbore?.diameter) ?? null,
  counterboreDepth: sizeOf(entry.counterbore?.depth) ?? null,
  countersink: sizeOf(entry.countersink?.diameter) ?? null,
  countersinkAngle: sizeOf(entry.countersink?.angle) ?? null,
})

/** Modifiers in one order. */
const sorted = (modifiers: readonly string[]): string =>
  modifiers.map(normalReference).sort().join('')

const datumText = (datum: string | Record<string, unknown>): string => {
  if (typeof datum === 'string') return normalReference(datum)
  const { label, letter, modifiers, modifier } = datum
  const signs = Array.isArray(modifiers) ? modifiers : [modifier ?? '']
  return normalReference(`${label ?? letter ?? ''}${signs.join('')}`)
}

function frame(entry: TruthEntry<'gdt'>): Fields {
  const { characteristic, type, symbol, text, tolerance, zone } = entry as Record<string, never>
  const named = [characteristic, type, symbol].map(normalCharacteristic).find(Boolean)
  const sign =
    typeof text === 'string'
      ? normalCharacteristic([...(text as string).replace('|', '')][0])
      : undefined
  const isRound = [entry.diameter, entry.isDiameter, entry.diametral].find(
    (flag) => typeof flag === 'boolean',
  )
  const zoneSize = [entry.value, tolerance, zone].find(
    (size) => size !== undefined && size !== null,
  )
  const datums = typeof entry.datums === 'string' ? entry.datums.split(/[|,;\s]+/) : entry.datums
  const modifiers = typeof entry.modifiers === 'string' ? [entry.modifiers] : entry.modifiers
  return {
    ...common(entry),
    characteristic: named ?? sign,
    value: sizeOf(zoneSize as SizeEntry),
    diameter: isRound as boolean | undefined,
    modifiers: modifiers ? sorted(modifiers) : undefined,
    datums: (datums ?? []).map(datumText).filter(Boolean).join('|'),
  }
}

function datum(entry: TruthEntry<'datumFeatures'>): Fields {
  if (typeof entry === 'string') return { label: normalReference(entry) }
  const { label, letter, datum: named } = entry as Record<string, string | undefined>
  const name = label ?? letter ?? named ?? entry.text
  return { label: name ? normalReference(name) : undefined }
}

const roughness = (entry: TruthEntry<'roughnesses'>): Fields => ({
  parameter: entry.parameter ?? (entry.value === null ? null : undefined),
  value: entry.value ?? null,
  unit: entry.value === null ? undefined : normalUnit(entry.unit),
  general: stated(entry.general),
})

const chamfer = (entry: TruthEntry<'chamfers'>): Fields => ({
  ...common(entry),
  size: sizeOf(entry.size) ?? null,
  secondSize: sizeOf(entry.secondSize) ?? null,
  angle: sizeOf(entry.angle),
  ...toleranceFields(entry.tolerance),
  general: stated(entry.general),
})

const radius = (entry: TruthEntry<'radii'>): Fields => ({
  ...common(entry),
  value: entry.value ?? null,
  ...toleranceFields(entry.tolerance),
  reference: entry.reference ?? false,
  spherical: entry.spherical ?? false,
})

const fieldsOf: { readonly [K in ValueKind]: (entry: TruthEntry<K>) => Fields } = {
  dimensions: dimension,
  threads: thread,
  bores: bore,
  gdt: frame,
  datumFeatures: datum,
  roughnesses: roughness,
  chamfers: chamfer,
  radii: radius,
}

const plain = (fields: Fields): string =>
  Object.entries(fields)
    .filter(([, value]) => value !== undefined && value !== null && value !== false)
    .map(([field, value]) => `${field} ${value}`)
    .join(', ')

function valuesOfEntry<K extends ValueKind>(kind: K, entry: TruthEntry<K>): TrueValue[] {
  const fields = fieldsOf[kind](entry)
  const { count, text, optional } = (typeof entry === 'string' ? {} : entry) as {
    count?: number | null
    text?: string | null
    optional?: boolean | null
  }
  const value = { kind, text: text ?? plain(fields), fields, isOptional: optional ?? false }
  return Array.from({ length: count ?? 1 }, () => value)
}

/** What must be read on a page: one value for each callout that stands there. */
export const trueValues = (page: TruthPage): TrueValue[] =>
  valueKinds.flatMap((kind) =>
    page[kind].flatMap((entry) => valuesOfEntry(kind, entry as TruthEntry<typeof kind>)),
  )
