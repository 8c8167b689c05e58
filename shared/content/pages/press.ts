import { z } from 'zod'
import { titleBlockSchema } from '../parts/drafting-parts.ts'
import { href, rich, text } from '../parts/fields.ts'
import { anchor, headingParts, itemSchema } from '../parts/page-parts.ts'
import { plainPageSchema } from './plain-page.ts'

const file = z.strictObject({
  title: text(),
  alt: text(),
  /** The ground the file is made for. */
  ground: z.enum(['paper', 'blueprint']),
  svg: href(),
  png: href(),
})

/** The press kit: facts, and files to take away. */
export const pressKitSchema = plainPageSchema.extend({
  titleBlock: titleBlockSchema,
  /** The logo, drawn with its dimensions. */
  construction: z.strictObject({ ...headingParts, label: text(), caption: text() }),
  /** Figures, each in a sentence with its condition that may be quoted as it is. The first is shown largest. */
  figures: z.strictObject({
    ...headingParts,
    items: z.array(z.strictObject({ value: text(), label: text(), quote: text() })).min(4),
  }),
  files: z.strictObject({ ...headingParts, items: z.array(file).min(4) }),
})

const release = z.strictObject({
  id: anchor(),
  date: z.iso.date(),
  place: text(),
  title: text(),
  /** First paragraph; says who, what, when, where. */
  lead: rich(),
  text: z.array(rich()).min(1),
})

/** Press releases in full, the newest first. */
export const pressReleasesSchema = plainPageSchema.extend({
  /** The sample drawings, shown before the releases. */
  sheets: z.strictObject({
    ...headingParts,
    names: z.strictObject({ shaft: text(), bracket: text(), plate: text(), cover: text() }),
  }),
  releases: z.array(release).min(1),
  /** Above the list of releases in the head, and its columns. */
  register: z.strictObject({ label: text(), date: text(), release: text() }),
  about: z.strictObject({ title: text(), text: rich() }),
  /** Below a release, as on a sheet; its parts are measured in characters. */
  titleBlock: z.strictObject({
    number: text(),
    date: text(),
    place: text(),
    length: text(),
    characters: text(),
    spaces: text(),
    use: text(),
    permission: text(),
    questions: text(),
  }),
})

const report = z.strictObject({
  publication: text(),
  date: z.iso.date(),
  title: text(),
  href: href(),
})

/** Reports by others, and how to test recognition before one writes. */
export const mediaCoverageSchema = plainPageSchema.extend({
  register: z.strictObject({
    label: text(),
    columns: z.strictObject({ number: text(), date: text(), report: text() }),
    /** In place of the first row. */
    empty: text(),
    reports: z.array(report).default([]),
  }),
  test: z.strictObject({
    ...headingParts,
    /** Each has its figure. */
    steps: z.array(itemSchema).length(5),
    /** Kinds of sheets, after how many there are of each. */
    kinds: z.strictObject({ usual: text(), scan: text(), inch: text(), refused: text() }),
    /** Lettering of the figures. */
    figures: z.strictObject({
      right: text(),
      wrong: text(),
      missing: text(),
      invented: text(),
      expensive: text(),
    }),
  }),
})

export type MediaCoverageCopy = z.infer<typeof mediaCoverageSchema>
export type PressKitCopy = z.infer<typeof pressKitSchema>
export type PressReleasesCopy = z.infer<typeof pressReleasesSchema>
