import { problem } from './problem.ts'

/** The methods of pages, files and endpoints that only read. */
export const readingMethods = 'GET, HEAD, OPTIONS'

/** Whether a method only reads. */
export function isReading(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** Whether a method echoes or tunnels: a fetch request cannot have such a method. */
export function isTunnel(method: string): boolean {
  return ['TRACE', 'TRACK', 'CONNECT'].includes(method.toUpperCase())
}

/** The answer of an endpoint to a method without a handler: OPTIONS gets the methods that work, others 405 with them. */
export function otherMethod(method: string, allowed: string): Response {
  if (method === 'OPTIONS') return new Response(null, { status: 204, headers: { Allow: allowed } })
  return problem(405, 'Method Not Allowed', {}, { Allow: allowed })
}
