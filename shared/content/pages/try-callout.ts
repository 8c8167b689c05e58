import { z } from 'zod'
import { rich, text } from '../parts/fields.ts'
import { callToActionSchema, heroSchema, textSectionSchema } from '../parts/page-parts.ts'
import { seoSchema } from '../parts/seo.ts'

/** The decoder of callouts: its form, the words around an answer, and what it does not do. */
export const tryCalloutSchema = z.strictObject({
  seo: seoSchema,
  hero: heroSchema,
  form: z.strictObject({
    label: text(),
    hint: text(),
    submit: text(),
    /** The answer to what was typed does not come. */
    failed: text(),
    unit: text(),
    mm: text(),
    inch: text(),
    /** Name of the row of buttons that insert signs. */
    signs: text(),
    /** Signs that keyboards lack, with their names. */
    sign: z.array(z.strictObject({ id: text(), name: text() })).min(8),
    examples: text(),
    /** Lines to start from, as each language writes them. */
    example: z.array(z.strictObject({ id: text(), line: text(), name: text() })).min(6),
  }),
  answer: z.strictObject({
    /** Title of the page; `{query}` is what was asked. */
    title: text(),
    /** Above the answer to an example, where nothing is asked. */
    example: text(),
    /** Said to screen readers, with `{count}`. */
    one: text(),
    many: text(),
    /** Above each reading of a line that has several, with `{number}`, `{count}` and `{score}`. */
    reading: text(),
    values: text(),
    value: text(),
    source: text(),
    general: text(),
    notes: text(),
    json: text(),
    jsonNote: rich(),
    standards: text(),
    documentation: text(),
    glossary: text(),
    share: text(),
    shared: text(),
  }),
  /** Instead of an answer; `{query}` is what was asked, `{max}` the longest text. */
  unclear: z.strictObject({
    title: text(),
    text: rich(),
    /** The line stands on drawings, but is not decoded. */
    recognised: text(),
    tooLong: text(),
    tooLongText: rich(),
  }),
  sections: z.array(textSectionSchema).min(1),
  callToAction: callToActionSchema,
})

export type TryCalloutCopy = z.infer<typeof tryCalloutSchema>
