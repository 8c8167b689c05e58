import {
  drawingErrors,
  type ErrorCode,
  errorCodes,
  errorStatus,
} from '../../shared/api-schemas/sandbox-errors.ts'
import type { SandboxCopy } from '../../shared/content/words/sandbox.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import { demandHeader, paths, replayHeader, versionPath } from './contract.ts'
import {
  headers,
  type JsonObject,
  type OpenApiWords,
  parameters,
  schemaPlace,
  schemas,
} from './open-api-components.ts'

/** Errors of every operation that needs the key. */
const commonErrors: readonly ErrorCode[] = [
  'key-missing',
  'key-invalid',
  'too-many-requests',
  'internal',
  'unavailable',
]

const bodyErrors: readonly ErrorCode[] = [
  'malformed-body',
  'body-too-large',
  'media-type',
  'faulty-fields',
]

const jobErrors: readonly ErrorCode[] = ['job-unknown', 'job-expired']

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
    paths: operations(copy),
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

function operations({ openApi, errors }: SandboxCopy): JsonObject {
  const told = (id: keyof SandboxCopy['openApi']['operations']) => ({
    operationId: id,
    summary: openApi.operations[id],
  })
  const failures = (...codes: ErrorCode[]) => errorResponses([...commonErrors, ...codes], errors)
  const job = [{ $ref: '#/components/parameters/JobId' }, demand]
  const relative = (path: string) => path.slice(versionPath.length)
  return {
    [relative(paths.health)]: {
      get: {
        ...told('healthCheck'),
        parameters: [demand],
        responses: { 200: ok(openApi, 'health'), ...failures() },
      },
    },
    [relative(paths.read)]: {
      post: {
        ...told('read'),
        parameters: [
          { $ref: '#/components/parameters/Prefer' },
          { $ref: '#/components/parameters/IdempotencyKey' },
          demand,
        ],
        requestBody: body({ oneOf: [schema('read_sample'), schema('read_file')] }),
        responses: {
          200: ok(openApi, 'result', ['IdempotencyReplayed']),
          202: ok(openApi, 'job', ['Location', 'RetryAfter', 'IdempotencyReplayed']),
          ...failures(
            ...bodyErrors,
            'not-a-sample',
            ...drawingErrors,
            'malformed-key',
            'key-reused',
            'quota-used-up',
          ),
        },
      },
    },
    [relative(paths.job)]: {
      get: {
        ...told('showJob'),
        parameters: job,
        responses: { 200: ok(openApi, 'job'), ...failures(...jobErrors) },
      },
    },
    [relative(paths.result)]: {
      get: {
        ...told('showResult'),
        parameters: job,
        responses: {
          200: ok(openApi, 'result'),
          ...failures(...jobErrors, 'job-not-done', ...drawingErrors),
        },
      },
    },
    [relative(paths.file)]: {
      get: {
        ...told('showFile'),
        security: [],
        parameters: [{ $ref: '#/components/parameters/FileName' }, demand],
        responses: {
          200: { description: openApi.answer, content: { 'application/pdf': {}, 'image/png': {} } },
          ...errorResponses(['not-found', 'too-many-requests', 'internal', 'unavailable'], errors),
        },
      },
    },
    [relative(paths.webhookTest)]: {
      post: {
        ...told('testWebhook'),
        parameters: [demand],
        requestBody: body(schema('webhook_test')),
        responses: {
          200: ok(openApi, 'webhook'),
          ...failures(...bodyErrors, ...jobErrors, 'job-not-done'),
        },
      },
    },
  }
}

function webhooks({ openApi }: SandboxCopy): JsonObject {
  return {
    jobFinished: {
      post: {
        operationId: 'jobFinished',
        summary: openApi.webhook,
        security: [],
        requestBody: body(schema('webhook_event')),
        responses: { '2XX': { description: openApi.webhookAnswer } },
      },
    },
  }
}

const demand = { $ref: '#/components/parameters/SandboxError' }

const schema = (name: string) => ({ $ref: schemaPlace(name) })

const body = (content: JsonObject) => ({
  required: true,
  content: { 'application/json': { schema: content } },
})

const limitHeaders = ['RateLimit', 'RateLimitPolicy']

function ok(openApi: SandboxCopy['openApi'], name: string, more: readonly string[] = []) {
  return {
    description: openApi.answer,
    headers: headerReferences([...more, ...limitHeaders]),
    content: { 'application/json': { schema: schema(name) } },
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
  const content = { 'application/problem+json': { schema: schema('problem') } }
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
