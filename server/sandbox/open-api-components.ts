import { definitionsOf } from '../../shared/api-schemas/definitions.ts'
import { sampleNames, sandboxDefinitions } from '../../shared/api-schemas/sandbox.ts'
import { errorCodes } from '../../shared/api-schemas/sandbox-errors.ts'
import { objectSchema, type SchemaWords } from '../../shared/api-schemas/schema-document.ts'
import type { SandboxCopy } from '../../shared/content/words/sandbox.ts'
import { demandHeader, idempotencyHeader } from './contract.ts'

/** What the document is made with, in one language. */
export interface OpenApiWords extends Pick<SchemaWords, 'meaning' | 'unit'> {
  readonly copy: SandboxCopy
  readonly brand: string
}

export type JsonObject = Record<string, unknown>

/** Where the schema of an object type stands in the document. */
const schemaPlace = (name: string) => `#/components/schemas/${pascal(name)}`

/** A reference to the schema of an object type. */
export const schemaReference = (name: string) => ({ $ref: schemaPlace(name) })

/** `read_request` as `ReadRequest`. */
export const pascal = (name: string) =>
  name.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Parameters that several operations take. */
export function parameters({ openApi, fields }: SandboxCopy): JsonObject {
  const header = (name: string, description: string, of: JsonObject) => ({
    name,
    in: 'header',
    description,
    schema: { type: 'string', ...of },
  })
  const path = (name: string, description: string) => ({
    name,
    in: 'path',
    required: true,
    description,
    schema: { type: 'string' },
  })
  return {
    JobId: path('job_id', fields.job?.job_id ?? ''),
    FileName: { ...path('name', openApi.fileName), example: `${sampleNames[0]}.pdf` },
    Prefer: header('Prefer', openApi.prefer, { const: 'respond-async' }),
    IdempotencyKey: header(idempotencyHeader, openApi.idempotencyKey, {
      minLength: 1,
      maxLength: 255,
    }),
    SandboxError: header(demandHeader, openApi.sandboxError, { enum: errorCodes }),
  }
}

/** Headers of answers. */
export function headers({ openApi }: SandboxCopy): JsonObject {
  const schemas: Record<string, JsonObject> = {
    Location: { type: 'string', format: 'uri-reference' },
    RetryAfter: { type: 'integer', minimum: 1 },
    IdempotencyReplayed: { const: 'true' },
    RateLimit: { type: 'string', examples: ['"sandbox";r=119;t=60'] },
    RateLimitPolicy: { type: 'string', examples: ['"sandbox";q=120;w=60'] },
  }
  return Object.fromEntries(
    Object.entries(schemas).map(([id, of]) => [
      id,
      { description: openApi.headers[id as keyof typeof openApi.headers], schema: of },
    ]),
  )
}

/** Every object type of requests and answers, named like a class. */
export function schemas(words: OpenApiWords): JsonObject {
  const names = new Set(Object.keys(sandboxDefinitions).flatMap(definitionsOf))
  return Object.fromEntries(
    [...names].toSorted().map((name) => [pascal(name), objectSchema(name, words, schemaPlace)]),
  )
}
