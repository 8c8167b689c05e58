import { z } from 'zod'
import { each, href, link, rich, text } from '../parts/fields.ts'
import { heroSchema } from '../parts/page-parts.ts'
import { seoSchema } from '../parts/seo.ts'

/** Topics of the security pack, in their order; the id of a question names its topic. */
export const controlCategories = [
  'ACC',
  'ENC',
  'RES',
  'RET',
  'BCK',
  'INC',
  'PEO',
  'DEV',
  'VUL',
  'LOG',
  'NET',
  'SUB',
  'BCM',
  'EXI',
  'AIU',
  'PRI',
  'CRT',
  'PHY',
  'SUP',
] as const

/** How far a question is answered by what is published. */
export const controlStatuses = ['answered', 'partly', 'ask'] as const

export type ControlCategory = (typeof controlCategories)[number]
export type ControlStatus = (typeof controlStatuses)[number]

const parts = {
  /** Stable: buyers note it, and links name it. A question that is given up leaves its number behind. */
  id: z
    .string()
    .regex(/^FA-[A-Z]{3}-\d\d$/, 'an id such as FA-ACC-01')
    .refine((id) => (controlCategories as readonly string[]).includes(id.slice(3, 6)), 'a topic'),
  updated: z.iso.date(),
  question: text(),
}

const control = z.discriminatedUnion('standing', [
  /** `href` is the page that states what is answered. */
  z.strictObject({
    ...parts,
    standing: z.enum(['answered', 'partly']),
    answer: rich(),
    href: href(),
  }),
  z.strictObject({ ...parts, standing: z.literal('ask') }),
])

/** The security pack: the questions of vendor reviews, each with what the site states. */
export const securityPackSchema = z.strictObject({
  seo: seoSchema,
  hero: heroSchema,
  /** The day of the last change. Change it with any answer, and add the change to `changes`. */
  version: z.iso.date(),
  asOf: text(),
  files: z.strictObject({ label: text(), xlsx: text(), csv: text(), json: text(), pdf: text() }),
  related: z.strictObject({ label: text(), links: z.array(link()).min(1) }),
  filter: z.strictObject({
    title: text(),
    label: text(),
    hint: text(),
    category: text(),
    allCategories: text(),
    status: text(),
    allStatuses: text(),
    submit: text(),
    /** With `{count}` and `{max}`. */
    count: text(),
    none: text(),
  }),
  /** Names the counts of the statuses beside the first words. */
  gauge: text(),
  statuses: each(controlStatuses, text()),
  table: z.strictObject({ caption: text(), question: text(), answer: text(), status: text() }),
  /** Column headings of the files: id, topic, question, answer, status, source, last change. */
  columns: z.array(text()).length(7),
  ask: text(),
  /** The link to ask more about a question that is answered in part. */
  askMore: text(),
  /** Marks a question for a call. Screen readers hear it with the question, `{label}`. */
  mark: text(),
  markOne: text(),
  /** Links to the booking page with `{count}` questions. */
  bring: z.strictObject({ open: text(), marked: text(), hint: text() }),
  changes: z.strictObject({
    title: text(),
    feed: text(),
    /** The newest first. */
    items: z.array(z.strictObject({ published: z.iso.date(), title: text(), text: text() })).min(1),
  }),
  /** What the answers are, and what they are not. */
  limits: text(),
  categories: each(controlCategories, text()),
  controls: z
    .array(control)
    .min(1)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'ids of their own'),
})

export type SecurityPackCopy = z.infer<typeof securityPackSchema>
export type Control = SecurityPackCopy['controls'][number]
