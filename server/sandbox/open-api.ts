import { type ErrorCode, errorCodes, errorStatus } from '../../shared/api-schemas/sandbox-errors.ts'
import type { SandboxCopy } from '../../shared/content/words/sandbox.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import { demandHeader, replayHeader, versionPath } from './contract.ts'
import {
  headers,
  type JsonObject,
  type OpenApiWords,
  parameters,
  schemaReference,
  schemas,
} from './open-api-components.ts'
import { type Operation, operations, type Success } from './open-api-operations.ts'

/** The OpenAPI 3.1 document of the sandbox, from the data that it answers by. */
export function openApiDocument(origin: string, words: OpenApiWords, locale: Locale): JsonObject {
  const { copy, brand } = words
  const language = locale === 'en' ? '' : `?lang=${locale}`
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand} ${copy.openApi.title}`,
      version: '2.0.0',
      description: copy.openApi.description,
    },
    servers: [{ url: origin + versionPath, description: copy.openApi.server }],
    externalDocs: { url: `${origin}/documentation/integration${language}` },
    security: [{ key: [] }],
    paths: pathItems(copy),
    webhooks: webhooks(copy),
    components: {
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: copy.openApi.key },
      },
      parameters: parameters(copy),
      headers: headers(copy),
      schemas: schemas(words),
    },
  }
}

function pathItems(copy: SandboxCopy): JsonObject {
  const items = operations.map((operation) => [
    operation.path.slice(versionPath.length),
    { [operation.method]: operationObject(operation, copy) },
  ])
  return Object.fromEntries(items)
}

function operationObject(operation: Operation, { openApi, errors }: SandboxCopy): JsonObject {
  const { id, isPublic, parameters: own, body, successes, errors: codes } = operation
  const names = [...own, 'SandboxError']
  return {
    operationId: id,
    summary: openApi.operations[id],
    ...(isPublic && { security: [] }),
    parameters: names.map((name) => ({ $ref: `#/components/parameters/${name}` })),
    ...(body && { requestBody: jsonBody(body) }),
    responses: { ...successResponses(successes, openApi), ...errorResponses(codes, errors) },
  }
}

function webhooks({ openApi }: SandboxCopy): JsonObject {
  return {
    jobFinished: {
      post: {
        operationId: 'jobFinished',
        summary: openApi.webhook,
        security: [],
        requestBody: jsonBody(schemaReference('webhook_event')),
        responses: { '2XX': { description: openApi.webhookAnswer } },
      },
    },
  }
}

const jsonBody = (schema: JsonObject) => ({
  required: true,
  content: { 'application/json': { schema } },
})

const limitHeaders = ['RateLimit', 'RateLimitPolicy']

function successResponses(
  successes: Operation['successes'],
  openApi: SandboxCopy['openApi'],
): JsonObject {
  const responses = Object.entries(successes).map(([status, success]) => [
    status,
    successResponse(success, openApi),
  ])
  return Object.fromEntries(responses)
}

function successResponse(success: Success, { answer }: SandboxCopy['openApi']): JsonObject {
  if ('mediaTypes' in success) {
    const content = Object.fromEntries(success.mediaTypes.map((type) => [type, {}]))
    return { description: answer, content }
  }
  return {
    description: answer,
    headers: headerReferences([...(success.headers ?? []), ...limitHeaders]),
    content: { 'application/json': { schema: schemaReference(success.object) } },
  }
}

/** By the names that headers have in answers. */
const headerNames: Record<string, string> = {
  Location: 'Location',
  RetryAfter: 'Retry-After',
  IdempotencyReplayed: replayHeader,
  RateLimit: 'RateLimit',
  RateLimitPolicy: 'RateLimit-Policy',
}

function headerReferences(ids: readonly string[]): JsonObject {
  const entries = ids.map((id) => [headerNames[id], { $ref: `#/components/headers/${id}` }])
  return Object.fromEntries(entries)
}

/** One response for each status, naming its errors, and the same shape for all that is not listed. */
function errorResponses(codes: readonly ErrorCode[], errors: SandboxCopy['errors']): JsonObject {
  const listed = errorCodes.filter((code) => codes.includes(code))
  const byStatus = Map.groupBy(listed, (code) => errorStatus[code])
  const content = { 'application/problem+json': { schema: schemaReference('problem') } }
  const responses = [...byStatus].map(([status, same]) => {
    const description = same.map((code) => `\`${code}\`: ${errors[code].title}`).join('\n\n')
    const waits = status === 429 || status === 503 || same.includes('job-not-done')
    return [
      status,
      { description, ...(waits && { headers: headerReferences(['RetryAfter']) }), content },
    ]
  })
  const byHeader = { description: `\`${demandHeader}\``, content }
  return { ...Object.fromEntries(responses), default: byHeader }
}
