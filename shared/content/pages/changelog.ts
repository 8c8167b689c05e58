import { z } from 'zod'
import { rich, text } from '../parts/fields.ts'
import { anchor, headingParts } from '../parts/page-parts.ts'
import { plainPageSchema } from './plain-page.ts'

const changeAreas = ['contract', 'site'] as const

const entry = z.strictObject({
  id: anchor(),
  date: z.iso.date(),
  area: z.enum(changeAreas),
  /** Paths that it has touched: of pages, files and endpoints. */
  places: z.array(z.string().regex(/^\/[\w./-]+$/)).min(1),
  title: text(),
  text: z.array(rich()).min(1),
})

/** What has changed in the contract of the API and on the site, the newest first, and how changes are announced. */
export const changelogSchema = plainPageSchema.extend({
  /** Names of the areas, below the title of a change. */
  areas: z.strictObject({ contract: text(), site: text() }),
  entries: z.array(entry).min(1),
  /** The choice of an area above the changes. */
  filter: z.strictObject({ label: text(), all: text() }),
  /** Over the places that changes have touched. */
  map: z.strictObject(headingParts),
  /** Heads of the table of the newest changes. */
  revisions: z.strictObject({ label: text(), number: text(), date: text(), change: text() }),
  /** Shown where the owner has a page that says whether the service runs. */
  status: z.strictObject({ text: text(), link: text() }),
})

export type ChangelogCopy = z.infer<typeof changelogSchema>
