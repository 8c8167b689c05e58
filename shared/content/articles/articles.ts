import { z } from 'zod'
import { text } from '../parts/fields.ts'

/** Words for the place of a post that is gone (SPEC section 8). */
const removed = z.strictObject({
  title: text(),
  text: text(),
  /** Words of the link to the list. */
  list: text(),
})

/** Words in the text of articles that no author writes. */
const body = z.strictObject({
  /** Heading above the footnotes. */
  notes: text(),
  /** Before the number of a footnote: what its link back says to screen readers. */
  back: text(),
  /** Names of regions that scroll. */
  table: text(),
  code: text(),
  /** On the button of a block of code. */
  copy: text(),
  /** What the links beside headings are called. */
  link: text(),
  /** Before the number of a figure. */
  figure: text(),
  /** On the link to the figure's own file. */
  openLarge: text(),
})

export type ArticleBodyWords = z.infer<typeof body>

/** Words around every article and around lists of them: `content/articles.<en|de>.yaml`. */
export const articlesSchema = z.strictObject({
  author: text(),
  /** Captions of the cells below the title. */
  facts: z.strictObject({
    author: text(),
    publishedOn: text(),
    updatedOn: text(),
    reading: text(),
  }),
  /** With `{count}` minutes. */
  readingTime: text(),
  body,
  relatedTitle: text(),
  neighbours: z.strictObject({ label: text(), older: text(), newer: text() }),
  /** What the links beside headings say once they have copied their address. */
  linkCopied: text(),
  /** Lists of more articles than one page shows; with `{name}` of the list, `{count}` of the page and `{max}` pages. */
  pages: z.strictObject({
    label: text(),
    /** The number first: long titles are cut. */
    title: text(),
    page: text(),
    previous: text(),
    next: text(),
    /** In the place of a page that does not exist, with a link to the first one. */
    missing: text(),
    first: text(),
  }),
  /** Words of the link to the feed. */
  feed: text(),
  removed,
})

export type ArticlesCopy = z.infer<typeof articlesSchema>
