/** What the sandbox can refuse, with the status of each. content/sandbox.<en|de>.yaml has the words. */
export const errorStatus = Object.freeze({
  'malformed-body': 400,
  'malformed-key': 400,
  'key-missing': 401,
  'key-invalid': 401,
  'quota-used-up': 403,
  'not-found': 404,
  'job-unknown': 404,
  'method-not-allowed': 405,
  'job-not-done': 409,
  'key-reused': 409,
  'job-expired': 410,
  'body-too-large': 413,
  'media-type': 415,
  'faulty-fields': 422,
  'not-a-sample': 422,
  'file-format': 422,
  'scan-resolution': 422,
  'drawing-kind': 422,
  'drawing-unclear': 422,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
})

export type ErrorCode = keyof typeof errorStatus

/** Every code, in the order of their statuses. */
export const errorCodes = Object.keys(errorStatus) as readonly ErrorCode[]

/** What is found while a drawing is read: a job that was accepted ends with it. Job ids hold the index: add at the end. */
export const drawingErrors: readonly ErrorCode[] = [
  'file-format',
  'scan-resolution',
  'drawing-kind',
  'drawing-unclear',
]

/** Errors that the same request may overcome when it is sent again later. */
export const passingErrors: readonly ErrorCode[] = [
  'job-not-done',
  'too-many-requests',
  'internal',
  'unavailable',
]

/** Whether a text names an error of the sandbox. */
export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(errorStatus, text)
}
