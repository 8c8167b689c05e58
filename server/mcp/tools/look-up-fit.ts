import { exact, findFit, playBetween } from '@firstangle/drawings/standards'
import { z } from 'zod'
import { localAddress } from '../../../shared/addresses/local-address.ts'
import { stringifySearch } from '../../../shared/addresses/search-params.ts'
import { fillText } from '../../../shared/i18n/format.ts'
import { sitePages } from '../../../shared/pages.ts'
import { drawingNumber } from '../../rendering/callouts/figure-text.ts'
import { kindOfFit } from '../../rendering/reference/fit-pairs.ts'
import { type Register, type ToolContext, ToolFault, tool } from '../tool.ts'

const limits = z.object({
  class: z.string(),
  for: z.enum(['hole', 'shaft']),
  upper_deviation: z.number(),
  lower_deviation: z.number(),
  largest: z.number(),
  smallest: z.number(),
})

type Limits = z.infer<typeof limits>

/** Deviations and limits of the chart of ISO 286. */
export function lookUpFitTool(context: ToolContext): Register {
  const { copy, locale, siteUrl } = context
  const { parameters, sources } = copy
  return tool(context, {
    name: 'look_up_fit',
    input: z.strictObject({
      size: z.number().positive().max(100_000).describe(parameters.size),
      fit: z.string().trim().min(1).max(20).describe(parameters.fit),
    }),
    output: z.object({
      size: z.number(),
      unit: z.literal('mm'),
      classes: z.array(limits).min(1).max(2),
      clearance: z
        .object({
          kind: z.enum(['clearance', 'transition', 'interference']),
          least: z.number(),
          greatest: z.number(),
        })
        .nullable(),
      source: z.string(),
      url: z.string(),
    }),
    run({ size, fit }) {
      const classes = fit.split('/').map((each) => limitsOf(size, each.trim(), context))
      const query = stringifySearch({ q: `Ø${size} ${fit}` })
      return {
        size,
        unit: 'mm' as const,
        classes,
        clearance: classes.length === 1 ? null : clearanceOf(classes, context),
        source: sources.fit,
        url: siteUrl + localAddress(sitePages['reference-iso-fits'].path + query, locale),
      }
    },
  })
}

function limitsOf(size: number, name: string, { copy, locale }: ToolContext): Limits {
  const { deviations, gap } = findFit(size, name)
  if (!deviations) {
    const text = copy.faults.gaps[gap]
    const written = drawingNumber(size, locale)
    throw new ToolFault(fillText(copy.faults.noFit, { class: name, size: written, text }))
  }
  return {
    class: name,
    for: /^[A-Z]/.test(name) ? 'hole' : 'shaft',
    upper_deviation: deviations.upper,
    lower_deviation: deviations.lower,
    largest: exact(size + deviations.upper),
    smallest: exact(size + deviations.lower),
  }
}

/** Clearance between hole and shaft; below zero they interfere. */
function clearanceOf(classes: readonly Limits[], { copy }: ToolContext) {
  const [hole, ...otherHoles] = classes.filter((each) => each.for === 'hole')
  const [shaft, ...otherShafts] = classes.filter((each) => each.for === 'shaft')
  if (!hole || !shaft || otherHoles.length > 0 || otherShafts.length > 0) {
    throw new ToolFault(copy.faults.noPair)
  }
  const zone = (each: Limits) => ({ lower: each.lower_deviation, upper: each.upper_deviation })
  const { least, most } = playBetween(zone(hole), zone(shaft))
  return { kind: kindOfFit(least, most), least, greatest: most }
}
