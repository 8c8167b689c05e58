import type { ProblemCode } from '../../shared/content/words/problems.ts'

/** The status of each refusal; the title is that status's own phrase (RFC 9457 4.2.1, `about:blank`). */
export const problemStatus: Readonly<Record<ProblemCode, number>> = Object.freeze({
  'malformed-body': 400,
  'malformed-key': 400,
  'foreign-origin': 403,
  'link-invalid': 404,
  method: 405,
  taken: 409,
  'key-reused': 409,
  'calls-full': 409,
  'call-changed': 409,
  'call-over': 409,
  'link-expired': 410,
  'too-large': 413,
  'media-type': 415,
  'content-coding': 415,
  'faulty-fields': 422,
  'too-many': 429,
  unavailable: 503,
})

/** Reason phrases (RFC 9110 15). */
export const statusPhrase: Readonly<Record<number, string>> = Object.freeze({
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  410: 'Gone',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
})
