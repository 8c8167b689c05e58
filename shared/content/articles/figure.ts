import { z } from 'zod'
import { text } from '../parts/fields.ts'

/** Words of a figure in one language: `content/figures/<name>.<en|de>.yaml`. */
export const figureSchema = z.strictObject({
  /** What is to be seen, for readers who cannot see it; several sentences are welcome. */
  alt: text().min(40, 'at least 40 characters: what is drawn and what it shows'),
  /** One or two sentences below the figure, without its number. */
  caption: text().max(260, 'at most 260 characters'),
  /** What is lettered in the figure; the drawing decides which labels there are. A line break breaks the label. */
  labels: z.record(z.string(), text()).default({}),
})

export type FigureWords = z.infer<typeof figureSchema>
