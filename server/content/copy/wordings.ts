import type { z } from 'zod'
import { articlesSchema } from '../../../shared/content/articles.ts'
import { bringSchema } from '../../../shared/content/bring.ts'
import { calloutSchema } from '../../../shared/content/callout.ts'
import { formsSchema } from '../../../shared/content/forms.ts'
import { machineReadersSchema } from '../../../shared/content/machine-readers.ts'
import { mailsSchema } from '../../../shared/content/mails.ts'
import { mcpSchema } from '../../../shared/content/mcp.ts'
import { problemsSchema } from '../../../shared/content/problems.ts'
import { readerSchema } from '../../../shared/content/reader.ts'
import { receiptSchema } from '../../../shared/content/receipt.ts'
import { sampleSetSchema } from '../../../shared/content/sample-set.ts'
import { sandboxSchema } from '../../../shared/content/sandbox.ts'
import { specimenSchema } from '../../../shared/content/specimen.ts'
import { uiSchema } from '../../../shared/content/ui.ts'

/** Words that belong to no single page: `content/<name>.<en|de>.yaml`. */
export const wordingSchemas = {
  ui: uiSchema,
  forms: formsSchema,
  mails: mailsSchema,
  problems: problemsSchema,
  articles: articlesSchema,
  'machine-readers': machineReadersSchema,
  bring: bringSchema,
  callout: calloutSchema,
  reader: readerSchema,
  set: sampleSetSchema,
  receipt: receiptSchema,
  sandbox: sandboxSchema,
  mcp: mcpSchema,
  specimen: specimenSchema,
}

export type WordingName = keyof typeof wordingSchemas

export type Wording<K extends WordingName> = z.infer<(typeof wordingSchemas)[K]>

/** The names of these files. */
export const wordingNames = Object.keys(wordingSchemas) as WordingName[]
