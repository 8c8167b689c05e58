import { ApiError } from './errors.ts';
import type { Problem } from './types.gen.ts';
/** The body cannot be read (malformed-body, status 400). */
export declare class MalformedBodyError extends ApiError {
    name: string;
}
/** The Idempotency-Key cannot be used (malformed-key, status 400). */
export declare class MalformedKeyError extends ApiError {
    name: string;
}
/** The API key is missing (key-missing, status 401). */
export declare class KeyMissingError extends ApiError {
    name: string;
}
/** The API key is not valid (key-invalid, status 401). */
export declare class KeyInvalidError extends ApiError {
    name: string;
}
/** The drawings of this key are used up (quota-used-up, status 403). */
export declare class QuotaUsedUpError extends ApiError {
    name: string;
}
/** There is nothing at this address (not-found, status 404). */
export declare class NotFoundError extends ApiError {
    name: string;
}
/** The job is not known (job-unknown, status 404). */
export declare class JobUnknownError extends ApiError {
    name: string;
}
/** The address does not accept this method (method-not-allowed, status 405). */
export declare class MethodNotAllowedError extends ApiError {
    name: string;
}
/** The job is not done yet (job-not-done, status 409). */
export declare class JobNotDoneError extends ApiError {
    name: string;
}
/** The Idempotency-Key belongs to another request (key-reused, status 409). */
export declare class KeyReusedError extends ApiError {
    name: string;
}
/** The job has expired (job-expired, status 410). */
export declare class JobExpiredError extends ApiError {
    name: string;
}
/** The body is too large (body-too-large, status 413). */
export declare class BodyTooLargeError extends ApiError {
    name: string;
}
/** The body has an unsupported type (media-type, status 415). */
export declare class MediaTypeError extends ApiError {
    name: string;
}
/** Some fields cannot be used (faulty-fields, status 422). */
export declare class FaultyFieldsError extends ApiError {
    name: string;
}
/** The sandbox knows only its sample drawings (not-a-sample, status 422). */
export declare class NotASampleError extends ApiError {
    name: string;
}
/** The file format is not supported (file-format, status 422). */
export declare class FileFormatError extends ApiError {
    name: string;
}
/** The resolution of the scan is too low (scan-resolution, status 422). */
export declare class ScanResolutionError extends ApiError {
    name: string;
}
/** This kind of drawing is not supported (drawing-kind, status 422). */
export declare class DrawingKindError extends ApiError {
    name: string;
}
/** The drawing is unclear (drawing-unclear, status 422). */
export declare class DrawingUnclearError extends ApiError {
    name: string;
}
/** Too many requests (too-many-requests, status 429). */
export declare class TooManyRequestsError extends ApiError {
    name: string;
}
/** Something failed on our side (internal, status 500). */
export declare class InternalError extends ApiError {
    name: string;
}
/** The service is busy or being maintained (unavailable, status 503). */
export declare class UnavailableError extends ApiError {
    name: string;
}
/** The class of each code. */
export declare const errorTypes: Readonly<Record<string, typeof ApiError>>;
/** The error of a problem; an ApiError itself for a code that this version does not know. */
export declare function errorOf(problem: Problem, retryAfterMs?: number): ApiError;
