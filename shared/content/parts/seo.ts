import { z } from 'zod'
import { text } from './fields.ts'

/** What a content file says about its page to search engines and social cards. The brand suffix is added by code. */
export const seoSchema = z.strictObject({
  title: text(),
  description: text().max(160, 'at most 160 characters: search engines cut longer ones'),
  keywords: z.array(text()).min(1),
  /** Alternative text of the page's social image. */
  imageAlt: text(),
})

export type SeoCopy = z.infer<typeof seoSchema>
