import {
  angularLimit,
  brokenEdgeLimit,
  exact,
  type GeneralClass,
  type GeneralGeometryClass,
  generalClasses,
  generalForm,
  generalGeometryClasses,
  generalPerpendicularity,
  generalRunOut,
  generalSymmetry,
  linearLimit,
  valueOrNull,
} from '@firstangle/drawings/standards'
import { z } from 'zod'
import { localAddress } from '../../../shared/addresses/local-address.ts'
import { stringifySearch } from '../../../shared/addresses/search-params.ts'
import { fillText } from '../../../shared/i18n/format.ts'
import { sitePages } from '../../../shared/pages.ts'
import { drawingNumber } from '../../rendering/callouts/figure-text.ts'
import { type Register, type ToolContext, ToolFault, tool } from '../tool.ts'

/** Kinds of ISO 2768-1, with the name that the page's form has for them. */
const sizeKinds = {
  linear: { limit: linearLimit, inForm: 'linear' },
  external_radius_or_chamfer: { limit: brokenEdgeLimit, inForm: 'broken' },
  angular: { limit: angularLimit, inForm: 'angular' },
} as const

/** Kinds of ISO 2768-2. */
const geometryKinds = {
  straightness_flatness: generalForm,
  perpendicularity: generalPerpendicularity,
  symmetry: generalSymmetry,
  run_out: (_: number, name: GeneralGeometryClass) => generalRunOut(name),
} as const

type SizeKind = keyof typeof sizeKinds
type GeometryKind = keyof typeof geometryKinds

const kinds = [...Object.keys(sizeKinds), ...Object.keys(geometryKinds)] as [
  SizeKind | GeometryKind,
  ...(SizeKind | GeometryKind)[],
]
const isSizeKind = (kind: string): kind is SizeKind => Object.hasOwn(sizeKinds, kind)
const isSizeClass = (name: string): name is GeneralClass => /^[fmcv]$/.test(name)

/** The charts of ISO 2768. */
export function lookUpGeneralToleranceTool(context: ToolContext): Register {
  const { parameters } = context.copy
  return tool(context, {
    name: 'look_up_general_tolerance',
    input: z.strictObject({
      size: z.number().positive().max(100_000).describe(parameters.size),
      class: z.enum([...generalClasses, ...generalGeometryClasses]).describe(parameters.class),
      kind: z.enum(kinds).default('linear').describe(parameters.kind),
    }),
    output: z.object({
      size: z.number(),
      class: z.string(),
      kind: z.string(),
      /** For sizes and angles to either side; for form and position the width of the zone. */
      tolerance: z.number(),
      is_plus_minus: z.boolean(),
      unit: z.enum(['mm', 'degree']),
      largest: z.number().nullable(),
      smallest: z.number().nullable(),
      source: z.string(),
      url: z.string(),
    }),
    run({ size, class: name, kind }) {
      if (isSizeKind(kind) && isSizeClass(name)) return sizeLimits(size, name, kind, context)
      if (!isSizeKind(kind) && !isSizeClass(name)) return geometryLimit(size, name, kind, context)
      throw new ToolFault(fillText(context.copy.faults.classOfKind, { class: name }))
    },
  })
}

function sizeLimits(size: number, name: GeneralClass, kind: SizeKind, context: ToolContext) {
  const { limit, inForm } = sizeKinds[kind]
  const tolerance = toleranceOrFault(() => limit(size, name), size, name, context)
  const isAngle = kind === 'angular'
  const query = stringifySearch({ value: size, class: name, kind: inForm })
  return {
    size,
    class: name,
    kind,
    tolerance,
    is_plus_minus: true,
    unit: isAngle ? ('degree' as const) : ('mm' as const),
    largest: isAngle ? null : exact(size + tolerance),
    smallest: isAngle ? null : exact(size - tolerance),
    source: context.copy.sources.size,
    url: addressOf(query, context),
  }
}

function geometryLimit(
  size: number,
  name: GeneralGeometryClass,
  kind: GeometryKind,
  context: ToolContext,
) {
  const tolerance = toleranceOrFault(() => geometryKinds[kind](size, name), size, name, context)
  return {
    size,
    class: name,
    kind,
    tolerance,
    is_plus_minus: false,
    unit: 'mm' as const,
    largest: null,
    smallest: null,
    source: context.copy.sources.geometry,
    url: addressOf('#geometry', context),
  }
}

function toleranceOrFault(
  read: () => number,
  size: number,
  name: string,
  { copy, locale }: ToolContext,
): number {
  const value = valueOrNull(read)
  if (value !== null) return value
  const written = drawingNumber(size, locale)
  throw new ToolFault(fillText(copy.faults.noTolerance, { size: written, class: name }))
}

const addressOf = (rest: string, { siteUrl, locale }: ToolContext): string =>
  siteUrl + localAddress(sitePages['reference-general-tolerances'].path + rest, locale)
