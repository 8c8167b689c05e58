// Made by `npm run client-files` from shared/api-schemas. Changes here are lost.
import { ApiError } from './errors.ts'
import type { Problem } from './types.gen.ts'

/** The body cannot be read (malformed-body, status 400). */
export class MalformedBodyError extends ApiError {
  override name = 'MalformedBodyError'
}

/** The Idempotency-Key cannot be used (malformed-key, status 400). */
export class MalformedKeyError extends ApiError {
  override name = 'MalformedKeyError'
}

/** The API key is missing (key-missing, status 401). */
export class KeyMissingError extends ApiError {
  override name = 'KeyMissingError'
}

/** The API key is not valid (key-invalid, status 401). */
export class KeyInvalidError extends ApiError {
  override name = 'KeyInvalidError'
}

/** The drawings of this key are used up (quota-used-up, status 403). */
export class QuotaUsedUpError extends ApiError {
  override name = 'QuotaUsedUpError'
}

/** There is nothing at this address (not-found, status 404). */
export class NotFoundError extends ApiError {
  override name = 'NotFoundError'
}

/** The job is not known (job-unknown, status 404). */
export class JobUnknownError extends ApiError {
  override name = 'JobUnknownError'
}

/** The address does not accept this method (method-not-allowed, status 405). */
export class MethodNotAllowedError extends ApiError {
  override name = 'MethodNotAllowedError'
}

/** The job is not done yet (job-not-done, status 409). */
export class JobNotDoneError extends ApiError {
  override name = 'JobNotDoneError'
}

/** The Idempotency-Key belongs to another request (key-reused, status 409). */
export class KeyReusedError extends ApiError {
  override name = 'KeyReusedError'
}

/** The job has expired (job-expired, status 410). */
export class JobExpiredError extends ApiError {
  override name = 'JobExpiredError'
}

/** The body is too large (body-too-large, status 413). */
export class BodyTooLargeError extends ApiError {
  override name = 'BodyTooLargeError'
}

/** The body has an unsupported type (media-type, status 415). */
export class MediaTypeError extends ApiError {
  override name = 'MediaTypeError'
}

/** Some fields cannot be used (faulty-fields, status 422). */
export class FaultyFieldsError extends ApiError {
  override name = 'FaultyFieldsError'
}

/** The sandbox knows only its sample drawings (not-a-sample, status 422). */
export class NotASampleError extends ApiError {
  override name = 'NotASampleError'
}

/** The file format is not supported (file-format, status 422). */
export class FileFormatError extends ApiError {
  override name = 'FileFormatError'
}

/** The resolution of the scan is too low (scan-resolution, status 422). */
export class ScanResolutionError extends ApiError {
  override name = 'ScanResolutionError'
}

/** This kind of drawing is not supported (drawing-kind, status 422). */
export class DrawingKindError extends ApiError {
  override name = 'DrawingKindError'
}

/** The drawing is unclear (drawing-unclear, status 422). */
export class DrawingUnclearError extends ApiError {
  override name = 'DrawingUnclearError'
}

/** Too many requests (too-many-requests, status 429). */
export class TooManyRequestsError extends ApiError {
  override name = 'TooManyRequestsError'
}

/** Something failed on our side (internal, status 500). */
export class InternalError extends ApiError {
  override name = 'InternalError'
}

/** The service is busy or being maintained (unavailable, status 503). */
export class UnavailableError extends ApiError {
  override name = 'UnavailableError'
}

/** The class of each code. */
export const errorTypes: Readonly<Record<string, typeof ApiError>> = {
  'malformed-body': MalformedBodyError,
  'malformed-key': MalformedKeyError,
  'key-missing': KeyMissingError,
  'key-invalid': KeyInvalidError,
  'quota-used-up': QuotaUsedUpError,
  'not-found': NotFoundError,
  'job-unknown': JobUnknownError,
  'method-not-allowed': MethodNotAllowedError,
  'job-not-done': JobNotDoneError,
  'key-reused': KeyReusedError,
  'job-expired': JobExpiredError,
  'body-too-large': BodyTooLargeError,
  'media-type': MediaTypeError,
  'faulty-fields': FaultyFieldsError,
  'not-a-sample': NotASampleError,
  'file-format': FileFormatError,
  'scan-resolution': ScanResolutionError,
  'drawing-kind': DrawingKindError,
  'drawing-unclear': DrawingUnclearError,
  'too-many-requests': TooManyRequestsError,
  'internal': InternalError,
  'unavailable': UnavailableError,
}

/** The error of a problem; an ApiError itself for a code that this version does not know. */
export function errorOf(problem: Problem, retryAfterMs?: number): ApiError {
  const known = Object.hasOwn(errorTypes, problem.code) ? errorTypes[problem.code] : undefined
  return new (known ?? ApiError)(problem, retryAfterMs)
}
