/** An error may be its own cause. */
const mostCauses = 5

/**
 * The code of a system error (`ENOSPC`, `ECONNREFUSED`), of the error itself or of what caused it, else the error's
 * class. Messages of errors are never used: they repeat paths, addresses, values.
 */
export function errorCode(thrown: unknown): string {
  for (let error = thrown, depth = 0; error instanceof Error && depth < mostCauses; depth++) {
    const { code } = error as { code?: unknown }
    if (typeof code === 'string' && /^[A-Z0-9_]{2,60}$/.test(code)) return code
    error = error.cause
  }
  return thrown instanceof Error && /^\w{1,40}$/.test(thrown.name) ? thrown.name : 'unknown'
}
