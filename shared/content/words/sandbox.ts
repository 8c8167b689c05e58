import { z } from 'zod'
import { sandboxMeaningKeys } from '../../api-schemas/definitions.ts'
import { errorCodes } from '../../api-schemas/sandbox-errors.ts'
import { each, text } from '../parts/fields.ts'
import { meaningsSchema } from './meanings.ts'

/** An error: its name, what happened, what to do. */
const errorSchema = z.strictObject({ title: text(), detail: text(), action: text() })

/** What the OpenAPI document says beside errors and fields. */
const openApiSchema = z.strictObject({
  title: text(),
  description: text(),
  server: text(),
  key: text(),
  answer: text(),
  webhook: text(),
  webhookAnswer: text(),
  fileName: text(),
  prefer: text(),
  idempotencyKey: text(),
  sandboxError: text(),
  headers: each(
    ['Location', 'RetryAfter', 'IdempotencyReplayed', 'RateLimit', 'RateLimitPolicy'],
    text(),
  ),
  operations: each(
    ['healthCheck', 'read', 'showJob', 'showResult', 'showFile', 'testWebhook'],
    text(),
  ),
})

/** What guides write at their examples, fields and errors. */
const guidesSchema = z.strictObject({
  language: text(),
  fields: text(),
  status: text(),
  /** Over the codes by their statuses: its name, and what its two kinds of marks mean. */
  scale: z.strictObject({ label: text(), change: text(), repeat: text() }),
  /** Label of the button that sends the request of an example. */
  run: text(),
  answer: text(),
  failed: text(),
})

/** Words of the sandbox, of its OpenAPI document and of the guides that show it. */
export const sandboxSchema = z.strictObject({
  openApi: openApiSchema,
  guides: guidesSchema,
  errors: each(errorCodes, errorSchema),
  fields: meaningsSchema(sandboxMeaningKeys()),
})

export type SandboxCopy = z.infer<typeof sandboxSchema>
export type GuideLabels = SandboxCopy['guides']
