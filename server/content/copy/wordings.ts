import type { z } from 'zod'
import { articlesSchema } from '../../../shared/content/articles/articles.ts'
import { bringSchema } from '../../../shared/content/words/bring.ts'
import { calloutSchema } from '../../../shared/content/words/callout.ts'
import { formsSchema } from '../../../shared/content/words/forms.ts'
import { machineReadersSchema } from '../../../shared/content/words/machine-readers.ts'
import { mailsSchema } from '../../../shared/content/words/mails.ts'
import { mcpSchema } from '../../../shared/content/words/mcp.ts'
import { problemsSchema } from '../../../shared/content/words/problems.ts'
import { readerSchema } from '../../../shared/content/words/reader.ts'
import { receiptSchema } from '../../../shared/content/words/receipt.ts'
import { sampleSetSchema } from '../../../shared/content/words/sample-set.ts'
import { sandboxSchema } from '../../../shared/content/words/sandbox.ts'
import { specimenSchema } from '../../../shared/content/words/specimen.ts'
import { uiSchema } from '../../../shared/content/words/ui.ts'

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
