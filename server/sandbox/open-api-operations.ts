import { drawingErrors, type ErrorCode } from '../../shared/api-schemas/sandbox-errors.ts'
import type { SandboxCopy } from '../../shared/content/words/sandbox.ts'
import { paths } from './contract.ts'
import { type JsonObject, schemaReference } from './open-api-components.ts'

/** A successful answer: an object as JSON, or a file. */
export type Success =
  | { readonly object: string; readonly headers?: readonly string[] }
  | { readonly mediaTypes: readonly string[] }

/** What the OpenAPI document says about an operation, apart from its words. */
export interface Operation {
  readonly id: keyof SandboxCopy['openApi']['operations']
  readonly path: string
  readonly method: 'get' | 'post'
  /** Needs no key. */
  readonly isPublic?: boolean
  /** Names of its parameters; `Sandbox-Error` is one of every operation. */
  readonly parameters: readonly string[]
  /** Schema of the request's body. */
  readonly body?: JsonObject
  /** By their status. */
  readonly successes: Readonly<Record<number, Success>>
  readonly errors: readonly ErrorCode[]
}

/** Errors of every operation, and those of the key. */
const anyErrors: readonly ErrorCode[] = ['too-many-requests', 'internal', 'unavailable']
const commonErrors: readonly ErrorCode[] = ['key-missing', 'key-invalid', ...anyErrors]

const bodyErrors: readonly ErrorCode[] = [
  'malformed-body',
  'body-too-large',
  'media-type',
  'faulty-fields',
]

const jobErrors: readonly ErrorCode[] = ['job-unknown', 'job-expired']

/** The operations of the sandbox, in the order of the document. */
export const operations: readonly Operation[] = [
  {
    id: 'healthCheck',
    path: paths.health,
    method: 'get',
    parameters: [],
    successes: { 200: { object: 'health' } },
    errors: commonErrors,
  },
  {
    id: 'read',
    path: paths.read,
    method: 'post',
    parameters: ['Prefer', 'IdempotencyKey'],
    body: { oneOf: [schemaReference('read_sample'), schemaReference('read_file')] },
    successes: {
      200: { object: 'result', headers: ['IdempotencyReplayed'] },
      202: { object: 'job', headers: ['Location', 'RetryAfter', 'IdempotencyReplayed'] },
    },
    errors: [
      ...commonErrors,
      ...bodyErrors,
      'not-a-sample',
      ...drawingErrors,
      'malformed-key',
      'key-reused',
      'quota-used-up',
    ],
  },
  {
    id: 'showJob',
    path: paths.job,
    method: 'get',
    parameters: ['JobId'],
    successes: { 200: { object: 'job' } },
    errors: [...commonErrors, ...jobErrors],
  },
  {
    id: 'showResult',
    path: paths.result,
    method: 'get',
    parameters: ['JobId'],
    successes: { 200: { object: 'result' } },
    errors: [...commonErrors, ...jobErrors, 'job-not-done', ...drawingErrors],
  },
  {
    id: 'showFile',
    path: paths.file,
    method: 'get',
    isPublic: true,
    parameters: ['FileName'],
    successes: { 200: { mediaTypes: ['application/pdf', 'image/png'] } },
    errors: ['not-found', ...anyErrors],
  },
  {
    id: 'testWebhook',
    path: paths.webhookTest,
    method: 'post',
    parameters: [],
    body: schemaReference('webhook_test'),
    successes: { 200: { object: 'webhook' } },
    errors: [...commonErrors, ...bodyErrors, ...jobErrors, 'job-not-done'],
  },
]
