import { termSymbolNames } from '@firstangle/drawings/term-symbols'
import { z } from 'zod'
import { text } from '../parts/fields.ts'
import { anchor } from '../parts/page-parts.ts'

const inLanguage = z.strictObject({
  term: text(),
  /** Other names and abbreviations of the same thing; search takes each for the term. */
  also: z.array(text()).default([]),
  definition: text()
    .min(40, 'at least 40 characters: one or two sentences')
    .max(260, 'at most 260 characters: one or two sentences'),
  /** Forms that no ending gives, such as „Bezüge“; found in articles like the term. */
  forms: z.array(text()).default([]),
  /** What articles explain by a hint, instead of the term and its other names; nothing for a word of everyday use. */
  marks: z.array(text()).optional(),
})

const entrySchema = z.strictObject({
  /** Anchor in the glossary, in both languages. */
  id: anchor(),
  /** Name of a drawing in packages/drawings/src/term-symbols/. */
  symbol: z
    .string()
    .refine(
      (name) => termSymbolNames.includes(name),
      'a symbol of packages/drawings/src/term-symbols/',
    )
    .optional(),
  /** Where the term is defined, with numbers and without years. */
  standard: text().optional(),
  /** Slug of the article that explains it, with the anchor of the section: `fits#tolerance-grades`. */
  article: z
    .string()
    .regex(/^[a-z0-9-]+(#\S+)?$/, 'the slug of an article, with or without #anchor')
    .optional(),
  en: inLanguage,
  de: inLanguage,
})

/** A term the copy keeps to, and the words it does not use for the same thing. */
const decision = z.strictObject({
  use: text(),
  not: z.array(z.string().min(1)).min(1),
  glossary: z.string().optional(),
})

/** The bilingual term base, `content/glossary.yaml`. Both languages of an entry stand beside each other. */
export const glossarySchema = z.strictObject({
  entries: z.array(entrySchema),
  /** One term for one thing; read by the test of the language only. */
  decided: z.strictObject({ en: z.array(decision), de: z.array(decision) }).optional(),
})

export type GlossaryEntry = z.infer<typeof entrySchema>
