import { z } from 'zod'
import { each, href, rich, text } from '../parts/fields.ts'
import {
  callToActionSchema,
  headingParts,
  heroSchema,
  textSectionSchema,
} from '../parts/page-parts.ts'
import { seoSchema } from '../parts/seo.ts'

/** What every page of charts has around its charts. */
const frame = {
  seo: seoSchema,
  hero: heroSchema,
  sections: z.array(textSectionSchema).min(1),
  callToAction: callToActionSchema,
}

/** A computed table: heading, name of the table, and the standards that its values are from. */
const chart = { ...headingParts, caption: text(), source: rich() }

/** Steps of nominal size; with `{over}` and `{upTo}`. */
const stepParts = { column: text(), first: text(), next: text() }
const steps = z.strictObject(stepParts)

/** The first begins above nothing, the last has no end. */
const openSteps = z.strictObject({ ...stepParts, from: text(), beyond: text() })

/** What is wrong with a number in a form. */
const faults = each(['empty', 'notANumber', 'negative', 'zero', 'tooLarge'], text())

/** A form whose answer is a view of its page; `{query}` in its title is what was asked. */
const answer = { title: text(), heading: text() }

/** What there are charts of. */
export const chartTopics = [
  'iso-fits',
  'metric-threads',
  'general-tolerances',
  'true-position',
] as const

export type ChartTopic = (typeof chartTopics)[number]

/** The list of charts. */
export const referenceSchema = z.strictObject({
  ...frame,
  /** Before the standards of each chart. */
  standards: text(),
  charts: z
    .array(
      z.strictObject({
        id: z.enum(chartTopics),
        href: href(),
        label: text(),
        text: rich(),
        standards: text(),
      }),
    )
    .length(chartTopics.length),
})

/** Fits of ANSI B4.2, in the order they are shown: loose first. */
export const preferredFits = [
  'H11/c11',
  'H9/d9',
  'H8/f7',
  'H7/g6',
  'H7/h6',
  'H7/k6',
  'H7/n6',
  'H7/p6',
  'H7/s6',
  'H7/u6',
] as const

/** Limits and fits of ISO 286. */
export const isoFitsSchema = z.strictObject({
  ...frame,
  form: z.strictObject({
    label: text(),
    hint: text(),
    submit: text(),
    examples: text(),
    example: z.array(text()).min(3),
  }),
  answer: z.strictObject({
    ...answer,
    /** Where nothing is asked yet; with `{query}`. */
    example: text(),
    unclear: text(),
    values: text(),
    value: text(),
    source: text(),
    /** Only a size was asked for; with `{size}`. */
    sizeOnly: text(),
    tooLong: text(),
    decoder: text(),
  }),
  steps,
  holes: z.strictObject(chart),
  shafts: z.strictObject(chart),
  /** `{size}` stands in title and caption; what names the section without one is `short`. */
  pairs: z.strictObject({
    ...chart,
    short: text(),
    columns: each(['fit', 'shaftBasis', 'hole', 'shaft', 'least', 'most', 'kind', 'use'], text()),
    kinds: each(['clearance', 'transition', 'interference'], text()),
    uses: each(preferredFits, text()),
  }),
})

/** Sizes and limits of threads. */
export const metricThreadsSchema = z.strictObject({
  ...frame,
  coarse: z.strictObject({
    ...chart,
    columns: each(
      [
        'size',
        'pitch',
        'pitchDiameter',
        'minor',
        'root',
        'drill',
        'fine',
        'medium',
        'coarse',
        'others',
      ],
      text(),
    ),
  }),
  fine: z.strictObject({
    ...chart,
    columns: each(['size', 'pitchDiameter', 'minor', 'root', 'drill'], text()),
  }),
  limits: z.strictObject({
    ...chart,
    columns: each(['size', 'nutPitch', 'nutMinor', 'screwMajor', 'screwPitch'], text()),
    /** Between two limits. */
    to: text(),
  }),
  unified: z.strictObject({
    ...chart,
    columns: each(['size', 'inches', 'diameter', 'UNC', 'UNF', 'UNEF'], text()),
  }),
  pipe: z.strictObject({
    ...chart,
    columns: each(['size', 'major', 'threads', 'pitch', 'pitchDiameter', 'minor'], text()),
  }),
})

const classNames = each(['f', 'm', 'c', 'v'], text())

/** General tolerances of ISO 2768. */
export const generalTolerancesSchema = z.strictObject({
  ...frame,
  form: z.strictObject({
    value: text(),
    hint: text(),
    class: text(),
    kind: text(),
    kinds: each(['linear', 'broken', 'angular'], text()),
    submit: text(),
  }),
  classes: classNames,
  answer: z.strictObject({
    ...answer,
    /** Where nothing is asked yet; as the heading. */
    example: text(),
    limits: text(),
    smallest: text(),
    largest: text(),
    /** No value in the table; with `{value}` and `{class}`. */
    none: text(),
    source: text(),
    faults,
  }),
  steps: openSteps,
  linear: z.strictObject(chart),
  broken: z.strictObject(chart),
  angular: z.strictObject({ ...chart, leg: text() }),
  geometry: z.strictObject({
    ...chart,
    columns: each(['form', 'perpendicularity', 'symmetry', 'runOut'], text()),
    length: text(),
    any: text(),
  }),
})

/** True position, with the maximum material requirement. */
export const truePositionSchema = z.strictObject({
  ...frame,
  form: z.strictObject({
    measured: text(),
    x: text(),
    y: text(),
    tolerance: text(),
    zone: text(),
    modifier: text(),
    modifiers: each(['none', 'M'], text()),
    feature: text(),
    features: each(['hole', 'pin'], text()),
    material: text(),
    limit: text(),
    limitHint: text(),
    size: text(),
    submit: text(),
  }),
  answer: z.strictObject({
    ...answer,
    /** Where nothing is asked yet, and the link that fills the form with it. */
    example: text(),
    open: text(),
    unclear: text(),
    /** With `{deviation}` and `{permitted}`. */
    inside: text(),
    outside: text(),
    /** The size itself is beyond its limit at maximum material. */
    beyondLimit: text(),
    rows: each(['deviation', 'zone', 'bonus', 'permitted', 'virtual'], text()),
    permitted: text(),
    measured: text(),
    faults,
  }),
  chart: z.strictObject({ ...chart, corner: text() }),
})

export type IsoFitsCopy = z.infer<typeof isoFitsSchema>
export type MetricThreadsCopy = z.infer<typeof metricThreadsSchema>
export type GeneralTolerancesCopy = z.infer<typeof generalTolerancesSchema>
export type TruePositionCopy = z.infer<typeof truePositionSchema>
