import { z } from 'zod'
import { text } from '../parts/fields.ts'

const isoDate = z.iso.date({
  error: 'an existing date such as 2026-09-15',
  // An invalid date ends the checks, so that it is not compared.
  abort: true,
})

/** Words joined by hyphens: file name, address and name of an article in `related`. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Front matter of an article in `content/blog/` and `content/knowledge-base/`. */
export const articleSchema = z
  .strictObject({
    /** Made from the slug when left out (SPEC section 2). */
    title: text().optional(),
    description: text().max(160, 'at most 160 characters: search engines cut longer ones'),
    keywords: z.array(text()).min(1),
    /** Alternative text of the article's social image. */
    imageAlt: text(),
    published: isoDate,
    updated: isoDate,
    /** Slugs of articles of either collection. */
    related: z
      .array(z.string().regex(slugPattern, 'a slug: lower-case letters, digits, hyphens'))
      .default([]),
  })
  .refine((article) => article.updated >= article.published, {
    path: ['updated'],
    error: 'a date on or after `published`',
  })

export type ArticleFrontMatter = z.infer<typeof articleSchema>
