import {
  as,
  count,
  type Definition,
  list,
  oneOf,
  optional,
  orNull,
  ref,
  type SchemaNode,
  text,
} from './node.ts'

/** What can be asked for (SPEC section 7). */
export const requestTypes = [
  'metadata',
  'features',
  'insights',
  'redaction',
  'balloons',
  'thumbnails',
] as const

export type RequestType = (typeof requestTypes)[number]

/** Drawings the sandbox answers for. The last one has two sheets. */
export const sampleNames = ['shaft', 'bracket', 'plate', 'cover', 'two-sheets'] as const

export type SampleName = (typeof sampleNames)[number]

/** The drawings on the sheets of each sample. */
export const sampleSheets = {
  shaft: ['shaft'],
  bracket: ['bracket'],
  plate: ['plate'],
  cover: ['cover'],
  'two-sheets': ['shaft', 'bracket'],
} as const satisfies Record<SampleName, readonly string[]>

/** States of a job, in their order; the last two are final. */
export const jobStates = ['queued', 'reading', 'done', 'failed'] as const

/** Types of events that a webhook gets. */
const eventTypes = ['job.done', 'job.failed'] as const

const moment: SchemaNode = { type: 'string', format: 'date-time' }
const jobId = as('job.job_id', text())
const requested = as('read_request.request_types', {
  ...list(oneOf(...requestTypes)),
  minItems: 1,
})
const asked = {
  request_types: requested,
  callback_url: optional(
    as('read_request.callback_url', {
      type: 'string',
      pattern: '^https://',
      maxLength: 2048,
    }),
  ),
} satisfies Definition

/** Requests and answers around the three responses, as the sandbox takes and gives them. */
export const sandboxDefinitions: Readonly<Record<string, Definition>> = {
  read_sample: { sample: oneOf(...sampleNames), ...asked },
  read_file: { file: ref('upload'), ...asked },
  upload: {
    name: { ...text('shaft.pdf'), maxLength: 255 },
    content: { type: 'string', pattern: '^[A-Za-z0-9+/]+={0,2}$' },
  },
  job: {
    job_id: jobId,
    status: oneOf(...jobStates),
    created_at: moment,
    request_types: as('job.request_types', list(oneOf(...requestTypes))),
    result_url: orNull(text()),
    error: orNull(ref('problem')),
  },
  result: { job_id: jobId, file_name: text('shaft.pdf'), pages: list(ref('result_page')) },
  result_page: {
    page: count,
    metadata: optional(ref('metadata')),
    features: optional(ref('features')),
    insights: optional(ref('insights')),
    redaction: optional(ref('file')),
    balloons: optional(ref('file')),
    thumbnails: optional(ref('file')),
  },
  file: {
    url: text(),
    media_type: text('application/pdf', 'image/png'),
    bytes: count,
    sha256: { type: 'string', pattern: '^[0-9a-f]{64}$' },
  },
  health: { status: oneOf('ok'), samples: list(ref('sample')) },
  sample: { name: oneOf(...sampleNames), page_count: count, file: ref('file') },
  webhook_test: { job_id: jobId },
  webhook: { headers: ref('webhook_headers'), body: text() },
  webhook_headers: {
    'content-type': text('application/json'),
    'webhook-id': text(),
    'webhook-timestamp': { type: 'string', pattern: '^[0-9]+$' },
    'webhook-signature': { type: 'string', pattern: '^v1,[A-Za-z0-9+/]+=*$' },
  },
  webhook_event: { type: oneOf(...eventTypes), timestamp: moment, data: ref('job') },
  problem: {
    type: text(),
    title: text(),
    status: { type: 'integer', minimum: 400 },
    detail: text(),
    code: text('drawing-unclear'),
    errors: optional(list(ref('field_error'))),
  },
  field_error: { pointer: text('#/request_types/0'), detail: text() },
}
