/** A response with only the first entry of each list. Pages carry this excerpt; their script replaces it by the whole. */
export function excerpt<Response extends object>(response: Response): Response {
  const parts = Object.entries(response).map(([name, value]) => [
    name,
    Array.isArray(value) && isObject(value[0]) ? value.slice(0, 1) : value,
  ])
  return Object.fromEntries(parts)
}

/** The shortest excerpt: what a response begins with, up to its first object or the first of a list of them. */
export function beginning(response: object): object {
  const parts = Object.entries(excerpt(response))
  const first = parts.findIndex(([, value]) => isObject(Array.isArray(value) ? value[0] : value))
  return Object.fromEntries(parts.slice(0, first + 1))
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
