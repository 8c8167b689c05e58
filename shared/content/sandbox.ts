import { z } from 'zod'
import { sandboxMeaningKeys } from '../api-schemas/definitions.ts'
import { errorCodes } from '../api-schemas/sandbox-errors.ts'
import { each, text } from './fields.ts'
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

/** Words of the sandbox and of its OpenAPI document. */
export const sandboxSchema = z.strictObject({
  openApi: openApiSchema,
  errors: each(errorCodes, errorSchema),
  fields: meaningsSchema(sandboxMeaningKeys()),
})

export type SandboxCopy = z.infer<typeof sandboxSchema>
