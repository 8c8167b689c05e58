/** Class and code of an error, as a log may hold them: messages of databases may quote what was to be stored. */
interface Cause {
  readonly error: string
  readonly code: unknown
}

/** The cause of an error: class and code of the innermost error that has a code. */
export function causeOf(error: unknown): Cause {
  if (!(error instanceof Error)) return { error: typeof error, code: undefined }
  const { name, code, errcode, cause } = error as Error & { code?: unknown; errcode?: unknown }
  if (code === undefined && cause !== undefined) return causeOf(cause)
  return { error: name, code: errcode ?? code }
}
