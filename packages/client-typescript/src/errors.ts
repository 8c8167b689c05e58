import type { FieldError, Problem } from './types.gen.ts'

/** Any failure that this package reports. */
export class FirstangleError extends Error {
  override name = 'FirstangleError'
}

/** No complete answer arrived, even after repeated attempts. */
export class ConnectionError extends FirstangleError {
  override name = 'ConnectionError'
}

/** An answer arrived that the API does not document, for example from a proxy on the way. */
export class UnexpectedAnswerError extends FirstangleError {
  override name = 'UnexpectedAnswerError'
  readonly status: number

  constructor(status: number, reason: string) {
    super(`Status ${status}: ${reason}`)
    this.status = status
  }
}

/** The job was not done in the time that the caller allowed. It goes on: wait for it again. */
export class WaitTimeoutError extends FirstangleError {
  override name = 'WaitTimeoutError'
  readonly jobId: string

  constructor(jobId: string) {
    super(`Job ${jobId} is not done yet`)
    this.jobId = jobId
  }
}

/** A file did not arrive with the SHA-256 that the API states. */
export class DamagedFileError extends FirstangleError {
  override name = 'DamagedFileError'
}

/** A webhook that must not be trusted. */
export class WebhookError extends FirstangleError {
  override name = 'WebhookError'
}

/** The API refused a request, or a job failed. The class, like `code`, says why. */
export class ApiError extends FirstangleError {
  override name = 'ApiError'
  readonly problem: Problem
  /** Milliseconds to wait before another attempt, where the API states them. */
  readonly retryAfterMs: number | undefined

  constructor(problem: Problem, retryAfterMs?: number) {
    super(`${problem.code}: ${problem.detail}`)
    this.problem = problem
    this.retryAfterMs = retryAfterMs
  }

  get code(): string {
    return this.problem.code
  }

  get status(): number {
    return this.problem.status
  }

  /** What is wrong with each field, where fields are at fault. */
  get fieldErrors(): readonly FieldError[] {
    return this.problem.errors ?? []
  }
}
