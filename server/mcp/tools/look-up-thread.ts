import {
  clearanceHole,
  pitchDiameterLimits6g,
  pitchDiameterLimits6H,
} from '@firstangle/drawings/standards'
import { explainAll, type Figure } from '@firstangle/reader'
import { z } from 'zod'
import { localAddress } from '../../../shared/addresses/local-address.ts'
import { stringifySearch } from '../../../shared/addresses/search-params.ts'
import { fillText } from '../../../shared/i18n/format.ts'
import { sitePages } from '../../../shared/pages.ts'
import { calloutLine, readingsOfLine } from '../../rendering/callouts/callout-line.ts'
import { figureText } from '../../rendering/callouts/figure-text.ts'
import { siteContext } from '../../rendering/site-context.ts'
import { type Register, type ToolContext, ToolFault, tool } from '../tool.ts'

const threadValue = z.object({
  name: z.string(),
  text: z.string(),
  value: z.number().optional(),
  low: z.number().optional(),
  high: z.number().optional(),
  unit: z.string().optional(),
  source: z.string(),
})

type ThreadValue = z.infer<typeof threadValue>

/** Systems that the chart of threads has. */
const charted = /^(?:ISO_METRIC|UNC|UNF|UNEF|G)$/

/** The tables of threads, by a designation. */
export function lookUpThreadTool(context: ToolContext): Register {
  const { copy, locale, siteUrl } = context
  return tool(context, {
    name: 'look_up_thread',
    input: z.strictObject({
      designation: z.string().trim().min(1).max(60).describe(copy.parameters.designation),
    }),
    output: z.object({
      designation: z.string(),
      system: z.string(),
      tolerance_class: z.string().nullable(),
      hand: z.enum(['LEFT', 'RIGHT']),
      values: z.array(threadValue),
      url: z.string(),
    }),
    run({ designation: typed }) {
      const line = calloutLine(typed)
      const thread = threadOf(line)
      if (!thread) throw new ToolFault(fillText(copy.faults.noThread, { text: line }))
      const { designation, system, toleranceClass, handedness } = thread
      const { path } = sitePages['reference-metric-threads']
      const decoder = sitePages['try-callout'].path + stringifySearch({ q: line })
      return {
        designation,
        system,
        tolerance_class: toleranceClass,
        hand: handedness,
        values: [...explainedValues(thread, context), ...metricValues(thread, context)],
        url: siteUrl + localAddress(charted.test(system) ? path : decoder, locale),
      }
    },
  })
}

/** The one thread that a line can name. */
function threadOf(line: string) {
  const [reading] = readingsOfLine(line, 'mm')
  const [callout, ...more] = reading?.callouts ?? []
  return callout?.kind === 'thread' && more.length === 0 ? callout : undefined
}

type Thread = NonNullable<ReturnType<typeof threadOf>>

/** What the decoder says of a thread. */
function explainedValues(thread: Thread, { locale }: ToolContext): ThreadValue[] {
  const words = siteContext().content.wording('callout', locale)
  return explainAll([thread]).flatMap(({ rows }) =>
    rows.map(({ label, figure, source }) => ({
      name: words.labels[label],
      text: figureText(figure, locale, words),
      ...numbersOf(figure),
      source: words.sources[source].name,
    })),
  )
}

/** What only the chart holds: clearance holes, and the pitch diameter in 6H and 6g. */
function metricValues(thread: Thread, { locale, copy }: ToolContext): ThreadValue[] {
  const { system, diameter, pitch, toleranceClass } = thread
  if (system !== 'ISO_METRIC' || pitch === null) return []
  const words = siteContext().content.wording('callout', locale)
  const { labels, sources } = copy
  const is = (name: string) => toleranceClass?.split('/').includes(name) ?? true
  const holes = clearanceHole(diameter.value)
  const row = (name: string, figure: Figure, source: string): ThreadValue => ({
    name,
    text: figureText(figure, locale, words),
    ...numbersOf(figure),
    source,
  })
  const between = (name: string, limits: { low: number; high: number } | undefined) =>
    limits ? [row(name, { kind: 'limits', ...limits, unit: 'mm' }, words.sources.iso965.name)] : []
  return [
    ...(holes
      ? (['fine', 'medium', 'coarse'] as const).map((series) =>
          row(
            labels[series],
            { kind: 'number', value: holes[series], unit: 'mm' },
            sources.clearanceHole,
          ),
        )
      : []),
    ...(is('6H')
      ? between(labels.internalPitchDiameter, pitchDiameterLimits6H(diameter.value, pitch))
      : []),
    ...(is('6g')
      ? between(labels.externalPitchDiameter, pitchDiameterLimits6g(diameter.value, pitch))
      : []),
  ]
}

/** The numbers of a figure, where it has any. */
function numbersOf(figure: Figure): Pick<ThreadValue, 'value' | 'low' | 'high' | 'unit'> {
  if (figure.kind === 'number') return { value: figure.value, unit: figure.unit }
  if (figure.kind === 'limits') return { low: figure.low, high: figure.high, unit: figure.unit }
  return {}
}
