# Made by `npm run client-files` from shared/api-schemas. Changes here are lost.
"""One exception for each error code of the API."""

from __future__ import annotations

from .errors import ApiError
from .models import Problem


class MalformedBodyError(ApiError):
    """The body cannot be read (malformed-body, status 400)."""


class MalformedKeyError(ApiError):
    """The Idempotency-Key cannot be used (malformed-key, status 400)."""


class KeyMissingError(ApiError):
    """The API key is missing (key-missing, status 401)."""


class KeyInvalidError(ApiError):
    """The API key is not valid (key-invalid, status 401)."""


class QuotaUsedUpError(ApiError):
    """The drawings of this key are used up (quota-used-up, status 403)."""


class NotFoundError(ApiError):
    """There is nothing at this address (not-found, status 404)."""


class JobUnknownError(ApiError):
    """The job is not known (job-unknown, status 404)."""


class MethodNotAllowedError(ApiError):
    """The address does not accept this method (method-not-allowed, status 405)."""


class JobNotDoneError(ApiError):
    """The job is not done yet (job-not-done, status 409)."""


class KeyReusedError(ApiError):
    """The Idempotency-Key belongs to another request (key-reused, status 409)."""


class JobExpiredError(ApiError):
    """The job has expired (job-expired, status 410)."""


class BodyTooLargeError(ApiError):
    """The body is too large (body-too-large, status 413)."""


class MediaTypeError(ApiError):
    """The body has an unsupported type (media-type, status 415)."""


class FaultyFieldsError(ApiError):
    """Some fields cannot be used (faulty-fields, status 422)."""


class NotASampleError(ApiError):
    """The sandbox knows only its sample drawings (not-a-sample, status 422)."""


class FileFormatError(ApiError):
    """The file format is not supported (file-format, status 422)."""


class ScanResolutionError(ApiError):
    """The resolution of the scan is too low (scan-resolution, status 422)."""


class DrawingKindError(ApiError):
    """This kind of drawing is not supported (drawing-kind, status 422)."""


class DrawingUnclearError(ApiError):
    """The drawing is unclear (drawing-unclear, status 422)."""


class TooManyRequestsError(ApiError):
    """Too many requests (too-many-requests, status 429)."""


class InternalError(ApiError):
    """Something failed on our side (internal, status 500)."""


class UnavailableError(ApiError):
    """The service is busy or being maintained (unavailable, status 503)."""


ERROR_TYPES: dict[str, type[ApiError]] = {
    "malformed-body": MalformedBodyError,
    "malformed-key": MalformedKeyError,
    "key-missing": KeyMissingError,
    "key-invalid": KeyInvalidError,
    "quota-used-up": QuotaUsedUpError,
    "not-found": NotFoundError,
    "job-unknown": JobUnknownError,
    "method-not-allowed": MethodNotAllowedError,
    "job-not-done": JobNotDoneError,
    "key-reused": KeyReusedError,
    "job-expired": JobExpiredError,
    "body-too-large": BodyTooLargeError,
    "media-type": MediaTypeError,
    "faulty-fields": FaultyFieldsError,
    "not-a-sample": NotASampleError,
    "file-format": FileFormatError,
    "scan-resolution": ScanResolutionError,
    "drawing-kind": DrawingKindError,
    "drawing-unclear": DrawingUnclearError,
    "too-many-requests": TooManyRequestsError,
    "internal": InternalError,
    "unavailable": UnavailableError,
}
"""The exception of each code."""


def error_of(problem: Problem, retry_after: float | None = None) -> ApiError:
    """The exception of a problem; ApiError itself for a code that this version does not know."""
    return ERROR_TYPES.get(problem.code, ApiError)(problem, retry_after)
