import { randomBytes } from 'node:crypto'
import {
  type jobStates,
  type RequestType,
  requestTypes,
  type SampleName,
  sampleNames,
} from '../../shared/api-schemas/sandbox.ts'
import { drawingErrors, type ErrorCode } from '../../shared/api-schemas/sandbox-errors.ts'
import { doneAfterMs, readingAfterMs } from './contract.ts'

/**
 * A job of the sandbox. Its id holds its whole state, so that nothing is stored and every process knows every job. Ids are not
 * signed: a made-up one leads to the same samples.
 */
export interface Job {
  readonly createdAt: number
  readonly sample: SampleName
  readonly requestTypes: readonly RequestType[]
  /** The error that the job ends with, if it fails. */
  readonly failure?: ErrorCode | undefined
}

type JobState = (typeof jobStates)[number]

const prefix = 'job_'
/** Longer texts are no id (characters). */
const longestId = 200
/** What an id states of its job: time, sample, types, failure, and random digits. */
const fields = /^([0-9a-z]{1,11})\.(\d{1,2})\.(\d{1,2})\.(\d{0,2})\.[0-9a-f]{8}$/

/** The id of a new job; two jobs of the same moment have different ones. */
export function jobIdOf({ createdAt, sample, requestTypes: types, failure }: Job): string {
  const bits = types.reduce((sum, type) => sum | (1 << requestTypes.indexOf(type)), 0)
  const parts = [
    createdAt.toString(36),
    sampleNames.indexOf(sample),
    bits,
    failure ? drawingErrors.indexOf(failure) : '',
    randomBytes(4).toString('hex'),
  ]
  return prefix + Buffer.from(parts.join('.')).toString('base64url')
}

/** The job of an id; undefined for any other text, and for a job from the future. */
export function readJobId(id: string, now: number): Job | undefined {
  if (!id.startsWith(prefix) || id.length > longestId) return undefined
  const text = Buffer.from(id.slice(prefix.length), 'base64url').toString('latin1')
  const [, time = '', sampleIndex, bits, failureIndex] = fields.exec(text) ?? []
  const sample = sampleNames[Number(sampleIndex)]
  const createdAt = Number.parseInt(time, 36)
  const types = requestTypes.filter((_, index) => (Number(bits) >> index) & 1)
  if (!sample || types.length === 0 || !(createdAt <= now)) return undefined
  const failure = failureIndex ? drawingErrors[Number(failureIndex)] : undefined
  return { createdAt, sample, requestTypes: types, failure }
}

/** How far a job is. */
export function stateOf(job: Job, now: number): JobState {
  const age = now - job.createdAt
  if (age < readingAfterMs) return 'queued'
  if (age < doneAfterMs) return 'reading'
  return job.failure ? 'failed' : 'done'
}
