import { longestCallout } from '@firstangle/reader'
import { z } from 'zod'
import { localAddress } from '../../../shared/addresses/local-address.ts'
import { stringifySearch } from '../../../shared/addresses/search-params.ts'
import { fillText } from '../../../shared/i18n/format.ts'
import { locales } from '../../../shared/i18n/locale.ts'
import { sitePages } from '../../../shared/pages.ts'
import { calloutLine, readingsOfLine } from '../../rendering/callouts/callout-line.ts'
import { decodeCallouts, responsePart } from '../../rendering/callouts/decode-callouts.ts'
import { type Register, type ToolContext, ToolFault, tool } from '../tool.ts'

const callout = z.object({
  kind: z.string(),
  title: z.string(),
  statements: z.array(z.string()),
  values: z.array(z.object({ label: z.string(), value: z.string(), source: z.string() })),
  notes: z.array(z.string()),
})

/** The decoder of callouts, with all readings of a line. */
export function decodeCalloutTool(context: ToolContext): Register {
  const { copy, locale, siteUrl } = context
  const { parameters } = copy
  return tool(context, {
    name: 'decode_callout',
    input: z.strictObject({
      callout: z
        .string()
        .min(1)
        .max(longestCallout)
        .describe(fillText(parameters.callout, { max: longestCallout })),
      unit: z.enum(['mm', 'inch']).default('mm').describe(parameters.unit),
      language: z.enum(locales).default(locale).describe(parameters.language),
    }),
    output: z.object({
      callout: z.string(),
      readings: z.array(
        z.object({
          confidence: z.number(),
          reason: z.string().nullable(),
          callouts: z.array(callout),
          notes: z.array(z.string()),
          features: z.record(z.string(), z.array(z.unknown())),
        }),
      ),
      recognised_as: z.string().nullable(),
      standards: z.array(z.object({ name: z.string(), about: z.string() })),
      url: z.string(),
    }),
    run({ callout: typed, unit, language }) {
      const line = calloutLine(typed)
      if (line === '') throw new ToolFault(copy.faults.emptyLine)
      const decoded = decodeCallouts(line, unit, language)
      const shown = decoded.readings.map(({ reason, callouts, notes }) => ({
        reason,
        callouts: callouts.map((callout) => {
          const { kind, title, statements, values } = callout
          return { kind, title, statements, values, notes: callout.notes }
        }),
        notes,
      }))
      // The same readings in the same order, as values.
      const readings = readingsOfLine(line, unit).flatMap(({ confidence, callouts }, index) => {
        const words = shown[index]
        return words ? { ...words, confidence, features: responsePart(callouts, confidence) } : []
      })
      const { path } = sitePages['try-callout']
      const query = stringifySearch({ q: line, ...(unit === 'inch' && { unit }) })
      return {
        callout: line,
        readings,
        recognised_as: decoded.recognised,
        standards: decoded.standards,
        url: siteUrl + localAddress(path + query, language),
      }
    },
  })
}
