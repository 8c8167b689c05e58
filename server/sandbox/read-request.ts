import { createHash } from 'node:crypto'
import { z } from 'zod'
import {
  type RequestType,
  requestTypes,
  type SampleName,
} from '../../shared/api-schemas/sandbox.ts'
import { objectDocument } from '../../shared/api-schemas/schema-document.ts'
import type { SandboxData } from './sandbox-data.ts'
import { type FieldError, SandboxError } from './sandbox-error.ts'

/** What a read request asks for, once it is understood. */
interface ReadRequest {
  readonly sample: SampleName
  readonly requestTypes: readonly RequestType[]
}

interface RequestBody {
  readonly request_types: RequestType[]
}

const validators = new Map<string, z.ZodType>()

/** The published schema of a request is what checks it. */
function validatorOf(name: string): z.ZodType {
  const known = validators.get(name)
  if (known) return known
  const made = z.fromJSONSchema(objectDocument(name))
  validators.set(name, made)
  return made
}

const messages = {
  en: { error: z.locales.en().localeError },
  de: { error: z.locales.de().localeError },
}

/** A body of this shape. Throws SandboxError `faulty-fields` with a pointer to each fault. */
export function parseAs<T>(name: string, body: unknown): T {
  const validator = validatorOf(name)
  const parsed = validator.safeParse(body, messages.en)
  if (parsed.success) return parsed.data as T
  // The same faults in the same order, in other words.
  const german = validator.safeParse(body, messages.de).error?.issues ?? []
  const errors = parsed.error.issues
    .slice(0, mostFaults)
    .flatMap((issue, at) => faultsOf(issue, german[at] ?? issue))
  throw new SandboxError('faulty-fields', { errors })
}

/** At most this many faults are listed: more help nobody, and the answer could be many times as long as the request. */
const mostFaults = 20

/** A longer pointer comes from a name that no person has typed. */
const longestName = 100

const unknownField = { en: 'Unknown field', de: 'Unbekanntes Feld' }

function faultsOf(issue: z.core.$ZodIssue, german: z.core.$ZodIssue): FieldError[] {
  const at = issue.path.map((key) => pointerPart(String(key)))
  const detail = { en: issue.message, de: german.message }
  if (issue.code !== 'unrecognized_keys') return [{ pointer: `#${at.join('')}`, detail }]
  return issue.keys.slice(0, 10).map((key) => ({
    pointer: `#${at.join('')}${pointerPart(key)}`,
    detail: unknownField,
  }))
}

function pointerPart(key: string): string {
  return `/${key.slice(0, longestName).replaceAll('~', '~0').replaceAll('/', '~1')}`
}

/** What a body asks for. Throws SandboxError for any other body, and for a file that is not one of the samples. */
export function readRequest(given: unknown, data: SandboxData): ReadRequest {
  const body = upToListedFaults(given)
  const isFile = typeof body === 'object' && body !== null && 'file' in body
  if (!isFile) {
    const asked = parseAs<RequestBody & { sample: SampleName }>('read_sample', body)
    return { sample: asked.sample, requestTypes: asked.request_types }
  }
  const asked = parseAs<RequestBody & { file: { content: string } }>('read_file', body)
  return { sample: sampleOf(asked.file.content, data), requestTypes: asked.request_types }
}

/**
 * The same body, its list of types cut where the last fault in it has been listed: to find thousands more takes a third of
 * a second, in which nobody else is answered.
 */
export function upToListedFaults(body: unknown): unknown {
  const types = (body as { request_types?: unknown } | null)?.request_types
  if (!Array.isArray(types)) return body
  let faults = 0
  const end = types.findIndex((type) => {
    if (!requestTypes.includes(type)) faults += 1
    return faults > mostFaults
  })
  return end < 0 ? body : { ...(body as object), request_types: types.slice(0, end) }
}

function sampleOf(content: string, { samples, files }: SandboxData): SampleName {
  const bytes = Buffer.from(content, 'base64')
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const names = Object.keys(samples) as SampleName[]
  const found = names.find((name) => files[`${name}.pdf`]?.sha256 === sha256)
  if (!found) throw new SandboxError('not-a-sample')
  return found
}
