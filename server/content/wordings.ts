import type { z } from 'zod'
import { articlesSchema } from './schemas/articles.ts'
import { calloutSchema } from './schemas/callout.ts'
import { formsSchema } from './schemas/forms.ts'
import { machineReadersSchema } from './schemas/machine-readers.ts'
import { mailsSchema } from './schemas/mails.ts'
import { problemsSchema } from './schemas/problems.ts'
import { readerSchema } from './schemas/reader.ts'
import { uiSchema } from './schemas/ui.ts'

/** Words that belong to no single page: `content/<name>.<en|de>.yaml`. */
export const wordingSchemas = {
  ui: uiSchema,
  forms: formsSchema,
  mails: mailsSchema,
  problems: problemsSchema,
  articles: articlesSchema,
  'machine-readers': machineReadersSchema,
  callout: calloutSchema,
  reader: readerSchema,
}

export type WordingName = keyof typeof wordingSchemas

export type Wording<K extends WordingName> = z.infer<(typeof wordingSchemas)[K]>

/** The names of these files. */
export const wordingNames = Object.keys(wordingSchemas) as WordingName[]
