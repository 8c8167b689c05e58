import { z } from 'zod'
import { text } from '../parts/fields.ts'

const feed = z.strictObject({ title: text(), subtitle: text() })

/** `content/machine-readers.<en|de>.yaml`: words of Markdown pages, feeds, llms.txt and social pictures. */
export const machineReadersSchema = z.strictObject({
  forms: z.strictObject({
    /** How a form is sent; `{address}` is where. */
    post: text(),
    /** Where free times are listed; `{address}`. */
    slots: text(),
  }),
  /** Before the address of the page that a Markdown text comes from. */
  webPage: text(),
  llms: z.strictObject({
    summary: text(),
    details: z.array(text()).min(1),
    sections: z.strictObject({
      product: text(),
      developers: text(),
      useCases: text(),
      'knowledge-base': text(),
      blog: text(),
      contact: text(),
    }),
  }),
  feeds: z.strictObject({ blog: feed, 'knowledge-base': feed, changelog: feed }),
  /** Captions in the title block of the pictures that networks show with a link. */
  socialImage: z.strictObject({ sheet: text(), language: text() }),
})
