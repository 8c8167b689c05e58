import { z } from 'zod'
import { storageKeys } from '../../i18n/storage-list.ts'
import { rich, text } from '../parts/fields.ts'
import { anchor, heroSchema, textSectionSchema } from '../parts/page-parts.ts'
import { seoSchema } from '../parts/seo.ts'

/** A numbered paragraph (1.1, 1.2 …) and its points. */
const paragraph = { text: rich(), points: z.array(rich()).default([]) }

/** Cells by row; the first cell of a row names it. */
const tableSchema = z.strictObject({
  caption: text(),
  columns: z.array(text()).min(2),
  rows: z.array(z.array(rich()).min(2)).min(1),
})

/**
 * What a clause says, drawn: terms one after the other as a chain of dimensions, terms of their own, or who hands on to
 * whom. It repeats the words of the paragraphs and adds nothing.
 */
const drawnTermsSchema = z.strictObject({
  as: z.enum(['chain', 'sizes', 'flow']),
  items: z.array(z.strictObject({ term: text(), value: text() })).min(1),
})

const clause = {
  id: anchor(),
  title: text(),
  drawn: drawnTermsSchema.optional(),
  paragraphs: z.array(z.strictObject(paragraph)).min(1),
  table: tableSchema.optional(),
}

const frame = {
  seo: seoSchema,
  hero: heroSchema,
  /** The day from which this wording holds, ISO. Change it with the wording, in both languages. */
  version: z.iso.date(),
}

/** A legal text: clauses with numbered paragraphs. */
export const legalSchema = z.strictObject({
  ...frame,
  clauses: z.array(z.strictObject(clause)).min(3),
})

/** What the privacy policy says of one thing the site keeps in the browser. */
const storedEntry = z.strictObject({ value: rich(), purpose: text(), kept: text() })

type StorageName = keyof typeof storageKeys

/** One entry for each key the code may write: a new key without words does not build. */
const storedEntries = z.strictObject(
  Object.fromEntries(Object.keys(storageKeys).map((name) => [name, storedEntry])) as Record<
    StorageName,
    typeof storedEntry
  >,
)

/** The privacy policy: beside its words it shows what code and configuration say. */
export const privacySchema = z.strictObject({
  ...frame,
  clauses: z
    .array(
      z.strictObject({
        ...clause,
        paragraphs: z
          .array(
            z.strictObject({
              ...paragraph,
              /**
               * Only while browsers report errors (SENTRY_DSN is set), only while they do not, or only while requests
               * are passed on (LEAD_WEBHOOK_URL is set).
               */
              when: z.enum(['reports', 'no-reports', 'webhook']).optional(),
            }),
          )
          .min(1),
        /** Stands below the paragraphs and is made from code, site.yaml and the environment. */
        shows: z.enum(['controller', 'storage', 'recipients']).optional(),
      }),
    )
    .min(3),
  controller: z.strictObject({ company: text(), contact: text(), officer: text() }),
  storage: z.strictObject({
    caption: text(),
    columns: z.array(text()).length(4),
    entries: storedEntries,
  }),
  recipients: z.strictObject({
    caption: text(),
    columns: z.array(text()).length(3),
    tasks: z.strictObject({
      hosting: text(),
      mail: text(),
      leadSystem: text(),
      errorReporting: text(),
    }),
  }),
})

/** The imprint: its values come from site.yaml, the copy only names them. */
export const imprintSchema = z.strictObject({
  ...frame,
  caption: text(),
  labels: z.strictObject({
    company: text(),
    legalForm: text(),
    representedBy: text(),
    email: text(),
    phone: text(),
    register: text(),
    vatId: text(),
    businessId: text(),
    responsible: text(),
  }),
  sections: z.array(textSectionSchema).default([]),
})

export type LegalCopy = z.infer<typeof legalSchema>
export type PrivacyCopy = z.infer<typeof privacySchema>
export type ImprintCopy = z.infer<typeof imprintSchema>
