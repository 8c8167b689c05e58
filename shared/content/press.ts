import { z } from 'zod'
import { href, rich, text } from './fields.ts'
import { anchor, headingParts } from './parts.ts'
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
  /** The logo, drawn with its dimensions. */
  construction: z.strictObject({ ...headingParts, label: text(), caption: text() }),
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
  about: z.strictObject({ title: text(), text: rich() }),
})

export type PressKitCopy = z.infer<typeof pressKitSchema>
export type PressReleasesCopy = z.infer<typeof pressReleasesSchema>
