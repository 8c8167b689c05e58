import type { ErrorCode } from '../../shared/api-schemas/sandbox-errors.ts'
import type { Locale } from '../../shared/i18n/locale.ts'

/** What is wrong with one field of a request: a JSON pointer to it (RFC 6901), and what was expected, in each language. */
export interface FieldError {
  readonly pointer: string
  readonly detail: Readonly<Record<Locale, string>>
}

/** Ends a request at any of its steps; create-sandbox.ts makes problem details of it. */
export class SandboxError extends Error {
  readonly code: ErrorCode
  readonly errors: readonly FieldError[] | undefined
  readonly headers: Readonly<Record<string, string>>

  constructor(
    code: ErrorCode,
    more: { errors?: readonly FieldError[]; headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(code)
    this.name = 'SandboxError'
    this.code = code
    this.errors = more.errors
    this.headers = more.headers ?? {}
  }
}
